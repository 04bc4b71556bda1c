import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import type { GraphqlContext } from './context.ts'
import { readerOf } from './read-part.ts'

type Resolve = GraphQLFieldResolver<Record<string, unknown>, GraphqlContext>
type Check = (viewer: Viewer, node: Record<string, unknown>, field: string) => void

/** Debates and turns reach debaters as their owners only, except by a share link. */
const isOwn = (viewer: Viewer, type: string, node: Record<string, unknown>): boolean =>
  (viewer.kind === 'user' && viewer.userId === node.user_id) ||
  (type !== 'User' && node.by_link === undefined)

const checkPrivate =
  (type: string): Check =>
  (viewer, node, field) => {
    if (viewer.kind !== 'admin' && !isOwn(viewer, type, node))
      throw new DomainError('FIELD_PRIVATE', { field })
  }

type Field = Pick<GraphQLField<unknown, unknown>, 'astNode'>

const says = ({ astNode }: Field, directive: string): boolean =>
  astNode?.directives?.some(({ name }) => name.value === directive) ?? false

/** Whether the SDL keeps a field for administrators. */
export const isForAdmins = (field: Field): boolean => says(field, 'adminsOnly')

const checkOf = (type: string, field: Field) => {
  if (isForAdmins(field)) return requireAdmin
  return says(field, 'private') ? checkPrivate(type) : null
}

const guarded =
  (check: Check, resolve: Resolve): Resolve =>
  (node, args, context, info) => {
    const read = (viewer: Viewer) => {
      check(viewer, node, info.fieldName)
      return resolve(node, args, context, info)
    }
    // Rows of a list ask again and again: no promise for each.
    const viewer = context.knownViewer()
    return viewer ? read(viewer) : context.viewer().then(read)
  }

/**
 * Gives every field its way of reading, and puts what the SDL says of permissions before it:
 * @private and @adminsOnly are checked here, for every type, before the arguments are looked at.
 */
export const completeFields = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type.name === 'Subscription') continue
    for (const field of Object.values(type.getFields())) {
      const resolve: Resolve = field.resolve ?? readerOf(type.name, field.name)
      const check = checkOf(type.name, field)
      field.resolve = check ? guarded(check, resolve) : resolve
    }
  }
  return schema
}
