import fastify from 'fastify'
import t from 'tap'
import { readConfig } from '#api/config.ts'
import { trustedProxies } from './trusted-proxies.ts'

/** Whom Fastify takes for the caller. */
const callerOf = async (setting: string, from: string, forwarded: string): Promise<string> => {
  const app = fastify({ trustProxy: trustedProxies(setting) ?? false })
  app.get('/', request => request.ip)
  const headers = { 'x-forwarded-for': forwarded }
  return (await app.inject({ url: '/', remoteAddress: from, headers })).body
}

t.test('without a proxy the header says nothing', async t => {
  t.equal(await callerOf('off', '192.0.2.1', '198.51.100.7'), '192.0.2.1')
})

t.test('only what the proxies themselves wrote is believed', async t => {
  t.equal(await callerOf('on', '127.0.0.1', '198.51.100.7'), '198.51.100.7')
  t.equal(await callerOf('on', '127.0.0.1', '203.0.113.9, 198.51.100.7'), '198.51.100.7')
  t.equal(await callerOf('2', '10.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.2'), '198.51.100.7')
})

t.test('who calls past the proxy is not believed', async t => {
  t.equal(await callerOf('on', '203.0.113.9', '198.51.100.7'), '203.0.113.9')
  t.equal(await callerOf('::1/128', '127.0.0.1', '198.51.100.7'), '127.0.0.1')
})

t.test('networks of proxies', async t => {
  const proxies = '192.0.2.0/24, 2001:db8::/32'
  t.equal(await callerOf(proxies, '192.0.2.9', '203.0.113.9, 198.51.100.7'), '198.51.100.7')
  t.equal(await callerOf(proxies, '2001:db8::1', '198.51.100.7'), '198.51.100.7')
  t.equal(await callerOf(proxies, '203.0.113.9', '198.51.100.7'), '203.0.113.9')
})

t.test('anything else is a fault of the configuration', async t => {
  for (const wrong of ['yes', '-1', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1;10.0.0.2'])
    t.throws(() => readConfig({ TRUST_PROXY: wrong }), /TRUST_PROXY must be off, on/, wrong)
})
