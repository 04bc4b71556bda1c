import type { FastifyInstance } from 'fastify'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Every route, as fastify prints its tree: a branch a line, four characters a level. */
export const listRoutes = (app: FastifyInstance) => {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const found = /^(.*?)[├└]── (\S*)(?: \((.*)\))?$/.exec(line)
      if (!found) return []
      const [, indent = '', part = '', methods = ''] = found
      const path = `${parents[indent.length / 4 - 1] ?? ''}${part}`
      parents[indent.length / 4] = path
      return METHODS.filter(method => methods.split(', ').includes(method)).map(method => ({
        method,
        path,
      }))
    })
}
