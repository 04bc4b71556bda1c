// Every scored debate with its skills and turns that changed since the last run: one line of JSON each.
// node export-debates.ts >> debates.jsonl      (Node 22.18 or newer, nothing to install)
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const ADDRESS = 'http://127.0.0.1:3000/graphql'
const KEY = 'adt_YOUR_KEY'
// The last change that a run has seen. Without this file all debates are exported.
const LAST_CHANGE = 'last-change.txt'

const QUERY = `query ($updatedAfter: DateTime, $after: String) {
  adminDebates(
    filter: { status: [scored], updatedAfter: $updatedAfter }
    sort: [{ by: updatedAt, order: asc }]
    first: 10
    after: $after
  ) {
    nodes {
      id debater startTime endTime updatedAt overallScore
      topic { text }
      scores { depth persuasion clarity argumentation organization delivery refutation }
      turns { speaker text timestamp }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

type DebatePage = {
  nodes: { updatedAt: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

const readPage = async (variables: object): Promise<DebatePage> => {
  const answer = await fetch(ADDRESS, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables }),
  })
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('retry-after') ?? 1)
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
    return readPage(variables)
  }
  const { data, errors } = await answer.json()
  if (errors) throw new Error(errors[0].message)
  return data.adminDebates
}

const updatedAfter = existsSync(LAST_CHANGE) ? readFileSync(LAST_CHANGE, 'utf8') : null
let lastChange = updatedAfter
let after: string | null = null
do {
  const { nodes, pageInfo } = await readPage({ updatedAfter, after })
  for (const debate of nodes) process.stdout.write(`${JSON.stringify(debate)}\n`)
  lastChange = nodes.at(-1)?.updatedAt ?? lastChange
  after = pageInfo.hasNextPage ? pageInfo.endCursor : null
} while (after !== null)
if (lastChange) writeFileSync(LAST_CHANGE, lastChange)
