import t from 'tap'
import { beginDebate, firstTopic } from './factories.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t, {}, { TRUST_PROXY: 'on' })
const BEHIND_TLS = { 'x-forwarded-proto': 'https' }

const start = async (more: { cookie?: string; headers?: Record<string, string> }) => {
  const { topic_id } = await firstTopic(app)
  const body = { topic_id, stance: 'for', mode: 'text' }
  return app.call<{ debate_id: string }>('POST', '/api/debates/start', { body, ...more })
}
const statusOf = async (debateId: string, cookie: string) =>
  (await app.call('GET', `/api/debates/${debateId}`, { cookie, headers: BEHIND_TLS })).status

t.test('behind TLS the guest’s cookie is this host’s alone', async t => {
  const { headers, body, cookie } = await start({ headers: BEHIND_TLS })
  t.match(
    String(headers['set-cookie']),
    /^__Host-guest=[^;]+;.* Path=\/; HttpOnly; Secure; SameSite=Lax/,
  )
  t.notMatch(String(headers['set-cookie']), /Domain/i)
  t.equal(await statusOf(body.debate_id, cookie ?? ''), 200)
})

t.test('an older cookie goes on working, and ends with the rest', async t => {
  const { debate_id, cookie } = await beginDebate(app)
  t.match(cookie, /^guest=/)
  t.equal(await statusOf(debate_id, cookie), 200)
  const second = await start({ cookie, headers: BEHIND_TLS })
  t.equal(await statusOf(second.body.debate_id, cookie), 200, 'the same guest')
  const account = { email: 'old@example.org', password: 'secret-1', username: 'OldGuest' }
  const { headers } = await app.call('POST', '/api/auth/register', {
    ...{ body: account, cookie, headers: BEHIND_TLS },
  })
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  for (const name of ['guest', '__Host-guest'])
    t.ok(
      set.some(each => each.startsWith(`${name}=;`) && each.includes('Path=/')),
      name,
    )
  t.ok(set.some(each => each.startsWith('__Host-device=')))
})

t.test('of two cookies the one counts that only this host can have set', async t => {
  const planted = await beginDebate(app)
  const { body, cookie } = await start({ headers: BEHIND_TLS })
  const both = `${planted.cookie}; ${cookie}`
  t.equal(await statusOf(body.debate_id, both), 200)
  t.equal(await statusOf(planted.debate_id, both), 404)
  t.equal(await statusOf(body.debate_id, `${cookie}x`), 404, 'a forged one is none')
})
