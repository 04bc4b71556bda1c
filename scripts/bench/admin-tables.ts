import { connect } from '#db/connect.ts'
import { type FillSize, fillDatabase } from '#db/fill.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { findBinaries, startPostgres } from '../postgres.ts'
import { post } from './client.ts'
import { POSTGRAPHILE_PAGES, requestsASecond, servePostgraphile } from './postgraphile.ts'
import { serveOn } from './serve.ts'

const LARGE: FillSize = { users: 100_000, debates: 1_000_000, topics: 2_000 }
const SMALL: FillSize = { users: 1_000, debates: 10_000, topics: 200 }
const ROUNDS = 15
const ADMIN = { email: 'bench@example.org', password: 'bench-secret' }

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What the screens ask of each table. */
const NODES = {
  Debate:
    'id username email topicText topicTextZh userStance mode language status startTime endTime overallScore opponentProvider',
  User: 'id username email avatarId avatarUrl registrationDate debateCount averageScore',
  Topic: 'id textEn textZh language isRecommended status createdAt debateCount averageScore',
} as const
type Kind = keyof typeof NODES
type Ask = { name: string; kind: Kind; filter?: object; sort?: object[]; page?: number }
type Page = { totalCount: number; totalIsExact: boolean; nodes: { id: string }[] }

const queryOf = (kind: Kind) =>
  `query($filter: Admin${kind}Filter, $sort: [Admin${kind}Sort!], $page: Int) {
    page: admin${kind}s(filter: $filter, sort: $sort, page: $page) {
      totalCount totalIsExact pageInfo { hasNextPage } nodes { ${NODES[kind]} } } }`

const logIn = async (url: string) => (await post<{ token: string }>(`${url}/api/admin/auth/login`, ADMIN)).token

const asker =
  (url: string, token: string) =>
  async ({ kind, filter = {}, sort = [], page = 1 }: Ask): Promise<Page> => {
    const body = { query: queryOf(kind), variables: { filter, sort, page } }
    const answer = await post<{ data: { page: Page }; errors?: object[] }>(`${url}/graphql`, body, token)
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    return answer.data.page
  }

const everyWay = (kind: Kind, keys: readonly string[]): Ask[] =>
  keys.flatMap(by =>
    ['asc', 'desc'].map(order => ({ name: `${kind.toLowerCase()}s by ${by} ${order}`, kind, sort: [{ by, order }] })),
  )

type Client = ReturnType<typeof asker>

const DEFAULTS: readonly Ask[] = (['Debate', 'User', 'Topic'] as const).map(kind => ({
  name: `${kind.toLowerCase()}s`,
  kind,
}))

const lastPages = async (ask: Client): Promise<Ask[]> =>
  Promise.all(
    DEFAULTS.map(async ({ name, kind }) => {
      const { totalCount } = await ask({ name, kind })
      return { name: `${name}, last page`, kind, page: Math.ceil(totalCount / 10) }
    }),
  )

const filters = async (ask: Client): Promise<Ask[]> => {
  const [user] = (await ask({ name: '', kind: 'User', sort: [{ by: 'debateCount', order: 'desc' }] })).nodes
  const [topic] = (await ask({ name: '', kind: 'Topic', sort: [{ by: 'debateCount', order: 'desc' }] })).nodes
  const debates = (name: string, filter: object): Ask => ({ name: `debates, ${name}`, kind: 'Debate', filter })
  return [
    debates('one user', { userId: user?.id }),
    debates('one topic', { topicId: topic?.id }),
    debates('one stance', { stance: ['for'] }),
    debates('one mode', { mode: ['voice'] }),
    debates('one status', { status: ['in_progress'] }),
    debates('scores 60 to 70', { scoreMin: 60, scoreMax: 70 }),
    debates('scores 84 to 85', { scoreMin: 84, scoreMax: 85 }),
    debates('one day', { startedFrom: '2025-06-05', startedTo: '2025-06-05' }),
    debates('one month', { startedFrom: '2025-06-01', startedTo: '2025-06-30' }),
    debates('search a topic', { search: 'zoos in district 90' }),
    debates('search many topics', { search: 'libraries' }),
    debates('search a user', { search: 'Debater4711' }),
    debates('search nothing', { search: 'qqqqqq' }),
    debates('a user, a stance and a month', { userId: user?.id, stance: ['for'], startedFrom: '2025-06-01' }),
    { name: 'users, search', kind: 'User', filter: { search: 'debater4711' } },
    { name: 'topics, search', kind: 'Topic', filter: { search: 'robots' } },
    ...everyWay('User', ['registrationDate', 'username', 'debateCount', 'averageScore']),
  ]
}

const measure = async (ask: Client, asked: Ask): Promise<{ ms: number; page: Page }> => {
  const page = await ask(asked)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    await ask(asked)
    times.push(performance.now() - startedAt)
  }
  return { ms: median(times), page }
}

type Place = { url: string; token: string; database: string }

/** The default pages, asked of this server and of PostGraphile in turn on the same database. */
const compare = async ({ url, token, database }: Place) => {
  const theirs = await servePostgraphile(database)
  try {
    for (const { name, kind } of DEFAULTS) {
      const ours = await requestsASecond(url, { query: queryOf(kind) }, token)
      const query = POSTGRAPHILE_PAGES[name as keyof typeof POSTGRAPHILE_PAGES]
      const other = await requestsASecond(theirs.url, { query })
      console.log(
        `${name}: ${ours.toFixed(0)} a second, PostGraphile ${other.toFixed(1)}: × ${(ours / other).toFixed(1)} (to reach: ≥ 2)`,
      )
    }
  } finally {
    await theirs.stop()
  }
}

/** A server on a PostgreSQL filled to `size`. */
const withServer = async <T>(size: FillSize, act: (ask: Client, place: Place) => Promise<T>): Promise<T> => {
  const binaries = findBinaries()
  if (!binaries) throw new Error('This benchmark needs PostgreSQL 15 or newer: apt-get install postgresql')
  const postgres = await startPostgres(binaries)
  try {
    const startedAt = performance.now()
    const connection = await connect({ kind: 'postgres', url: postgres.url }, error => console.error(error.message))
    await migrateToLatest(connection.db)
    await fillDatabase(connection.db, size)
    await connection.close()
    console.log(`${size.debates} debates filled in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    const server = await serveOn({
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'a secret of the benchmark alone, long enough',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    })
    try {
      const token = await logIn(server.url)
      return await act(asker(server.url, token), { url: server.url, token, database: postgres.url })
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

const large = await withServer(LARGE, async (ask, place) => {
  const defaults = new Map<string, number>()
  for (const asked of [...DEFAULTS, ...(await lastPages(ask)), ...(await filters(ask))]) {
    const { ms, page } = await measure(ask, asked)
    if (DEFAULTS.includes(asked)) defaults.set(asked.name, ms)
    const total = `${page.totalCount}${page.totalIsExact ? '' : '+'}`
    console.log(`${ms <= 100 ? ' ' : '!'} ${ms.toFixed(1).padStart(8)} ms  ${asked.name} (${total})`)
  }
  await compare(place)
  return defaults
})
await withServer(SMALL, async ask => {
  for (const asked of DEFAULTS) {
    const { ms } = await measure(ask, asked)
    const ratio = (large.get(asked.name) ?? 0) / ms
    console.log(
      `${asked.name}: ${ms.toFixed(1)} ms on 10,000 debates; on 1,000,000 × ${ratio.toFixed(2)} (to reach: ≤ 1.5)`,
    )
  }
})
