// Every scored debate with its skills and turns, one line of JSON each.
// node export-debates.ts > debates.jsonl      (Node 22.18 or newer, nothing to install)
const ADDRESS = 'http://127.0.0.1:3000/graphql'
const KEY = 'adt_YOUR_KEY'

const QUERY = `query ($after: String) {
  adminDebates(filter: { status: [scored] }, first: 10, after: $after) {
    nodes {
      id debater startTime endTime overallScore
      topic { text }
      scores { depth persuasion clarity argumentation organization delivery refutation }
      turns { speaker text timestamp }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

type DebatePage = { nodes: object[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

const readPage = async (after: string | null): Promise<DebatePage> => {
  const answer = await fetch(ADDRESS, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { after } }),
  })
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('retry-after') ?? 1)
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
    return readPage(after)
  }
  const { data, errors } = await answer.json()
  if (errors) throw new Error(errors[0].message)
  return data.adminDebates
}

let after: string | null = null
do {
  const { nodes, pageInfo } = await readPage(after)
  for (const debate of nodes) process.stdout.write(`${JSON.stringify(debate)}\n`)
  after = pageInfo.hasNextPage ? pageInfo.endCursor : null
} while (after !== null)
