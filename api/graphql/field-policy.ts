import {
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  Kind,
} from 'graphql'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireAdminOr, requireScope, type Viewer } from '#api/domain/viewer.ts'
import { API_KEY_SCOPES, type ApiKeyScope } from '#schema/api-scopes.ts'
import type { GraphqlContext } from './context.ts'
import { readerOf } from './read-part.ts'

type Resolve = GraphQLFieldResolver<Record<string, unknown>, GraphqlContext>
type Check = (viewer: Viewer, node: Record<string, unknown>, field: string) => void

/** Debates and turns reach debaters as their owners only, except by a share link. */
const isOwn = (viewer: Viewer, type: string, node: Record<string, unknown>): boolean =>
  (viewer.kind === 'user' && viewer.userId === node.user_id) ||
  (type !== 'User' && node.by_link === undefined)

/** The scope that opens a type's private fields to API keys, where the SDL names no other. */
const SCOPE_OF_TYPE: Record<string, ApiKeyScope> = {
  Debate: 'DEBATES_READ',
  Turn: 'DEBATES_READ',
  User: 'USERS_READ',
}

const checkPrivate =
  (type: string, scope: ApiKeyScope | null): Check =>
  (viewer, node, field) => {
    if (viewer.kind === 'key') requireScope(viewer, scope)
    else if (viewer.kind !== 'admin' && !isOwn(viewer, type, node))
      throw new DomainError('FIELD_PRIVATE', { field })
  }

type Field = Pick<GraphQLField<unknown, unknown>, 'astNode'>

const directiveOf = ({ astNode }: Field, directive: string) =>
  astNode?.directives?.find(({ name }) => name.value === directive)

const scopeIn = (directive: ConstDirectiveNode): ApiKeyScope | null => {
  const value = directive.arguments?.find(({ name }) => name.value === 'scope')?.value
  return API_KEY_SCOPES.find(scope => value?.kind === Kind.ENUM && value.value === scope) ?? null
}

/** Whether the SDL keeps a field for administrators, and which scope opens it to API keys. */
export const adminsOnlyOf = (field: Field): { scope: ApiKeyScope | null } | null => {
  const directive = directiveOf(field, 'adminsOnly')
  return directive ? { scope: scopeIn(directive) } : null
}

const checkOf = (type: string, field: Field): Check | null => {
  const kept = adminsOnlyOf(field)
  if (kept) return viewer => requireAdminOr(viewer, kept.scope)
  const directive = directiveOf(field, 'private')
  return directive ? checkPrivate(type, scopeIn(directive) ?? SCOPE_OF_TYPE[type] ?? null) : null
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
