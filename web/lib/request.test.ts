import t from 'tap'
import { NetworkError, onSessionEnd, RestError, request, withQuery } from './request.ts'
import { readToken, writeToken } from './storage.ts'

type Sent = { url: string; headers: Record<string, string> }
const sent: Sent[] = []
let ended = 0
onSessionEnd(() => {
  ended += 1
})

const answerWith = (status: number, body: string | null) => {
  globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), headers: init?.headers as Record<string, string> })
    return new Response(body, { status })
  }
}

t.beforeEach(() => {
  sent.length = 0
  ended = 0
  writeToken('my-token')
})

t.test('a call goes under /api with the stored token and answers the JSON', async t => {
  answerWith(200, '{"a":1}')
  t.same(await request('GET', '/users/stats'), { a: 1 })
  t.equal(sent[0]?.url, '/api/users/stats')
  t.equal(sent[0]?.headers.authorization, 'Bearer my-token')
})

t.test('a failure carries the status, the code, the sentence and the field problems', async t => {
  answerWith(409, '{"error":"Taken","code":"CONFLICT","errors":[{"field":"email","msg":"Taken"}]}')
  const error = await request('POST', '/auth/register', { body: {} }).catch(error => error)
  t.ok(error instanceof RestError)
  t.match(error, {
    status: 409,
    code: 'CONFLICT',
    message: 'Taken',
    errors: [{ field: 'email', msg: 'Taken' }],
  })
})

t.test('a 401 of a call with a token ends the session', async t => {
  answerWith(401, '{"error":"No","code":"UNAUTHENTICATED"}')
  await t.rejects(request('GET', '/users/profile'), RestError)
  t.equal(readToken(), null)
  t.equal(ended, 1)
})

t.test('a failed login sends no token and ends no session', async t => {
  answerWith(401, '{"error":"No","code":"UNAUTHENTICATED"}')
  await t.rejects(request('POST', '/auth/login', { body: {}, anonymous: true }), RestError)
  t.equal(sent[0]?.headers.authorization, undefined)
  t.equal(readToken(), 'my-token')
  t.equal(ended, 0)
})

t.test('a 401 for an older token leaves a newer login alone', async t => {
  globalThis.fetch = async () => {
    writeToken('newer-token')
    return new Response('{}', { status: 401 })
  }
  await t.rejects(request('GET', '/users/profile'), RestError)
  t.equal(readToken(), 'newer-token')
  t.equal(ended, 0)
})

t.test('a failure without JSON still has its status', async t => {
  answerWith(502, '<html>Bad gateway</html>')
  t.match(await request('GET', '/topics').catch(error => error), {
    status: 502,
    code: null,
    message: '',
    errors: [],
  })
})

t.test('no answer is a network error, but an aborted call is not', async t => {
  globalThis.fetch = async (_url, init) => {
    init?.signal?.throwIfAborted()
    throw new TypeError('Failed to fetch')
  }
  await t.rejects(request('GET', '/topics'), NetworkError)
  await t.rejects(request('GET', '/topics', { signal: AbortSignal.abort() }), {
    name: 'AbortError',
  })
})

t.test('a query leaves out what is not given', async t => {
  t.equal(withQuery('/topics', { search: 'a b', limit: undefined }), '/topics?search=a+b')
  t.equal(withQuery('/topics', {}), '/topics')
})
