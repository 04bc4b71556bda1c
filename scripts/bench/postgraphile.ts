import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type Served, serve } from './serve.ts'

const FOLDER = join(import.meta.dirname, 'postgraphile')
const SECONDS = 4
const CONNECTIONS = 10

/** The administrators' pages as PostGraphile names them: the same rows, fields and totals. */
export const POSTGRAPHILE_PAGES = {
  debates: `{ page: allDebates(orderBy: [START_TIME_DESC], first: 10) { totalCount pageInfo { hasNextPage } nodes {
    debateId userByUserId { username email } topicByTopicId { topicTextEn topicTextZh } userStance debateMode language
    status startTime endTime overallScore opponentProvider } } }`,
  users: `{ page: allUsers(orderBy: [REGISTRATION_DATE_DESC], first: 10) { totalCount pageInfo { hasNextPage } nodes {
    userId username email avatarId avatarUrl registrationDate debateCount averageScore } } }`,
  topics: `{ page: allTopics(orderBy: [CREATED_AT_DESC], first: 10) { totalCount pageInfo { hasNextPage } nodes {
    topicId topicTextEn topicTextZh language isRecommended status createdAt debateCount averageScore } } }`,
} as const

/** PostGraphile 5 as it comes, on the database of `url`; installed at first use, since nothing else needs it. */
export const servePostgraphile = (url: string): Promise<Served> => {
  if (!existsSync(join(FOLDER, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'ignore' })
  return serve('scripts/bench/postgraphile/server.js', { DATABASE_URL: url, GRAPHILE_ENV: 'production' })
}

/** Requests a second of one GraphQL request. */
export const requestsASecond = async (url: string, body: object, token?: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url: `${url}/graphql`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} wrong answers, ${errors} errors`)
  return requests.average
}
