import { randomUUID } from 'node:crypto'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { io, type Socket } from 'socket.io-client'
import { toErrorBody } from '#api/domain/error-body.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { readSdl } from '#api/graphql/plugin.ts'
import type { UseCase } from '#api/http/use-cases.ts'
import type { ErrorBody } from '#schema/errors.ts'
import { until } from '../factories.ts'
import type { TestApp } from '../test-app.ts'
import type { Knock } from './viewers.ts'

/** What a door says: it lets in, or asks for a login, or forbids, or knows of nothing there. */
export type DoorAnswer = 'open' | 'login' | 'forbidden' | 'hidden'

/** Codes by which a door asks for a login; a wrong password is the answer of an open door. */
const ASKS_FOR_LOGIN: readonly (string | undefined)[] = [
  'LOGIN_REQUIRED',
  'LOGIN_EXPIRED',
  'ADMIN_LOGIN_REQUIRED',
  'ACCOUNT_GONE',
  'KEY_INVALID',
]

const outcomeOf = (code: string | undefined, messageCode: string | undefined): DoorAnswer => {
  if (ASKS_FOR_LOGIN.includes(messageCode)) return 'login'
  if (code === 'FORBIDDEN') return 'forbidden'
  // Nobody joins a debate of somebody else's.
  if (messageCode?.endsWith('_WITHOUT_DEBATE')) return 'hidden'
  return code === 'NOT_FOUND' ? 'hidden' : 'open'
}

/** The id of nothing. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** What fits every call, where a call takes it: an unknown id, but for the debate and its motion. */
export const inputFor = (debateId: string, topicId: string) => ({
  debate_id: debateId,
  debateId,
  topic_id: topicId,
  topicId,
  topic_text: 'Tea is better than coffee',
  topic_text_en: 'Tea is better than coffee, always',
  stance: 'for',
  mode: 'text',
  message: 'I say so.',
  text: 'I say so.',
  email: 'nobody@example.org',
  password: 'secret-1',
  current_password: 'secret-1',
  // No name: nobody is registered, so that nobody logs in and takes the guest's debates.
  username: 'x',
  full_name: 'Nobody',
  token: 'nothing',
  topic_ids: [NOBODY],
  format: 'csv',
  page: 1,
  pageSize: 10,
  filter: {},
  sort: [],
})

/** A route as it is registered, with the ids of what is there in it. */
export const pathOf = (
  door: string,
  { debateId, turnId, topicId }: Record<'debateId' | 'turnId' | 'topicId', string>,
): string =>
  door
    .replace(/^(.*\/api\/(?:users\/)?debates)\/:id/, `$1/${debateId}`)
    .replace(':turnId', turnId)
    .replace(/^(GET .*topics)\/:id/, `$1/${topicId}`)
    .replace(/:\w+/, randomUUID())

/** `input` is JSON as it is, where it is a text. */
export const askRest = async (
  { call }: TestApp,
  door: string,
  input: object | string,
  knock: Knock,
): Promise<DoorAnswer> => {
  const [method = 'GET', path = ''] = door.split(' ')
  const hasBody = method === 'POST' || method === 'PUT'
  const { body } = await call<ErrorBody | undefined>(method as 'GET', path, {
    ...knock,
    ...(hasBody && { body: input }),
  })
  const { code, message_code } = typeof body === 'object' && body !== null ? body : {}
  return outcomeOf(code, message_code)
}

const schema = buildSchema(readSdl())
export const ROOTS = { query: schema.getQueryType(), mutation: schema.getMutationType() }
export const SUBSCRIPTIONS = Object.keys(schema.getSubscriptionType()?.getFields() ?? {})

/** A value of the type that says nothing: texts are short, ids unknown. */
const sampleOf = (type: GraphQLInputType, name: string, known: Record<string, string>): unknown => {
  if (isNonNullType(type)) return sampleOf(type.ofType, name, known)
  if (isListType(type)) return []
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(({ type }) => isNonNullType(type))
    return Object.fromEntries(
      fields.map(each => [each.name, sampleOf(each.type, each.name, known)]),
    )
  }
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (name in known) return known[name]
  if (type.name === 'ID') return randomUUID()
  if (type.name === 'Int' || type.name === 'Float') return 1
  return type.name === 'Boolean' ? false : 'x'
}

const queryOf = (
  root: string,
  field: GraphQLField<unknown, unknown>,
  taken: readonly GraphQLArgument[],
): string => {
  const { name } = field
  const declared = taken.map(arg => `$${arg.name}: ${arg.type}`).join(', ')
  const passed = taken.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  const type = getNamedType(field.type)
  const hasErrors = isObjectType(type) && 'userErrors' in type.getFields()
  const selected = `{ __typename ${hasErrors ? 'userErrors { code messageCode }' : ''} }`
  const selection = isLeafType(type) ? '' : selected
  return `${root}${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selection} }`
}

