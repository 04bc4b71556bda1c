import fp from 'fastify-plugin'
import type { Deps } from '#api/domain/deps.ts'
import { assertCleanInput } from '#api/domain/input.ts'
import type { Viewer } from '#api/domain/viewer.ts'

/** Every function of the domain that an API may call has this form. */
export type UseCase<Input, Answer> = (deps: Deps, viewer: Viewer, input: Input) => Answer

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks the input, the same for all APIs, and calls the use case. */
    call<Input, Answer>(useCase: UseCase<Input, Answer>, viewer: Viewer, input: Input): Answer
  }
}

/** How the APIs call the domain. */
export const useCasesPlugin = fp(
  async app => {
    const { deps } = app.composed
    app.decorate('call', (useCase, viewer, input) => {
      assertCleanInput(input)
      return useCase(deps, viewer, input)
    })
  },
  { name: 'use-cases' },
)
