import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import t from 'tap'
import { connect } from '../database.ts'
import { migrateToLatest } from '../migrate.ts'
import { seedTopics } from '../seed.ts'
import { insertDebate } from './debates.ts'
import { takeLeaseWithTurn } from './live-turns.ts'

const NOW = new Date('2026-01-31T12:00:00Z')
const LATER = new Date('2026-01-31T12:01:00Z')

const { db, unlimited, close } = await connect({ kind: 'memory' }, error => t.error(error))
t.after(close)
await migrateToLatest(unlimited)
await seedTopics(db, NOW)

const startDebates = async (guestId: string, count: number): Promise<string[]> => {
  const { topic_id } = await db.selectFrom('topics').select('topic_id').executeTakeFirstOrThrow()
  const ids = Array.from({ length: count }, () => randomUUID())
  for (const debate_id of ids)
    await insertDebate(
      db,
      { userId: null, guestId },
      {
        ...{ debate_id, topic_id, user_stance: 'for', debate_mode: 'text', language: 'en' },
        ...{ welcome_message: '', prep_time: 0, start_time: NOW },
        ...{ opponent_provider: 'offline', opponent_model: 'offline-1' },
      },
    )
  return ids
}

/** How often each index of the debates was searched. */
const searches = async (): Promise<Map<string, number>> => {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ name: string; times: number }>`select indexrelname as name,
    idx_scan as times from pg_stat_user_indexes where relname = 'debates'`.execute(db)
  return new Map(rows.map(({ name, times }) => [name, times]))
}

t.test('a turn finds its debate by its key, however many are open', async t => {
  const guestId = randomUUID()
  const ids = await startDebates(guestId, 50)
  const before = await searches()
  for (const debate_id of ids) {
    const lease = { id: randomUUID(), now: NOW, until: LATER }
    const turn_id = randomUUID()
    const turn = { turn_id, debate_id, message_text: 'A turn.', client_turn_id: turn_id }
    const owner = { userId: null, guestId }
    t.ok(await takeLeaseWithTurn(db, owner, lease, { ...turn, timestamp: NOW }, 100))
  }
  const after = await searches()
  t.same(
    [...after].flatMap(([name, times]) => (times > (before.get(name) ?? 0) ? [name] : [])),
    ['debates_pkey'],
  )
})
