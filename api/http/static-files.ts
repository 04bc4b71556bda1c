import { existsSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SignInSettings } from '#api/sign-in-config.ts'
import {
  drawnHome,
  GRAPHIQL_PATH,
  LANGUAGES,
  type Language,
  REST_REFERENCE_PATH,
  RESULTS_FILE,
  RESULTS_PATH,
  sharedPath,
} from '#schema/constants.ts'
import { DomainError } from '../domain/domain-error.ts'
import { isPageAddress } from './not-pages.ts'
import { pageHeaders, permissionsPolicy } from './security-headers.ts'

const SHARED = sharedPath('')
const DIST = join(import.meta.dirname, '../../web/dist')

export const WEB_NOT_BUILT =
  'The web app is not built, so there are no pages. Run npm run build, then start again.'

export const isWebBuilt = (dist = DIST) => existsSync(join(dist, 'index.html'))

/** The first of the browser's languages that there is, as the app itself chooses. */
const languageOf = (accepted = ''): Language => {
  const wanted = accepted.split(',').map(part => part.trim().toLowerCase().split(/[-;]/)[0])
  return wanted.flatMap(tag => LANGUAGES.filter(language => language === tag))[0] ?? 'en'
}

type StaticFilesOptions = {
  isBehindProxy: boolean
  /** Google's script and window need more of the content policy. */
  signIn?: SignInSettings
  dist?: string
}

/**
 * The built web app: hashed assets are cached for ever, every other page address gets the app
 * itself.
 */
export const staticFilesPlugin = async (
  app: FastifyInstance,
  { isBehindProxy, signIn = null, dist = DIST }: StaticFilesOptions,
): Promise<void> => {
  // A scope of its own: the plugin builds its dozen headers again for each request, too slow for
  // data.
  const kind = signIn?.kind ?? null
  const headers = pageHeaders(kind, isBehindProxy)
  await app.register(helmet, headers.pages)
  const permissions = permissionsPolicy(kind)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
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
  const sendApp = (reply: FastifyReply, file = 'index.html') =>
    isBuilt ? reply.sendFile(file) : reply.code(503).type('text/plain').send(`${WEB_NOT_BUILT}\n`)
  // The same app, which asks for the code of the results with the page itself.
  const resultsPage = existsSync(join(dist, RESULTS_FILE)) ? RESULTS_FILE : undefined
  // Browsers ask for it where no page has told them of the other.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301))
  // Where it was before.
  app.get('/developers/graphiql', (_request, reply) => reply.redirect(GRAPHIQL_PATH, 301))
  // Home can be read before the app is there; the app looks whom it suits.
  app.get('/', (request, reply) => {
    const home = drawnHome(languageOf(request.headers['accept-language']))
    if (!existsSync(join(dist, home))) return sendApp(reply)
    return reply.header('vary', 'accept-language').sendFile(home)
  })
  app.get(GRAPHIQL_PATH, { helmet: headers.graphiql }, (_request, reply) => sendApp(reply))
  app.get(REST_REFERENCE_PATH, { helmet: headers.restReference }, (_request, reply) =>
    sendApp(reply),
  )
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const path = request.url.split('?')[0] ?? ''
    if (isPage && isPageAddress(path)) {
      // A shared debate is for those who have its link, not for search engines.
      if (request.url.startsWith(SHARED)) reply.header('x-robots-tag', 'noindex')
      return sendApp(reply, path.startsWith(RESULTS_PATH) ? resultsPage : undefined)
    }
    const { method } = request
    const allowed = app.methodsOf(path).join(', ')
    if (allowed !== '') {
      reply.header('allow', allowed)
      throw new DomainError('METHOD_NOT_ALLOWED', { method, path, allowed })
    }
    throw new DomainError('ADDRESS_NOT_FOUND', { method, path })
  })
}
