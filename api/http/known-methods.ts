import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that a path takes, in the order of the alphabet; none where nothing is. */
    methodsOf(path: string): string[]
  }
}

const escaped = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A route's path as a pattern: a parameter is anything but a slash. */
const patternOf = (path: string) => {
  const parts = path.split('/').map(part => (part.startsWith(':') ? '[^/]+' : escaped(part)))
  return new RegExp(`^${parts.join('/')}/?$`)
}

/** Remembers which methods each route for programs takes, for answers that name them. */
export const knownMethodsPlugin = fp(
  async app => {
    const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>()
    app.addHook('onRoute', ({ url, method }) => {
      if (!/^\/(api|healthz|readyz)(\/|$)/.test(url)) return
      const known = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() }
      for (const each of [method].flat()) known.methods.add(each)
      routes.set(url, known)
    })
    app.decorate('methodsOf', path =>
      [
        ...new Set(
          [...routes.values()].flatMap(({ pattern, methods }) =>
            pattern.test(path) ? [...methods] : [],
          ),
        ),
      ].sort(),
    )
  },
  { name: 'known-methods' },
)
