import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import { DomainError } from './domain/domain-error.ts'

const DIST = join(import.meta.dirname, '../web/dist')

/** The built web app: hashed assets for ever, every other page address answers the app itself. */
export const webPlugin = fp(
  async app => {
    const isBuilt = existsSync(join(DIST, 'index.html'))
    if (isBuilt)
      await app.register(fastifyStatic, {
        root: DIST,
        wildcard: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const isHashed = path.startsWith(join(DIST, 'assets'))
          reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
    app.setNotFoundHandler((request, reply) => {
      const isPage = request.method === 'GET' || request.method === 'HEAD'
      const isOurs = /^\/(api|graphql|socket\.io|assets)(\/|\?|$)/.test(request.url)
      if (isBuilt && isPage && !isOurs) return reply.sendFile('index.html')
      throw new DomainError('NOT_FOUND', `There is nothing at ${request.method} ${request.url.split('?')[0]}.`)
    })
  },
  { name: 'web' },
)
