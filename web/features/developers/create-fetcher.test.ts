import t from 'tap'
import { createFetcher } from './create-fetcher.ts'

const sent: RequestInit[] = []
const answering = async (_address: unknown, options: RequestInit = {}) => {
  sent.push(options)
  return Response.json({ data: { viewer: null } })
}

t.test('a query goes as JSON with the token, and a typed header comes before that', async t => {
  t.intercept(globalThis, 'fetch', { value: answering })
  const fetcher = createFetcher(() => 'mine')
  const query = '{ viewer { id } }'
  t.same(await fetcher({ query }), { data: { viewer: null } })
  await fetcher(
    { query },
    { headers: { Authorization: 'Bearer typed', 'Content-Type': 'text/plain' } },
  )
  await createFetcher(() => null)({ query })
  const headersOf = ({ headers }: RequestInit) => Object.fromEntries(new Headers(headers))
  const json = { 'content-type': 'application/json' }
  t.same(sent.map(headersOf), [
    { ...json, authorization: 'Bearer mine' },
    { ...json, authorization: 'Bearer typed' },
    json,
  ])
  t.same(JSON.parse(String(sent[0]?.body)), { query })
})
