import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountName } from '#api/domain/accounts/throttle.ts'
import { requireOwnDebate } from '#api/domain/debates/require-debate.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { anonymous, type Caller } from '#api/http/authentication.ts'
import { ownersFirst } from '#api/http/owners-first.ts'
import { recordingIn } from '#api/http/recording-bodies.ts'
import type { UseCase } from '#api/http/use-cases.ts'
import type { UserSession } from '#schema/nodes.ts'
import { createLoaders, type Loaders } from './loaders.ts'
import type { QueryCost } from './query-budget.ts'

/** How an answer goes out beside its body; `retryAfter` in seconds, 0 for none. */
export type HttpOutcome = { status: number; retryAfter: number }

/** What resolvers work with: one call of a use case each, as the viewer of this request. */
export type GraphqlContext = {
  /** The recording of a large body, as `recordingIn` gives it. */
  recording(): ReturnType<typeof recordingIn>
  /** Whose budget the query uses. */
  caller: Caller
  /** What the query has cost so far; null before it was read. */
  cost: QueryCost | null
  outcome: HttpOutcome
  log: FastifyBaseLogger
  /** The caller's address. */
  ip: string
  /** A GET: nothing but a query may run. */
  isRead: boolean
  operationName: string | undefined
  /** As they were sent. */
  variables: Record<string, unknown> | undefined
  /** Keeps a persisted query, once it is paid for. PERSISTED_QUERY_MISMATCH. */
  keepQuery(): void
  /** Resolved at the first field that asks; an invalid token fails only such fields. */
  viewer(): Promise<Viewer>
  /** The same once it is resolved; null before. */
  knownViewer(): Viewer | null
  call<Input, Answer>(useCase: UseCase<Input, Promise<Answer>>, input: Input): Promise<Answer>
  /** The same for a debate of the viewer's own: what is wrong with the input is told to its owner. */
  callOwn<Input extends { debate_id: string }, Answer>(
    useCase: UseCase<Input, Promise<Answer>>,
    input: Input,
  ): Promise<Answer>
  /** As somebody who logs in or registers. */
  callAsNewcomer<Input, Answer>(useCase: UseCase<Input, Answer>, input: Input): Answer
  /** The same in a browser that is known from now on. */
  callAsKnownNewcomer<Input, Answer>(useCase: UseCase<Input, Answer>, input: Input): Answer
  /** For what answers everybody the same. */
  callAsAnonymous<Input, Answer>(useCase: UseCase<Input, Answer>, input: Input): Answer
  /** Where our pages are, such as https://debate.example. */
  origin: string
  /** A path of the web app as a whole address. */
  addressOf(path: string): string
  /** Reads related data of what was returned already. */
  load: Loaders
  /** From here on this request speaks for the guest who has just started a debate. */
  becomeGuest(guestId: string): void
  /** From here on this request speaks for the user who has just logged in. */
  becomeUser(session: UserSession): void
  /** This account has logged in on the caller's device. */
  rememberDevice(account: AccountName): void
}

export const createContext = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): GraphqlContext => {
  const { deps } = app.composed
  let known: Viewer | null = null
  let asked: Promise<Viewer> | null = null
  const ask = async () => {
    known = await app.viewerOf(request)
    return known
  }
  const viewer = async () => {
    if (known) return known
    asked ??= ask()
    return asked
  }
  const call = async <Input, Answer>(
    useCase: UseCase<Input, Promise<Answer>>,
    input: Input,
  ): Promise<Answer> => app.call(useCase, await viewer(), input)
  return {
    recording: () => recordingIn(request),
    caller: app.callerOf(request),
    cost: null,
    outcome: { status: 200, retryAfter: 0 },
    log: request.log,
    ip: request.ip,
    isRead: request.method === 'GET',
    operationName: undefined,
    variables: undefined,
    keepQuery: () => undefined,
    viewer,
    knownViewer: () => known,
    call,
    callOwn: (useCase, input) =>
      call(useCase, input).catch(async error =>
        ownersFirst(deps, requireOwnDebate, await viewer(), input.debate_id, error),
      ),
    callAsNewcomer: (useCase, input) => app.call(useCase, app.newcomerOf(request), input),
    callAsKnownNewcomer: (useCase, input) =>
      app.call(useCase, app.knownNewcomerOf(request, reply), input),
    origin: app.originFor(request),
    callAsAnonymous: (useCase, input) => app.call(useCase, anonymous(request), input),
    addressOf: path => `${app.originFor(request)}${path}`,
    load: createLoaders(deps),
    becomeGuest: guestId => {
      app.rememberGuest(reply, guestId)
      known = { kind: 'guest', guestId, address: request.ip }
    },
    becomeUser: ({ token, user: { user_id: userId, email } }) => {
      app.forgetGuest(reply)
      app.rememberDevice(request, reply, { realm: 'user', email })
      const sessionId = app.sessionOf(token)
      known = { kind: 'user', userId, guestId: null, address: request.ip, sessionId }
    },
    rememberDevice: account => app.rememberDevice(request, reply, account),
  }
}
