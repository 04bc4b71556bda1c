import { connect } from '#db/database.ts'
import type { FillSize } from '#db/fill.ts'
import { post } from './client.ts'
import {
  type Ask,
  type Kind,
  requestsASecond,
  servePostgraphile,
  toPostgraphile,
} from './postgraphile.ts'
import { type FilledPlace, LARGE, withFilledServer } from './serve-filled.ts'

const SMALL: FillSize = { users: 1_000, debates: 10_000, topics: 200 }
const ROUNDS = 15
const LONGEST_MEASURE_MS = 3_000
const SLOW_MS = 100

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The fields that the screens ask for in each table. */
const NODES = {
  Debate: `id user { id username email } topic { id text textZh } userStance mode language status
    startTime endTime overallScore opponentProvider`,
  User: 'id username email avatarId avatarUrl registrationDate debateCount averageScore',
  Topic: 'id textEn textZh language isRecommended status createdAt debateCount averageScore',
} satisfies Record<Kind, string>
type RowsPage = { totalCount: number; totalIsExact: boolean; nodes: { id: string }[] }

const queryOf = (kind: Kind) =>
  `query($filter: Admin${kind}Filter, $sort: [Admin${kind}Sort!], $page: Int) {
    page: admin${kind}s(filter: $filter, sort: $sort, page: $page) {
      totalCount totalIsExact pageInfo { hasNextPage } nodes { ${NODES[kind]} } } }`

const bodyOf = ({ kind, filter = {}, sort = [], page = 1 }: Ask) => ({
  query: queryOf(kind),
  variables: { filter, sort, page },
})

const asker =
  (url: string, token: string) =>
  async (asked: Ask): Promise<RowsPage> => {
    const answer = await post<{ data: { page: RowsPage }; errors?: object[] }>(
      `${url}/graphql`,
      bodyOf(asked),
      token,
    )
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    return answer.data.page
  }

const everyWay = (kind: Kind, keys: readonly string[]): Ask[] =>
  keys.flatMap(by =>
    ['asc', 'desc'].map(order => ({
      name: `${kind.toLowerCase()}s by ${by} ${order}`,
      kind,
      sort: [{ by, order }],
    })),
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
  const [user] = (
    await ask({ name: '', kind: 'User', sort: [{ by: 'debateCount', order: 'desc' }] })
  ).nodes
  const [topic] = (
    await ask({ name: '', kind: 'Topic', sort: [{ by: 'debateCount', order: 'desc' }] })
  ).nodes
  const debates = (name: string, filter: Record<string, unknown>): Ask => ({
    name: `debates, ${name}`,
    kind: 'Debate',
    filter,
  })
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
    debates('a user, a stance and a month', {
      userId: user?.id,
      stance: ['for'],
      startedFrom: '2025-06-01',
    }),
    debates('no continuations of a month', {
      continuation: false,
      startedFrom: '2025-06-01',
      startedTo: '2025-06-30',
    }),
    debates('given up by the judge', { unscoredCode: ['JUDGE_GAVE_UP'] }),
    debates('stuck', { stuck: true }),
    { name: 'users, suspended', kind: 'User', filter: { suspended: true } },
    { name: 'users, search', kind: 'User', filter: { search: 'debater4711' } },
    { name: 'topics, search', kind: 'Topic', filter: { search: 'robots' } },
    {
      name: 'topics, offered first',
      kind: 'Topic',
      filter: { status: ['approved', 'archived'] },
      sort: [
        { by: 'status', order: 'asc' },
        { by: 'createdAt', order: 'desc' },
      ],
    },
    ...everyWay('User', ['registrationDate', 'username', 'debateCount', 'averageScore']),
  ]
}

/** The median time of up to ROUNDS requests; a slow one is repeated less often. */
const measure = async (ask: Client, asked: Ask): Promise<{ ms: number; page: RowsPage }> => {
  const page = await ask(asked)
  const times: number[] = []
  const until = performance.now() + LONGEST_MEASURE_MS
  while (times.length < ROUNDS && (times.length < 3 || performance.now() < until)) {
    const startedAt = performance.now()
    await ask(asked)
    times.push(performance.now() - startedAt)
  }
  return { ms: median(times), page }
}

/** A server that has just begun compiles its code while it answers its first requests. */
const warm = async (ask: Client) => {
  for (const asked of DEFAULTS) await measure(ask, asked)
}

/** Asks PostGraphile, and returns its answer with this server's field names. */
const askerOfPostgraphile =
  (url: string): Client =>
  async asked => {
    const answer = await post<{ data: { page: RowsPage }; errors?: object[] }>(
      `${url}/graphql`,
      toPostgraphile(asked),
    )
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    return answer.data.page
  }

