import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import {
  beginDebate,
  failingOpponent,
  logInAdmin,
  registerUser,
  SPEECH,
  until,
} from './factories.ts'
import { openApp } from './test-app.ts'

const EXAMPLES = join(import.meta.dirname, '../../scripts/examples')
const DAY_MS = 86_400_000

const app = await openApp(t, { opponent: failingOpponent(0) })
const { db } = app.app.composed.deps
const run = promisify(execFile)

/** A key alone, as a program of a school has it. */
const made = await app.graphql<{ createApiKey: { secret: string } }>(
  `mutation($input: CreateApiKeyInput!) {
    createApiKey(input: $input) { secret userErrors { message } }
  }`,
  { input: { name: 'Examples', scopes: ['DEBATES_READ'] } },
  { token: await logInAdmin(app) },
)
const DEBATER_API_KEY = made.body.data?.createApiKey.secret ?? ''

/** The lines of JSON that an example prints. */
const play = async <Line>(example: string, ...args: string[]): Promise<Line[]> => {
  const { stdout } = await run(process.execPath, [join(EXAMPLES, example), ...args], {
    env: { PATH: process.env.PATH, DEBATER_URL: app.url, DEBATER_API_KEY },
  })
  return stdout.split('\n').flatMap(line => (line === '' ? [] : (JSON.parse(line) as Line)))
}

const ada = await registerUser(app, { username: 'Ada' })
const grace = await registerUser(app, { username: 'Grace' })
const setStart = (id: string, at: Date) =>
  db.updateTable('debates').set({ start_time: at }).where('debate_id', '=', id).execute()

/** A debate that is argued, ended and scored. */
const score = async (id: string, { token }: { token: string }) => {
  for (const message of [SPEECH, `${SPEECH} And fewer mornings are lost.`])
    await app.call('POST', `/api/debates/${id}/turn`, { token, body: { message } })
  await app.call('POST', `/api/debates/${id}/end`, { token })
  await until('it has its verdict', async () => {
    const row = db.selectFrom('debates').select('status').where('debate_id', '=', id)
    return (await row.executeTakeFirst())?.status === 'scored'
  })
}

t.test('the nightly export of some users: scores, skills and turns', async t => {
  const { debate_id } = await beginDebate(app, ada)
  await score(debate_id, ada)
  await beginDebate(app, ada)
  const other = await beginDebate(app, grace)
  await app.call('POST', `/api/debates/${other.debate_id}/end`, { token: grace.token })
  const since = new Date(Date.now() - DAY_MS).toISOString()
  const lines = await play<Record<string, unknown>>('export-debates.ts', since, ada.user.user_id)
  t.equal(lines.length, 1, 'the one that ended, and nobody else’s')
  t.match(lines[0], {
    id: debate_id,
    debater: 'Ada',
    status: 'scored',
    overallScore: Number,
    scores: { depth: Number, refutation: Number },
    turns: [{ speaker: 'ai' }, { speaker: 'user', text: SPEECH }, { speaker: 'ai' }],
  })
  const both = await play('export-debates.ts', since, ada.user.user_id, grace.user.user_id)
  t.equal(both.length, 2)
  const later = new Date(Date.now() + DAY_MS).toISOString()
  t.same(await play('export-debates.ts', later, ada.user.user_id), [])
})

t.test('the most debated topics of each month', async t => {
  const rows = (await app.call<{ topic_id: string }[]>('GET', '/api/topics/popular')).body
  const [first = '', second = ''] = rows.slice(-2).map(({ topic_id }) => topic_id)
  for (const [topic_id, at] of [
    [first, '2026-01-01T00:00:00Z'],
    [first, '2026-01-31T23:59:59Z'],
    [second, '2026-01-15T12:00:00Z'],
    [second, '2026-02-01T00:00:00Z'],
  ] as const) {
    const { debate_id } = await beginDebate(app, grace, { topic_id })
    await setStart(debate_id, new Date(at))
  }
  type Line = { month: string; debates: number }
  const lines = await play<Line>('top-topics.ts', '2026-01', '2026-02', '2026-03')
  t.same(
    lines.map(({ month, debates }) => [month, debates]),
    [
      ['2026-01', 2],
      ['2026-01', 1],
      ['2026-02', 1],
    ],
  )
})

t.test('a copy that is kept up to date', async t => {
  const file = join(t.testdir(), 'copy.json')
  const sync = async () =>
    (await play<{ changed: number; deleted: number }>('sync-debates.ts', file))[0]
  const read = () =>
    JSON.parse(readFileSync(file, 'utf8')) as { debates: Record<string, { status: string }> }
  const ids = async () =>
    (await db.selectFrom('debates').select('debate_id').execute()).map(row => row.debate_id).sort()
  const lastWeek = await beginDebate(app, ada)
  await setStart(lastWeek.debate_id, new Date(Date.now() - 7 * DAY_MS))
  const gone = await beginDebate(app, ada)
  // More than a page.
  const { topic_id, opponent_provider, opponent_model } = await db
    .selectFrom('debates')
    .selectAll()
    .where('debate_id', '=', gone.debate_id)
    .executeTakeFirstOrThrow()
  const many = Array.from({ length: 150 }, () => ({
    debate_id: randomUUID(),
    topic_id,
    opponent_provider,
    opponent_model,
    user_stance: 'for' as const,
    debate_mode: 'text' as const,
    language: 'en' as const,
    status: 'in_progress' as const,
    welcome_message: 'Welcome.',
    prep_time: 0,
    start_time: new Date(),
  }))
  await db.insertInto('debates').values(many).execute()
  const isWhole = async () => {
    await sync()
    return String(Object.keys(read().debates).sort()) === String(await ids())
  }
  await until('the copy is whole', isWhole)
  t.match(await sync(), { changed: 0, deleted: 0 }, 'nothing has changed since')

  await app.call('POST', `/api/debates/${lastWeek.debate_id}/end`, { token: ada.token })
  await db.deleteFrom('debates').where('debate_id', '=', gone.debate_id).execute()
  // Debates begin and change while the pages are read.
  let isOver = false
  const meanwhile = (async () => {
    while (!isOver) await beginDebate(app, grace)
  })()
  await sync()
  isOver = true
  await meanwhile
  t.notSame(read().debates[lastWeek.debate_id]?.status, 'in_progress', 'begun last week, ended now')
  t.notOk(read().debates[gone.debate_id], 'deleted here too')
  await until('what came meanwhile is there too', isWhole)
})
