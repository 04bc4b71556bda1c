import { existsSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  drawnHome,
  GRAPHIQL_PATH,
  LANGUAGES,
  type Language,
  sharedPath,
} from '#schema/constants.ts'
import { DomainError } from '../domain/domain-error.ts'

const SHARED = sharedPath('')
const DIST = join(import.meta.dirname, '../../web/dist')

/** Strict: inline style attributes are set through CSSOM, which the policy allows. */
const CONTENT_SECURITY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    // A recording is fetched with the token and played from memory.
    mediaSrc: ['blob:'],
    imgSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
  },
}

/** GraphiQL's editor writes style tags and attributes of its own; its scripts stay ours alone. */
const GRAPHIQL_SECURITY = {
  ...CONTENT_SECURITY,
  directives: { ...CONTENT_SECURITY.directives, styleSrc: ["'self'", "'unsafe-inline'"] },
}

export const WEB_NOT_BUILT =
  'The web app is not built, so there are no pages. Run npm run build, then start again.'

export const isWebBuilt = (dist = DIST) => existsSync(join(dist, 'index.html'))

/** The first of the browser's languages that there is, as the app itself chooses. */
const languageOf = (accepted = ''): Language => {
  const wanted = accepted.split(',').map(part => part.trim().toLowerCase().split(/[-;]/)[0])
  return wanted.flatMap(tag => LANGUAGES.filter(language => language === tag))[0] ?? 'en'
}

/**
 * The built web app: hashed assets are cached for ever, every other page address gets the app
 * itself.
 */
export const staticFilesPlugin = async (
  app: FastifyInstance,
  { isBehindProxy, dist = DIST }: { isBehindProxy: boolean; dist?: string },
): Promise<void> => {
  // A scope of its own: the plugin builds its dozen headers again for each request, too slow for
  // data.
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_SECURITY,
    strictTransportSecurity: isBehindProxy,
  })
  const isBuilt = isWebBuilt(dist)
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(dist, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  const sendApp = (reply: FastifyReply) =>
    isBuilt
      ? reply.sendFile('index.html')
      : reply.code(503).type('text/plain').send(`${WEB_NOT_BUILT}\n`)
  const ownPolicy = { helmet: { contentSecurityPolicy: GRAPHIQL_SECURITY } }
  app.get(GRAPHIQL_PATH, ownPolicy, (_request, reply) => sendApp(reply))
  // Home can be read before the app is there; the app looks whom it suits.
  app.get('/', (request, reply) => {
    const home = drawnHome(languageOf(request.headers['accept-language']))
    if (!existsSync(join(dist, home))) return sendApp(reply)
    return reply.header('vary', 'accept-language').sendFile(home)
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const isOurs = /^\/(api|graphql|socket\.io|assets)(\/|\?|$)/.test(request.url)
    if (isPage && !isOurs) {
      // A shared debate is for those who have its link, not for search engines.
      if (request.url.startsWith(SHARED)) reply.header('x-robots-tag', 'noindex')
      return sendApp(reply)
    }
    const path = request.url.split('?')[0] ?? ''
    throw new DomainError('ADDRESS_NOT_FOUND', { method: request.method, path })
  })
}