/** Waits until the database has finished queries whose clients have left. */
const quiet = async (url: string) => {
  const connection = await connect({ kind: 'postgres', url }, error => console.error(error.message))
  const isBusy = async () =>
    (
      await connection.executeSql(`select from pg_stat_activity
        where state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend'`)
    ).rows.length > 0
  while (await isBusy()) await new Promise(resolve => setTimeout(resolve, 100))
  await connection.close()
}

/** Ten neighbouring pages, or as many as there are. */
const neighbours = (asked: Ask, total: number): Ask[] => {
  const { page = 1 } = asked
  const pages = Array.from(
    { length: Math.min(10, Math.max(1, Math.floor(total / 10))) },
    (_, step) => step,
  )
  return pages.map(step => ({ ...asked, page: page === 1 ? page + step : page - step }))
}

const ID = { Debate: 'debateId', User: 'userId', Topic: 'topicId' } satisfies Record<Kind, string>

/** Both must show the same rows, also where all pages are asked for at once. */
const assertSameRows = async (pages: readonly Ask[], ask: Client, askRival: Client) => {
  // PostGraphile puts users without a score first.
  if (pages.some(({ sort = [] }) => sort.some(({ by }) => by === 'averageScore'))) return
  const [ours, theirs] = await Promise.all(
    [ask, askRival].map(each => Promise.all(pages.map(each))),
  )
  for (const [at, { name, kind, page = 1 }] of pages.entries()) {
    const shown = ours?.[at]?.nodes.map(({ id }) => id).join()
    const expected = theirs?.[at]?.nodes.map(node => Reflect.get(node, ID[kind])).join()
    if (shown !== expected) throw new Error(`${name}: page ${page} has other rows in PostGraphile`)
  }
}

/**
 * Every page asked of both: the median of one client, and requests a second of ten clients at once
 * who ask for the same page (goal: ≥ 2), and of ten clients with a page each.
 */
const compare = async ({ url, token, database }: FilledPlace, asks: readonly Ask[]) => {
  const theirs = await servePostgraphile(database)
  await warm(asker(url, token))
  await warm(askerOfPostgraphile(theirs.url))
  const defaults = new Map<string, number>()
  try {
    for (const asked of asks) {
      await quiet(database)
      const { ms, page } = await measure(asker(url, token), asked)
      const other = await measure(askerOfPostgraphile(theirs.url), asked)
      if (page.totalIsExact && page.totalCount !== other.page.totalCount)
        throw new Error(
          `${asked.name}: ${page.totalCount} rows here, ${other.page.totalCount} by PostGraphile`,
        )
      if (DEFAULTS.includes(asked)) defaults.set(asked.name, ms)
      const total = `${page.totalCount}${page.totalIsExact ? '' : '+'}`
      // Where one client waits long, ten at once would only wait longer. Their ratio is then that of
      // one client each, which is smaller: ours would read once for all ten.
      const isSlow = other.ms > SLOW_MS
      const rates = async (asks: readonly Ask[]) => ({
        ours: isSlow ? 1000 / ms : await requestsASecond(url, asks.map(bodyOf), token),
        rival: isSlow
          ? 1000 / other.ms
          : await requestsASecond(theirs.url, asks.map(toPostgraphile)),
      })
      const { ours, rival } = await rates([asked])
      const pages = neighbours(asked, page.totalCount)
      if (!isSlow) await assertSameRows(pages, asker(url, token), askerOfPostgraphile(theirs.url))
      const apart = await rates(pages)
      const mark = ms <= 100 && ours >= 2 * rival ? ' ' : '!'
      console.log(
        [
          `${mark} ${ms.toFixed(1).padStart(8)} ms`,
          `PostGraphile ${other.ms.toFixed(1).padStart(8)} ms`,
          `${ours.toFixed(0).padStart(5)} : ${rival.toFixed(rival < 10 ? 1 : 0).padStart(5)} a second`,
          `× ${(ours / rival).toFixed(1)}`.padStart(8),
          `ten pages × ${(apart.ours / apart.rival).toFixed(1).padStart(5)}`,
          `${asked.name} (${total})`,
        ].join('  '),
      )
    }
  } finally {
    await theirs.stop()
  }
  return defaults
}

const askerAt = ({ url, token }: FilledPlace) => asker(url, token)

const large = await withFilledServer(LARGE, async place => {
  const ask = askerAt(place)
  return compare(place, [...DEFAULTS, ...(await lastPages(ask)), ...(await filters(ask))])
})
await withFilledServer(SMALL, async place => {
  const ask = askerAt(place)
  await warm(ask)
  for (const asked of DEFAULTS) {
    const { ms } = await measure(ask, asked)
    const growth = (large.get(asked.name) ?? 0) / ms
    const grown = `× ${growth.toFixed(2)} (to reach: ≤ 1.5)`
    console.log(`${asked.name}: ${ms.toFixed(1)} ms on 10,000 debates; on 1,000,000 ${grown}`)
  }
})
