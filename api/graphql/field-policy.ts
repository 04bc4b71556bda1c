import {
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  Kind,
} from 'graphql'
import { DomainError } from '#api/domain/domain-error.ts'
import {
  accountOf,
  requireAdminOr,
  requireDebater,
  requirePersonOr,
  requireScope,
  requireUser,
  type Viewer,
} from '#api/domain/viewer.ts'
import { API_KEY_SCOPES, type ApiKeyScope } from '#schema/api-scopes.ts'
import type { GraphqlContext } from './context.ts'
import { readerOf } from './read-part.ts'

type Resolve = GraphQLFieldResolver<Record<string, unknown>, GraphqlContext>
/** Who may read a field: of some rows everybody, of the others those whom `check` lets pass. */
type Guard = {
  isOpen(viewer: Viewer, node: Record<string, unknown>): boolean
  check(viewer: Viewer, field: string): void
}

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

const guardPrivate = (type: string, scope: ApiKeyScope | null): Guard => ({
  isOpen: (viewer, node) => viewer.kind !== 'key' && isOwn(viewer, type, node),
  check: (viewer, field) => {
    if (viewer.kind === 'key') requireScope(viewer, scope)
    else if (viewer.kind !== 'admin') throw new DomainError('FIELD_PRIVATE', { field })
  },
})

const guardForAdmins = (scope: ApiKeyScope | null): Guard => ({
  isOpen: () => false,
  check: viewer => requireAdminOr(viewer, scope),
})

type Field = Pick<GraphQLField<unknown, unknown>, 'astNode'>

const directiveOf = ({ astNode }: Field, directive: string) =>
  astNode?.directives?.find(({ name }) => name.value === directive)

const scopeIn = (directive: ConstDirectiveNode): ApiKeyScope | null => {
  const value = directive.arguments?.find(({ name }) => name.value === 'scope')?.value
  return API_KEY_SCOPES.find(scope => value?.kind === Kind.ENUM && value.value === scope) ?? null
}

/** Whether a viewer may ask for a field of a root; `input` is as it was sent, of any shape. */
export type MayAsk = (viewer: Viewer, input: unknown) => unknown

const isForAnother = (input: unknown): boolean =>
  ((input as { externalUserId?: unknown } | null | undefined)?.externalUserId ?? null) !== null

/** What the SDL's directives say of who may ask; the scope is what opens the field to API keys. */
const GATES: Record<string, (scope: ApiKeyScope | null) => MayAsk> = {
  adminsOnly: scope => viewer => requireAdminOr(viewer, scope),
  usersOnly: () => requireUser,
  accountsOnly: () => accountOf,
  debatersOnly: scope => (viewer, input) =>
    isForAnother(input) ? requireAdminOr(viewer, scope) : requireDebater(viewer),
  ownersOnly: scope => viewer => requirePersonOr(viewer, scope),
}

/** The gate that the SDL names at a field of a root; null where everybody may ask. */
export const rootGateOf = ({ astNode }: Field): MayAsk | null => {
  const [gate] = (astNode?.directives ?? []).flatMap(directive => {
    const make = GATES[directive.name.value]
    return make ? [make(scopeIn(directive))] : []
  })
  return gate ?? null
}

const guardOf = (type: string, field: Field): Guard | null => {
  const kept = directiveOf(field, 'adminsOnly')
  if (kept) return guardForAdmins(scopeIn(kept))
  const directive = directiveOf(field, 'private')
  return directive ? guardPrivate(type, scopeIn(directive) ?? SCOPE_OF_TYPE[type] ?? null) : null
}

const guarded = ({ isOpen, check }: Guard, resolve: Resolve): Resolve => {
  /** Of this field: an error costs more than all else about a row, so a viewer gets one for all. */
  const refusals = new WeakMap<Viewer, unknown>()
  const assertMayRead = (viewer: Viewer, field: string) => {
    const first = refusals.get(viewer)
    if (first !== undefined) throw first
    try {
      check(viewer, field)
    } catch (error) {
      refusals.set(viewer, error)
      throw error
    }
  }
  return (node, args, context, info) => {
    const read = (viewer: Viewer) => {
      if (!isOpen(viewer, node)) assertMayRead(viewer, info.fieldName)
      return resolve(node, args, context, info)
    }
    // Rows of a list ask again and again: no promise for each.
    const viewer = context.knownViewer()
    return viewer ? read(viewer) : context.viewer().then(read)
  }
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
      const guard = guardOf(type.name, field)
      field.resolve = guard ? guarded(guard, resolve) : resolve
    }
  }
  return schema
}
