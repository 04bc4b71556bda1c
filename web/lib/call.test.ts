import t from 'tap'
import { call } from './call.ts'

const sent: { method?: string; url: string; body?: unknown }[] = []
globalThis.fetch = async (url, { method, body } = {}) => {
  sent.push({ url: String(url), ...(method && { method }), ...(body && { body }) })
  return new Response('{}')
}
t.beforeEach(() => {
  sent.length = 0
})

t.test('a call is sent as it is declared, its parameter encoded', async t => {
  await call('POST /debates/:id/turn', { of: 'a/b$&', body: { message: 'One.' } })
  t.same(sent, [
    { method: 'POST', url: '/api/debates/a%2Fb%24%26/turn', body: '{"message":"One."}' },
  ])
})

t.test('what a query leaves out is not sent', async t => {
  await call('GET /topics', { query: { search: 'a&b', recommended: false, limit: undefined } })
  t.same(sent, [{ method: 'GET', url: '/api/topics?search=a%26b&recommended=false' }])
})
