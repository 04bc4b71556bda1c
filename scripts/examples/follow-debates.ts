/**
 * Starts a debate for each person of another system and follows the turns live.
 *
 *   DEBATER_URL=https://debate.example DEBATER_API_KEY=adt_… \
 *     node scripts/examples/follow-debates.ts "Homework should be abolished" pupil-17 pupil-18
 *
 * The key needs USERS_WRITE, DEBATES_WRITE and DEBATES_READ. Prints a line of JSON for each link to
 * hand out, each turn and each end, and stops when all debates have ended.
 */
import { createClient } from 'graphql-ws'

const { DEBATER_URL = 'http://127.0.0.1:3000', DEBATER_API_KEY = '' } = process.env
const [motion = '', ...people] = process.argv.slice(2)

type UserErrors = { userErrors: { message: string }[] }
type Started = UserErrors & { debate: { id: string } | null; joinUrl: string | null }
type Change = { debateId: string; kind: string; turnId: string | null }
type SaidTurn = { id: string; speaker: string; text: string }
type FollowedDebate = { turns: SaidTurn[]; status: string; overallScore: number | null }

const print = (line: object) => console.log(JSON.stringify(line))

const ask = async <Data>(query: string, variables: object): Promise<Data> => {
  const response = await fetch(`${DEBATER_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${DEBATER_API_KEY}`,
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown }
  if (errors || !data) throw new Error(JSON.stringify(errors))
  return data
}

const assertDone = ({ userErrors }: UserErrors) => {
  if (userErrors.length > 0) throw new Error(userErrors.map(({ message }) => message).join('. '))
}

/** The same person is the same user; the same person and motion the same debate with a new link. */
const start = async (externalId: string): Promise<string> => {
  const { upsertUser } = await ask<{ upsertUser: UserErrors }>(
    `mutation($input: UpsertUserInput!) {
      upsertUser(input: $input) { userErrors { message } }
    }`,
    { input: { externalId } },
  )
  assertDone(upsertUser)
  const { startDebate } = await ask<{ startDebate: Started }>(
    `mutation($input: StartDebateInput!) {
      startDebate(input: $input) { debate { id } joinUrl userErrors { message } }
    }`,
    {
      input: {
        externalUserId: externalId,
        customTopic: motion,
        stance: 'for',
        clientStartId: Buffer.from(motion).toString('base64url').slice(0, 64),
      },
    },
  )
  assertDone(startDebate)
  const debateId = startDebate.debate?.id ?? ''
  print({ externalId, debateId, joinUrl: startDebate.joinUrl })
  return debateId
}

const read = async (id: string): Promise<FollowedDebate> =>
  (
    await ask<{ adminDebate: FollowedDebate }>(
      `query($id: ID!) {
        adminDebate(id: $id) { status overallScore turns { id speaker text } }
      }`,
      { id },
    )
  ).adminDebate

const known = new Set<string>()
const printNewTurns = async (debateId: string): Promise<FollowedDebate> => {
  const debate = await read(debateId)
  for (const { id, speaker, text } of debate.turns)
    if (!known.has(id)) {
      known.add(id)
      print({ debateId, speaker, text })
    }
  return debate
}

const debateIds: string[] = []
for (const person of people) debateIds.push(await start(person))

const client = createClient({
  url: `${DEBATER_URL.replace(/^http/, 'ws')}/graphql`,
  connectionParams: { authorization: `Bearer ${DEBATER_API_KEY}` },
  // After a lost connection: what was missed meanwhile is read below.
  retryAttempts: 100,
  keepAlive: 10_000,
})
const changes = client.iterate<{ debateChanged: Change }>({
  query: `subscription($filter: DebateChangeFilter) {
    debateChanged(filter: $filter) { debateId kind turnId }
  }`,
  variables: { filter: { debateIds, kinds: ['turn_added', 'ended', 'scored', 'unscored'] } },
})

const open = new Set(debateIds)
const look = async (debateId: string) => {
  const { status, overallScore } = await printNewTurns(debateId)
  if (status !== 'scored' && status !== 'unscored') return
  if (open.delete(debateId)) print({ debateId, status, overallScore })
}
// What was said before. After the answer to a ping nothing is missed until the socket breaks.
for (const event of ['connected', 'pong'] as const)
  client.on(event, () => {
    for (const debateId of open) void look(debateId)
  })
for await (const { data } of changes) {
  if (data) await look(data.debateChanged.debateId)
  if (open.size === 0) break
}
await client.dispose()
