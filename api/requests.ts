import type { IncomingHttpHeaders } from 'node:http'
import fp from 'fastify-plugin'
import type { Deps } from './domain/deps.ts'
import { assertCleanInput, isUuid } from './domain/input.ts'
import type { Viewer } from './domain/viewer.ts'
import { type Resolved, resolveViewer } from './viewer.ts'

const GUEST_COOKIE = 'guest'
const GUEST_SECONDS = 90 * 86_400

export type Verb<Input, Answer> = (deps: Deps, viewer: Viewer, input: Input) => Answer

declare module 'fastify' {
  interface FastifyInstance {
    resolve(source: {
      token: string | null
      headers: IncomingHttpHeaders
      address: string
    }): Promise<Resolved>
    viewerOf(request: FastifyRequest): Promise<Viewer>
    /** Checks the input as every door must, and calls the verb. */
    call<Input, Answer>(verb: Verb<Input, Answer>, viewer: Viewer, input: Input): Answer
    rememberGuest(reply: FastifyReply, guestId: string): void
    forgetGuest(reply: FastifyReply): void
  }
}

const bearerOf = (headers: IncomingHttpHeaders): string | null => {
  const header = headers.authorization
  if (header === undefined || header === '') return null
  const [scheme, token] = header.split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : header
}

/** What every door needs of a request: who calls, the guest cookie, and the way to a verb. */
export const requestsPlugin = fp(
  async app => {
    const guestOf = (headers: IncomingHttpHeaders): string | null => {
      const signed = app.parseCookie(headers.cookie ?? '')[GUEST_COOKIE]
      const read = signed ? app.unsignCookie(signed) : null
      return read?.valid && read.value !== null && isUuid(read.value) ? read.value : null
    }
    const { deps } = app.composed
    app.decorate('resolve', ({ token, headers, address }) =>
      resolveViewer(deps, raw => app.jwt.verify(raw), {
        token,
        guestId: guestOf(headers),
        address,
      }),
    )
    app.decorate('viewerOf', async request => {
      const token = bearerOf(request.headers)
      return (await app.resolve({ token, headers: request.headers, address: request.ip })).viewer
    })
    app.decorate('call', (verb, viewer, input) => {
      assertCleanInput(input)
      return verb(deps, viewer, input)
    })
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: 'auto',
      signed: true,
    } as const
    app.decorate('rememberGuest', (reply, guestId) => {
      reply.setCookie(GUEST_COOKIE, guestId, { ...options, maxAge: GUEST_SECONDS })
    })
    app.decorate('forgetGuest', reply => {
      reply.clearCookie(GUEST_COOKIE, options)
    })
  },
  { name: 'requests', dependencies: ['@fastify/cookie', '@fastify/jwt'] },
)
