/**
 * The most debated topics of each month: a line of JSON for each.
 *
 *   DEBATER_URL=https://debate.example DEBATER_API_KEY=adt_… \
 *     node scripts/examples/top-topics.ts 2026-09 2026-10 2026-11
 *
 * The key needs DEBATES_READ.
 */
const { DEBATER_URL = 'http://127.0.0.1:3000', DEBATER_API_KEY = '' } = process.env
const MOST = 10

type CountedTopic = { id: string; text: string }
type TopicPage = {
  nodes: { overallScore: number | null; topic: CountedTopic }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}
type Count = { topic: CountedTopic; debates: number; scores: number[] }

const QUERY = `query($filter: AdminDebateFilter, $after: String) {
  adminDebates(filter: $filter, first: 100, after: $after) {
    nodes { overallScore topic { id text } }
    pageInfo { hasNextPage endCursor }
  }
}`

const ask = async (variables: object): Promise<TopicPage> => {
  const response = await fetch(`${DEBATER_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${DEBATER_API_KEY}`,
    },
    body: JSON.stringify({ query: QUERY, variables }),
  })
  const { data, errors } = (await response.json()) as {
    data?: { adminDebates: TopicPage }
    errors?: unknown
  }
  if (errors || !data) throw new Error(JSON.stringify(errors))
  return data.adminDebates
}

/** The first and the last day of a month as YYYY-MM. */
const daysOf = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { startedFrom: `${month}-01`, startedTo: last }
}

const mean = (scores: readonly number[]) =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length

for (const month of process.argv.slice(2)) {
  const counts = new Map<string, Count>()
  let after: string | null = null
  do {
    const page: TopicPage = await ask({ filter: daysOf(month), after })
    for (const { topic, overallScore } of page.nodes) {
      const count = counts.get(topic.id) ?? { topic, debates: 0, scores: [] }
      count.debates += 1
      if (overallScore !== null) count.scores.push(overallScore)
      counts.set(topic.id, count)
    }
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after !== null)
  const best = [...counts.values()].sort((one, other) => other.debates - one.debates)
  for (const { topic, debates, scores } of best.slice(0, MOST))
    console.log(JSON.stringify({ month, topic: topic.text, debates, averageScore: mean(scores) }))
}
