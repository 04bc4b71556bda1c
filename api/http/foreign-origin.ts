import fp from 'fastify-plugin'
import { DomainError } from '#api/domain/domain-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws ORIGIN_FOREIGN for a browser's call from a page of another site. */
    refuseForeign(request: Pick<FastifyRequest, 'headers' | 'host'>): void
    /** Where our pages are, such as https://debate.example: `publicUrl`, else what was called. */
    originFor(request: Pick<FastifyRequest, 'protocol' | 'host'>): string
  }
}

const parse = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null)

/**
 * A browser says in `Origin` whose page calls. Ours comes from the host that it called, or from
 * `publicUrl` where a proxy names another host. Nothing but a browser sends it, and none sends
 * it everywhere: a missing one is not foreign.
 */
export const foreignOriginPlugin = fp<{ publicUrl: string | null }>(
  async (app, { publicUrl }) => {
    const site = publicUrl === null ? null : parse(publicUrl)
    const ours = site?.host
    app.decorate('originFor', ({ protocol, host }) => site?.origin ?? `${protocol}://${host}`)
    app.decorate('refuseForeign', ({ headers: { origin }, host }) => {
      if (origin === undefined) return
      const theirs = parse(origin)
      // Read as an address, so that a default port is left out of both or of none.
      const called = theirs && parse(`${theirs.protocol}//${host}`)
      const isOurs = theirs !== null && (theirs.host === called?.host || theirs.host === ours)
      if (!isOurs) throw new DomainError('ORIGIN_FOREIGN')
    })
  },
  { name: 'foreign-origin' },
)
