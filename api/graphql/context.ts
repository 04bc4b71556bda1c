import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getProfile } from '#api/domain/accounts/get-profile.ts'
import { getResults } from '#api/domain/debates/get-results.ts'
import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { anonymous } from '#api/http/authentication.ts'
import type { UseCase } from '#api/http/use-cases.ts'
import type { DebateResults, UserProfile } from '#schema/entities.ts'

/** What resolvers work with: one call of a use case each, as the viewer of this request. */
export type GraphqlContext = {
  deps: Deps
  /** Resolved at the first field that asks; an invalid token fails only such fields. */
  viewer(): Promise<Viewer>
  call<Input, Answer>(useCase: UseCase<Input, Promise<Answer>>, input: Input): Promise<Answer>
  /** As somebody who logs in or registers. */
  callAsNewcomer<Input, Answer>(useCase: UseCase<Input, Answer>, input: Input): Answer
  /** For what answers everybody the same. */
  callAsAnonymous<Input, Answer>(useCase: UseCase<Input, Answer>, input: Input): Answer
  /** Loaded once a request, however many fields ask. */
  profile(): Promise<UserProfile>
  resultsOf(debateId: string): Promise<DebateResults>
  /** From here on this request speaks for the guest who has just started a debate. */
  becomeGuest(guestId: string): void
  /** From here on this request speaks for the user who has just logged in. */
  becomeUser(userId: string): void
}

const once = <Args extends string[], T>(load: (...args: Args) => Promise<T>) => {
  const loaded = new Map<string, Promise<T>>()
  return (...args: Args): Promise<T> => {
    const key = args.join(' ')
    const known = loaded.get(key) ?? load(...args)
    loaded.set(key, known)
    return known
  }
}

export const createContext = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): GraphqlContext => {
  let become: Viewer | null = null
  const requested = once(() => app.viewerOf(request))
  const viewer = async () => become ?? requested()
  const call = async <Input, Answer>(
    useCase: UseCase<Input, Promise<Answer>>,
    input: Input,
  ): Promise<Answer> => app.call(useCase, await viewer(), input)
  return {
    deps: app.composed.deps,
    viewer,
    call,
    callAsNewcomer: (useCase, input) => app.call(useCase, app.newcomerOf(request), input),
    callAsAnonymous: (useCase, input) => app.call(useCase, anonymous(request), input),
    profile: once(() => call(getProfile, undefined)),
    resultsOf: once((debateId: string) => call(getResults, { debate_id: debateId })),
    becomeGuest: guestId => {
      app.rememberGuest(reply, guestId)
      become = { kind: 'guest', guestId, address: request.ip }
    },
    becomeUser: userId => {
      app.forgetGuest(reply)
      become = { kind: 'user', userId, guestId: null, address: request.ip }
    },
  }
}
