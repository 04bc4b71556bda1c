import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type Served, serve } from './serve.ts'

const FOLDER = join(import.meta.dirname, 'postgraphile')
const SECONDS = 2
const CONNECTIONS = 10

export type Kind = 'Debate' | 'User' | 'Topic'
/** A page of a table, as this server's GraphQL names it. */
export type Ask = {
  name: string
  kind: Kind
  filter?: Record<string, unknown>
  sort?: readonly { by: string; order: string }[]
  page?: number
}

const FIELDS: Record<Kind, string> = {
  Debate: `debateId userByUserId { userId username email }
    topicByTopicId { topicId topicTextEn topicTextZh } userStance debateMode language status
    startTime endTime overallScore opponentProvider`,
  User: 'userId username email avatarId avatarUrl registrationDate debateCount averageScore',
  Topic: `topicId topicTextEn topicTextZh language isRecommended status createdAt
    debateCount averageScore`,
}
const NEWEST: Record<Kind, string> = {
  Debate: 'START_TIME_DESC',
  User: 'REGISTRATION_DATE_DESC',
  Topic: 'CREATED_AT_DESC',
}

const includes = (words: unknown) => ({ includesInsensitive: words })
const searched: Record<Kind, (words: unknown) => object[]> = {
  Debate: words => [
    { topicByTopicId: { topicTextEn: includes(words) } },
    { topicByTopicId: { topicTextZh: includes(words) } },
    { userByUserId: { username: includes(words) } },
    { userByUserId: { email: includes(words) } },
  ],
  User: words => [{ username: includes(words) }, { email: includes(words) }],
  Topic: words => [{ topicTextEn: includes(words) }, { topicTextZh: includes(words) }],
}

const tenMinutesAgo = () => new Date(Date.now() - 600_000).toISOString()

const conditionOf = (kind: Kind, name: string, value: unknown): object => {
  switch (name) {
    case 'search':
      return { or: searched[kind](value) }
    case 'stance':
      return { userStance: { in: value } }
    case 'mode':
      return { debateMode: { in: value } }
    case 'status':
      return { status: { in: value } }
    case 'scoreMin':
      return { overallScore: { greaterThanOrEqualTo: value } }
    case 'scoreMax':
      return { overallScore: { lessThanOrEqualTo: value } }
    case 'startedFrom':
      return { startTime: { greaterThanOrEqualTo: `${value}T00:00:00Z` } }
    case 'startedTo':
      return { startTime: { lessThanOrEqualTo: `${value}T23:59:59.999999Z` } }
    case 'unscoredCode':
      return { unscoredCode: { in: value } }
    case 'continuation':
      return { continuedFrom: { isNull: !value } }
    case 'suspended':
      return { suspendedAt: { isNull: !value } }
    case 'stuck':
      return { status: { equalTo: 'evaluating' }, endTime: { lessThan: tenMinutesAgo() } }
    default:
      return { [name]: { equalTo: value } }
  }
}

/** The same page as PostGraphile names it: the same rows, fields and total. */
export const toPostgraphile = ({ kind, filter = {}, sort = [], page = 1 }: Ask) => ({
  query: `query($filter: ${kind}Filter, $offset: Int) {
    page: all${kind}s(filter: $filter, offset: $offset, first: 10, orderBy: [${
      sort
        .map(
          ({ by, order }) =>
            `${by.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}_${order.toUpperCase()}`,
        )
        .join(' ') || NEWEST[kind]
    }]) { totalCount pageInfo { hasNextPage } nodes { ${FIELDS[kind]} } } }`,
  variables: {
    filter: { and: Object.entries(filter).map(([name, value]) => conditionOf(kind, name, value)) },
    offset: (page - 1) * 10,
  },
})

/**
 * PostGraphile 5 with its usual filters, on the database of `url`;
 * installed at first use, since nothing else needs it.
 */
export const servePostgraphile = (url: string): Promise<Served> => {
  if (!existsSync(join(FOLDER, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'ignore' })
  return serve('scripts/bench/postgraphile/server.js', {
    DATABASE_URL: url,
    GRAPHILE_ENV: 'production',
  })
}

/**
 * Requests a second of ten clients at once, each with a body of its own where there are several.
 */
export const requestsASecond = async (
  url: string,
  bodies: readonly object[],
  token?: string,
): Promise<number> => {
  let clients = 0
  const { requests, non2xx, errors } = await autocannon({
    url: `${url}/graphql`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    setupClient: client => {
      client.setBody(JSON.stringify(bodies[clients % bodies.length]))
      clients += 1
    },
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} wrong answers, ${errors} errors`)
  return requests.average
}
