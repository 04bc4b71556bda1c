import t from 'tap'
import { beginDebate, logInAdmin, registerUser } from '../factories.ts'
import { address, app } from './app.ts'

const NEW = 'application/graphql-response+json'
const OLD = 'application/json'

type Body = {
  data?: Record<string, unknown> | null
  errors?: {
    message: string
    path?: unknown[]
    extensions: { code: string; messageCode?: string }
  }[]
}

const get = async (parameters: Record<string, string>, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}?${new URLSearchParams(parameters)}`, { headers })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
}

const post = async (body: string | object, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await fetch(address, { method: 'POST', body: text, headers })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
}

const codeOf = ({ body }: { body: Body }) => body.errors?.[0]?.extensions.code
const messageOf = ({ body }: { body: Body }) => body.errors?.[0]?.extensions.messageCode

t.test('a GET reads and changes nothing', async t => {
  const start = 'mutation { startDebate(input: { stance: for }) { debate { id } } }'
  for (const accept of [NEW, OLD, '*/*']) {
    const refused = await get({ query: start }, { accept })
    t.equal(refused.status, 405, accept)
    t.equal(refused.headers.get('allow'), 'POST')
    t.equal(messageOf(refused), 'METHOD_NOT_ALLOWED')
  }
  const query = `query Read { __typename } ${start.replace('mutation', 'mutation Write')}`
  const read = await get({ query, operationName: 'Read' })
  t.same(read.body.data, { __typename: 'Query' }, 'the operation that is named decides')
  t.equal((await get({ query, operationName: 'Write' })).status, 405)
  t.equal((await get({ query })).status, 400, 'of two that are not named none runs')
  t.equal((await get({ query, operationName: 'Other' })).status, 400)
})

t.test('other methods are told which ones there are', async t => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const answer = await fetch(address, { method })
    t.equal(answer.status, 405, method)
    t.equal(answer.headers.get('allow'), 'GET, POST')
    t.match(await answer.json(), { errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }] })
  }
})

t.test('what a page of another site can send without asking has no cookie', async t => {
  const { debate_id, cookie } = await beginDebate(app)
  const query = `{ debate(id: "${debate_id}") { id } }`
  const found = { debate: { id: debate_id } }
  const asked = { 'graphql-require-preflight': '1' }
  t.same((await get({ query }, { cookie, ...asked })).body.data, found)
  t.same((await post({ query }, { cookie, 'content-type': OLD })).body.data, found)
  const byGet = await get({ query }, { cookie })
  t.equal(byGet.status, 200, 'it is answered')
  t.equal(codeOf(byGet), 'NOT_FOUND', 'as anybody')
  const { token } = await registerUser(app)
  const own = await beginDebate(app, { token })
  const byToken = await get(
    { query: `{ debate(id: "${own.debate_id}") { id } }` },
    { authorization: `Bearer ${token}` },
  )
  t.same(byToken.body.data, { debate: { id: own.debate_id } }, 'a token says enough')
})

t.test('only JSON is read', async t => {
  const query = '{ __typename }'
  for (const [type, body] of [
    ['text/plain', JSON.stringify({ query })],
    ['application/x-www-form-urlencoded', new URLSearchParams({ query }).toString()],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/graphql', query],
  ] as const) {
    const refused = await post(body, { 'content-type': type })
    t.equal(refused.status, 415, type)
    t.equal(codeOf(refused), 'UNSUPPORTED_MEDIA_TYPE')
  }
  t.equal(
    (await post({ query }, { 'content-type': 'Application/JSON; charset=utf-8' })).status,
    200,
  )
  const batch = await post([{ query }], { 'content-type': OLD })
  t.equal(batch.status, 400, 'one request at a time')
  t.equal(codeOf(batch), 'VALIDATION')
})

t.test('the status says what became of the query, to who reads it', async t => {
  for (const [query, status, code] of [
    ['{', 400, 'VALIDATION'],
    ['{ nothing }', 400, 'VALIDATION'],
    ['{ adminUsers { totalCount } }', 401, 'UNAUTHENTICATED'],
    ['subscription { debateChanged { kind } }', 401, 'UNAUTHENTICATED'],
  ] as const)
    for (const accept of [NEW, OLD, undefined]) {
      const headers = { 'content-type': OLD, ...(accept && { accept }) }
      const refused = await post({ query }, headers)
      const isHidden = accept === OLD && status === 400
      t.equal(refused.status, isHidden ? 200 : status, `${query} ${accept}`)
      t.equal(codeOf(refused), code)
      t.notOk('data' in refused.body, 'nothing ran')
      t.match(refused.headers.get('content-type'), accept === NEW ? NEW : OLD)
    }
  const news = await post(
    { query: 'subscription { debateChanged { kind } }' },
    { 'content-type': OLD, accept: NEW, authorization: `Bearer ${await logInAdmin(app)}` },
  )
  t.equal(news.status, 400, 'it is for a socket')
  t.equal(codeOf(news), 'VALIDATION')
  const partly = await post(
    { query: '{ __typename topic(id: "none") { id } }' },
    { 'content-type': OLD, accept: NEW },
  )
  t.equal(partly.status, 200)
  t.same(partly.body.data, { __typename: 'Query', topic: null })
})

t.test('the place of an error counts rows by numbers', async t => {
  const { token } = await registerUser(app)
  await beginDebate(app, { token })
  const query = '{ viewer { debates(first: 1) { nodes { opponentProvider } } } }'
  const { body } = await post({ query }, { 'content-type': OLD, authorization: `Bearer ${token}` })
  const path = ['viewer', 'debates', 'nodes', 0, 'opponentProvider']
  t.match(body.errors, [{ path, extensions: { code: 'FORBIDDEN' } }])
  t.type(body.errors?.[0]?.path?.[3], 'number')
})

t.test('a wrong hash keeps nothing', async t => {
  const persisted = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } })
  const hash = 'a'.repeat(64)
  const headers = { 'content-type': OLD }
  const query = '{ __typename }'
  const unknown = await post({ extensions: persisted(hash) }, headers)
  t.match(unknown.body.errors, [{ message: 'PersistedQueryNotFound' }])
  const wrong = await post({ query, extensions: persisted(hash) }, headers)
  t.equal(wrong.status, 400)
  t.equal(messageOf(wrong), 'PERSISTED_QUERY_MISMATCH')
  t.equal(messageOf(await post({ extensions: persisted(hash) }, headers)), messageOf(unknown))
  t.equal((await post({ extensions: persisted(1) }, headers)).status, 400)
})

/** Sends messages; how the server closes, and the types of what it says. */
const speak = async (messages: readonly object[], protocol: string) => {
  const socket = new WebSocket(address.replace('http', 'ws'), protocol)
  const heard: string[] = []
  socket.onmessage = event => heard.push(JSON.parse(String(event.data)).type)
  const closed = new Promise<number>(resolve => {
    socket.onclose = ({ code }) => resolve(code)
  })
  socket.onopen = () => {
    for (const message of messages) socket.send(JSON.stringify(message))
  }
  return { code: await closed, heard }
}

t.test('a socket closes with the codes of graphql-transport-ws', async t => {
  const init = { type: 'connection_init' }
  t.same(await speak([init, init], 'graphql-transport-ws'), { code: 4429, heard: [] })
  t.same(await speak([{ type: 'nothing' }], 'graphql-transport-ws'), { code: 4400, heard: [] })
  t.same(await speak([init], 'graphql-transport-ws'), { code: 4403, heard: [] })
})
