import fastify from 'fastify'
import t from 'tap'
import { GRAPHIQL_PATH, REST_REFERENCE_PATH } from '#schema/constants.ts'
import { addErrorHandling } from './errors.ts'
import { knownMethodsPlugin } from './known-methods.ts'
import { staticFilesPlugin } from './static-files.ts'

type Options = Parameters<typeof staticFilesPlugin>[1]

const open = async (dist: string, more: Partial<Options> = {}) => {
  const app = fastify()
  addErrorHandling(app)
  await app.register(knownMethodsPlugin)
  await app.register(staticFilesPlugin, { isBehindProxy: false, dist, ...more })
  return app
}

t.test('without a built web app pages say what to do, and data answer as ever', async t => {
  const app = await open(t.testdir({}))
  t.teardown(() => app.close())
  const page = await app.inject('/profile')
  t.equal(page.statusCode, 503)
  t.match(page.body, /^The web app is not built, so there are no pages\. Run npm run build/)
  t.equal((await app.inject('/api/nothing')).statusCode, 404)
})

t.test('every address of a page answers the built web app', async t => {
  const app = await open(t.testdir({ 'index.html': '<title>Built</title>', assets: {} }))
  t.teardown(() => app.close())
  t.match((await app.inject('/profile')).body, /Built/)
  t.equal((await app.inject('/assets/gone.js')).statusCode, 404)
  t.equal((await app.inject({ method: 'TRACE', url: '/profile' })).statusCode, 404)
  t.equal((await app.inject('/favicon.ico')).headers.location, '/favicon.svg')
})

t.test('home comes in the first language of the browser that there is', async t => {
  const app = await open(
    t.testdir({
      'index.html': '<title>Built</title>',
      'home.en.html': '<title>Home</title>',
      'home.zh.html': '<title>首页</title>',
      assets: {},
    }),
  )
  t.teardown(() => app.close())
  const titleFor = async (language?: string) => {
    const headers = language === undefined ? {} : { 'accept-language': language }
    const { body, headers: sent } = await app.inject({ url: '/?from=mail', headers })
    t.match(sent.vary, /^accept-language/)
    return body
  }
  t.match(await titleFor(), /Home/)
  t.match(await titleFor('fr-CH, fr;q=0.9, zh-CN;q=0.8, en;q=0.7'), /首页/)
  t.match(await titleFor('en-GB,zh'), /Home/)
  t.match((await app.inject('/profile')).body, /Built/)
})

t.test('the results come as the page that names their code, where it was built', async t => {
  const plain = () => ({ 'index.html': '<title>Built</title>', assets: {} })
  const full = { ...plain(), 'results.html': '<title>With code</title>' }
  const folder = t.testdir({ plain: plain(), full })
  const app = await open(`${folder}/full`)
  const older = await open(`${folder}/plain`)
  t.teardown(() => Promise.all([app.close(), older.close()]))
  t.match((await app.inject('/results/some-id')).body, /With code/)
  t.match((await app.inject('/results')).body, /Built/)
  t.match((await older.inject('/results/some-id')).body, /Built/)
})

t.test('styles of its own are for GraphiQL alone, scripts of others for no page', async t => {
  const app = await open(t.testdir({ 'index.html': '<title>Built</title>', assets: {} }))
  t.teardown(() => app.close())
  const policyOf = async (path: string) => {
    const { body, headers } = await app.inject(path)
    t.match(body, /Built/)
    return String(headers['content-security-policy']).split(';')
  }
  const page = await policyOf('/profile')
  const graphiql = await policyOf(GRAPHIQL_PATH)
  t.ok(page.includes("style-src 'self'"))
  t.ok(graphiql.includes("style-src 'self' 'unsafe-inline'"))
  t.ok(graphiql.includes("script-src 'self'"))
  // Its editor makes HTML of texts, under policies of its own.
  const OWN = /^(style-src|require-trusted-types-for|trusted-types) /
  const others = (policy: string[]) => policy.filter(part => !OWN.test(part))
  t.same(others(graphiql), others(page))
  const reference = await policyOf(REST_REFERENCE_PATH)
  t.same(others(reference), others(page))
  t.ok(reference.includes("style-src 'self'"))
})

t.test('a page hears, and asks for nothing else; no text becomes a script', async t => {
  const dist = t.testdir({ 'index.html': '<title>Built</title>', assets: { 'a.js': '1' } })
  const headersOf = async (more: Partial<Options> = {}, path = '/login') => {
    const app = await open(dist, more)
    t.teardown(() => app.close())
    return (await app.inject(path)).headers
  }
  const plain = await headersOf()
  const settings = {
    name: 'Lyceum',
    issuer: 'https://a.example',
    clientId: 'x',
    clientSecret: null,
  }
  const redirect = await headersOf({ signIn: { ...settings, kind: 'redirect' } })
  t.match(plain, {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': /^microphone=\(self\), .*camera=\(\).*geolocation=\(\)/,
    'content-security-policy': /require-trusted-types-for 'script';trusted-types 'none'/,
  })
  const { date: _, ...same } = redirect
  t.match(plain, same, 'a provider’s page needs nothing')
  for (const [name, value] of Object.entries(plain))
    if (/policy/.test(name)) t.notMatch(value, /google|unsafe|https?:/, name)
  const google = await headersOf({ signIn: { ...settings, kind: 'google' } })
  t.equal(google['cross-origin-opener-policy'], 'same-origin-allow-popups')
  t.match(
    google['content-security-policy'],
    /script-src 'self' https:..accounts.google.com.gsi.client;/,
  )
  t.notMatch(google['content-security-policy'], /unsafe/)
  t.match(await headersOf({}, '/assets/a.js'), { 'cross-origin-resource-policy': 'same-origin' })
  t.equal(plain['strict-transport-security'], undefined)
  t.match((await headersOf({ isBehindProxy: true }))['strict-transport-security'], /max-age=\d{8}/)
})
