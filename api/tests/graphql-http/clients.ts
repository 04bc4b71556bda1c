import { createHash } from 'node:crypto'
import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { GraphqlResponseError, graphql as octokit } from '@octokit/graphql'
import { cacheExchange, createClient as createUrql, fetchExchange } from '@urql/core'
import { ClientError, GraphQLClient } from 'graphql-request'
import { createClient as createSocketClient } from 'graphql-ws'
import t from 'tap'
import { beginDebate, logInAdmin, registerUser, until } from '../factories.ts'
import { address, app } from './app.ts'

const TOPICS = 'query Topics($first: Int!) { topics(first: $first) { nodes { id text } } }'
const SHARE = `mutation Share($input: ShareDebateInput!) {
  shareDebate(input: $input) { userErrors { code messageCode } }
}`
const WRONG = '{ topics(first: 1) { nodes { nothing } } }'
const TABLE = '{ adminUsers { totalCount } }'
const NO_DEBATE = { input: { debateId: '00000000-0000-4000-8000-000000000000' } }

type Topics = { topics: { nodes: { id: string; text: string }[] } }
type Shared = { shareDebate: { userErrors: { messageCode: string }[] } }

const { token } = await registerUser(app)
const headers = { authorization: `Bearer ${token}` }
const refused = [{ messageCode: 'DEBATE_NOT_FOUND' }]

t.test('urql, by its defaults', async t => {
  const asked: string[] = []
  const client = createUrql({
    url: address,
    exchanges: [cacheExchange, fetchExchange],
    fetchOptions: { headers },
    fetch: (url, options) => {
      asked.push(`${options?.method} ${String(url).slice(0, address.length)}`)
      return fetch(url, options)
    },
  })
  const { data } = await client.query<Topics>(TOPICS, { first: 2 })
  t.equal(data?.topics.nodes.length, 2)
  const { data: shared } = await client.mutation<Shared>(SHARE, NO_DEBATE)
  t.match(shared?.shareDebate.userErrors, refused)
  const { error } = await client.query(WRONG, {})
  t.match(error?.graphQLErrors, [{ extensions: { code: 'VALIDATION' } }])
  t.equal(error?.networkError, undefined)
  const { error: forbidden } = await client.query(TABLE, {})
  t.match(forbidden?.graphQLErrors, [{ extensions: { code: 'FORBIDDEN' } }])
  t.same(asked, [`GET ${address}`, `POST ${address}`, `GET ${address}`, `GET ${address}`])
})

t.test('graphql-request, by its defaults', async t => {
  const client = new GraphQLClient(address, { headers })
  t.equal((await client.request<Topics>(TOPICS, { first: 2 })).topics.nodes.length, 2)
  const shared = await client.request<Shared>(SHARE, NO_DEBATE)
  t.match(shared.shareDebate.userErrors, refused)
  const failure = await client.request(WRONG).catch((error: unknown) => error)
  t.ok(failure instanceof ClientError)
  t.match(failure, { response: { errors: [{ extensions: { code: 'VALIDATION' } }] } })
  t.match(await client.request(TABLE).catch((error: unknown) => error), {
    response: { status: 403, errors: [{ extensions: { code: 'FORBIDDEN' } }] },
  })
})

t.test('Apollo Client, by its defaults', async t => {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: address, headers }),
  })
  const query = (text: string, variables = {}) => client.query({ query: gql(text), variables })
  const { data } = await query(TOPICS, { first: 2 })
  t.equal((data as Topics).topics.nodes.length, 2)
  const shared = await client.mutate<Shared>({ mutation: gql(SHARE), variables: NO_DEBATE })
  t.match(shared.data?.shareDebate.userErrors, refused)
  for (const [text, code] of [
    [WRONG, 'VALIDATION'],
    [TABLE, 'FORBIDDEN'],
  ] as const) {
    const failure = await query(text).catch((error: unknown) => error)
    t.ok(CombinedGraphQLErrors.is(failure), `${code} comes with its errors`)
    t.match(failure, { errors: [{ extensions: { code } }] })
  }
  client.stop()
})

t.test('Apollo’s persisted queries: the hash first, the query once', async t => {
  const sent: { query: boolean; method: string | undefined }[] = []
  const clientWith = (useGETForHashedQueries: boolean) =>
    new ApolloClient({
      cache: new InMemoryCache(),
      defaultOptions: { query: { fetchPolicy: 'no-cache' } },
      link: new PersistedQueryLink({
        sha256: async text => createHash('sha256').update(text).digest('hex'),
        useGETForHashedQueries,
      }).concat(
        new HttpLink({
          uri: address,
          fetch: (url, options) => {
            const text = `${options?.body ?? ''} ${decodeURIComponent(String(url).replaceAll('+', ' '))}`
            sent.push({ query: text.includes('query Kept'), method: options?.method })
            return fetch(url, options)
          },
        }),
      ),
    })
  for (const [byGet, method] of [
    [false, 'POST'],
    [true, 'GET'],
  ] as const) {
    sent.length = 0
    const client = clientWith(byGet)
    const query = gql(
      `query Kept${method}($first: Int!) { topics(first: $first) { nodes { id } } }`,
    )
    for (const first of [1, 2, 3]) {
      const { data } = await client.query<Topics>({ query, variables: { first } })
      t.equal(data?.topics.nodes.length, first, `${method} ${first}`)
    }
    t.same(
      sent.map(({ query: isWhole }) => isWhole),
      [false, true, false, false],
      'not known, sent, known, known',
    )
    t.ok(sent.at(-1)?.method === method)
    client.stop()
  }
})

t.test('Octokit’s client, by its defaults', async t => {
  const ask = octokit.defaults({ baseUrl: app.url, headers: { authorization: `bearer ${token}` } })
  const { topics } = await ask<Topics>(TOPICS, { first: 2 })
  t.equal(topics.nodes.length, 2)
  const { shareDebate } = await ask<Shared>(SHARE, NO_DEBATE)
  t.match(shareDebate.userErrors, refused)
  const failure = await ask(WRONG).catch((error: unknown) => error)
  t.ok(failure instanceof GraphqlResponseError, 'its own failure, with the errors')
  t.match(failure, { errors: [{ extensions: { code: 'VALIDATION' } }] })
  t.match(await ask(TABLE).catch((error: unknown) => error), { status: 403 })
})

t.test('graphql-ws, by its defaults', async t => {
  const authorization = `Bearer ${await logInAdmin(app)}`
  const client = createSocketClient({ url: address, connectionParams: { authorization } })
  t.teardown(() => client.dispose())
  const news = client.iterate({ query: 'subscription { debateChanged { debateId kind } }' })
  const next = news.next()
  let heard: unknown = null
  void next.then(({ value }) => {
    heard = value
  })
  await until('news come', async () => {
    await beginDebate(app)
    return heard !== null
  })
  t.match(heard, { data: { debateChanged: { kind: 'started' } } })
  await news.return?.()
  const wrong = client.iterate({ query: 'subscription { debateChanged { nothing } }' })
  const failure = await wrong.next().catch((error: unknown) => error)
  t.match(failure, [{ message: /Cannot query field/, extensions: { code: 'VALIDATION' } }])
  const query = client.iterate({ query: TOPICS, variables: { first: 1 } })
  const kind = await query.next().catch((error: unknown) => error)
  t.match(kind, [{ extensions: { code: 'VALIDATION', messageCode: 'SOCKET_FOR_SUBSCRIPTIONS' } }])
})