type UserErrors = Record<string, { userErrors?: { code: string; messageCode: string }[] } | null>

type MakeValue = (type: GraphQLInputType, name: string, known: Record<string, string>) => unknown

/** With what an argument must have; with all that it may have where `wrong` makes the values. */
export const askGraphql = async (
  { graphql }: TestApp,
  root: 'query' | 'mutation',
  name: string,
  known: Record<string, string>,
  knock: Knock,
  wrong?: MakeValue,
): Promise<DoorAnswer> => {
  const field = ROOTS[root]?.getFields()[name]
  if (!field) throw new Error(`there is no ${root} ${name}`)
  const args = field.args.filter(({ type }) => wrong || isNonNullType(type))
  const makeValue = wrong ?? sampleOf
  const variables = Object.fromEntries(
    args.map(arg => [arg.name, makeValue(arg.type, arg.name, known)]),
  )
  const { body } = await graphql<UserErrors>(queryOf(root, field, args), variables, knock)
  const { code, messageCode } = body.errors?.[0]?.extensions ?? {}
  const [userError] = body.data?.[name]?.userErrors ?? []
  return outcomeOf(code ?? userError?.code, messageCode ?? userError?.messageCode)
}

/** `login` when the socket is refused, whatever the reason; it never says which. */
export const askSubscription = async (
  { url }: TestApp,
  name: string,
  { token }: Knock,
): Promise<DoorAnswer> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  let outcome: DoorAnswer | null = null
  socket.onclose = ({ code }) => {
    outcome ??= code === 4403 || code === 4401 ? 'forbidden' : 'hidden'
  }
  socket.onmessage = ({ data }) => {
    const { type, payload } = JSON.parse(String(data))
    const query = `subscription { ${name} { __typename } }`
    if (type === 'connection_ack') {
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }))
      // What is refused is told before the answer to what comes after it.
      socket.send(JSON.stringify({ type: 'ping' }))
    }
    if (type === 'error') outcome = outcomeOf(payload[0]?.extensions?.code, payload[0]?.messageCode)
    if (type === 'pong') outcome ??= 'open'
  }
  socket.onopen = () => {
    const payload = token === undefined ? {} : { authorization: `Bearer ${token}` }
    socket.send(JSON.stringify({ type: 'connection_init', payload }))
  }
  await until(`the subscription ${name} is answered`, () => outcome !== null)
  socket.close()
  return outcome ?? 'open'
}

/** A socket of a namespace, or how it is refused. */
export const enterNamespace = async (
  { url }: TestApp,
  namespace: string,
  { token, cookie }: Knock,
): Promise<{ outcome: DoorAnswer; client: Socket }> => {
  const client: Socket = io(url + namespace, {
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    auth: token === undefined ? {} : { token },
    ...(cookie !== undefined && { extraHeaders: { cookie } }),
  })
  let outcome: DoorAnswer | null = null
  client.once('connect', () => {
    outcome = 'open'
  })
  client.once('connect_error', error => {
    const { code, message_code } = (error as { data?: ErrorBody }).data ?? {}
    outcome = outcomeOf(code, message_code)
  })
  await until(`${namespace} is answered`, () => outcome !== null)
  return { outcome: outcome ?? 'hidden', client }
}

/** The first answer of an event that is refused, or of its success. */
export const askEvent = async (
  client: Socket,
  event: string,
  payload: unknown,
  answers: readonly string[],
): Promise<DoorAnswer> => {
  let outcome: DoorAnswer | null = null
  client.onAny((name: string, body: Partial<ErrorBody> = {}) => {
    if (name === 'error' || name === 'realtime-error')
      outcome ??= outcomeOf(body.code, body.message_code)
    else if (answers.includes(name)) outcome ??= 'open'
  })
  const acknowledge = (body: Partial<ErrorBody> = {}) => {
    outcome ??= outcomeOf(body.code, body.message_code)
  }
  client.emit(event, payload, acknowledge)
  await until(`${event} is answered`, () => outcome !== null)
  client.offAny()
  return outcome ?? 'open'
}

const isIterable = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer

/** A use case of the domain, called as the doors call it; what it answers is not looked at. */
export const askVerb = async (
  { app }: TestApp,
  verb: UseCase<object, unknown>,
  viewer: Viewer,
  input: object,
): Promise<DoorAnswer> => {
  try {
    const answer = await app.call(verb, viewer, input)
    if (isIterable(answer)) for await (const _ of answer) break
    return 'open'
  } catch (error) {
    const { code, message_code } = toErrorBody(error)
    return outcomeOf(code, message_code)
  }
}
