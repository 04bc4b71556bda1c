/**
 * Keeps a copy of all debates: each run asks only for what changed and what was deleted since the
 * last one.
 *
 *   DEBATER_URL=https://debate.example DEBATER_API_KEY=adt_… \
 *     node scripts/examples/sync-debates.ts copy.json
 *
 * The key needs DEBATES_READ. Run it at least every 90 days: deletions are told for so long.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const { DEBATER_URL = 'http://127.0.0.1:3000', DEBATER_API_KEY = '' } = process.env
const [file = 'copy.json'] = process.argv.slice(2)

type CopiedDebate = { id: string; updatedAt: string; status: string; overallScore: number | null }
type GoneDebate = { id: string; deletedAt: string }
type ChangePage<Node> = {
  nodes: Node[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}
type Copy = {
  /** The last change and the last deletion that were seen; null before the first run. */
  updatedAfter: string | null
  deletedAfter: string | null
  debates: Record<string, CopiedDebate>
}

/** Oldest first: what changes meanwhile comes again at the end, so that nothing is missed. */
const CHANGES = `query($filter: AdminDebateFilter, $after: String) {
  page: adminDebates(
    filter: $filter, sort: [{ by: updatedAt, order: asc }], first: 100, after: $after
  ) {
    nodes { id updatedAt status startTime endTime overallScore debater topic { text } }
    pageInfo { hasNextPage endCursor }
  }
}`
const DELETIONS = `query($deletedAfter: DateTime, $after: String) {
  page: adminDeletions(deletedAfter: $deletedAfter, kinds: [debate], first: 100, after: $after) {
    nodes { id deletedAt }
    pageInfo { hasNextPage endCursor }
  }
}`

const ask = async <Node>(query: string, variables: object): Promise<ChangePage<Node>> => {
  const response = await fetch(`${DEBATER_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${DEBATER_API_KEY}`,
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as {
    data?: { page: ChangePage<Node> }
    errors?: unknown
  }
  if (errors || !data) throw new Error(JSON.stringify(errors))
  return data.page
}

async function* nodesOf<Node>(query: string, variables: object): AsyncGenerator<Node> {
  let after: string | null = null
  do {
    const page: ChangePage<Node> = await ask(query, { ...variables, after })
    yield* page.nodes
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after !== null)
}

const copy: Copy = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { updatedAfter: null, deletedAfter: null, debates: {} }

const { updatedAfter, deletedAfter } = copy
let [changed, deleted] = [0, 0]
for await (const debate of nodesOf<CopiedDebate>(CHANGES, { filter: { updatedAfter } })) {
  copy.debates[debate.id] = debate
  copy.updatedAfter = debate.updatedAt
  changed += 1
}
// Afterwards: a debate that was read just now may be gone by now.
for await (const { id, deletedAt } of nodesOf<GoneDebate>(DELETIONS, { deletedAfter })) {
  delete copy.debates[id]
  copy.deletedAfter = deletedAt
  deleted += 1
}
// In one step: a run that breaks off leaves the copy as it was, and the next one begins again.
writeFileSync(`${file}.new`, JSON.stringify(copy))
renameSync(`${file}.new`, file)
console.log(JSON.stringify({ changed, deleted, debates: Object.keys(copy.debates).length }))
