/**
 * Exports debates of some users with scores, skills and turns: one line of JSON for each debate that
 * ended since a moment, such as last night's run.
 *
 *   DEBATER_URL=https://debate.example DEBATER_API_KEY=adt_… \
 *     node scripts/examples/export-debates.ts 2026-11-21T00:00:00Z USER_ID USER_ID > debates.jsonl
 *
 * The key needs DEBATES_READ.
 */
const { DEBATER_URL = 'http://127.0.0.1:3000', DEBATER_API_KEY = '' } = process.env
const [since, ...userIds] = process.argv.slice(2)

type ExportPage = {
  nodes: { id: string; status: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** A whole debate has up to a hundred turns: ten of them cost less than a query may. */
const QUERY = `query($filter: AdminDebateFilter, $after: String) {
  adminDebates(filter: $filter, sort: [{ by: startTime, order: asc }], first: 10, after: $after) {
    nodes {
      id debater status startTime endTime overallScore userStance language
      topic { text }
      scores {
        depth persuasion clarity argumentation organization delivery refutation
      }
      turns { speaker text timestamp }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

const ask = async (variables: object): Promise<ExportPage> => {
  const response = await fetch(`${DEBATER_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${DEBATER_API_KEY}`,
    },
    body: JSON.stringify({ query: QUERY, variables }),
  })
  const { data, errors } = (await response.json()) as {
    data?: { adminDebates: ExportPage }
    errors?: unknown
  }
  if (errors || !data) throw new Error(JSON.stringify(errors))
  return data.adminDebates
}

for (const userId of userIds) {
  let after: string | null = null
  do {
    const page: ExportPage = await ask({ filter: { userId, endedAfter: since }, after })
    for (const debate of page.nodes) console.log(JSON.stringify({ userId, ...debate }))
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after !== null)
}
