import { type Kysely, sql } from 'kysely'
import t from 'tap'
import { connect } from '../database.ts'
import { fillDatabase } from '../fill.ts'
import { migrateToLatest } from '../migrate.ts'
import { up } from './0007-unscored-codes.ts'

const GAVE_UP = 'The judge could not score this debate within a day.'
const OLD: [reason: string, code: string | null, params: object | null][] = [
  [
    'There was too little to judge: 1 of at least 2 turns and 4 of at least 60 words.',
    'TOO_LITTLE_TO_JUDGE',
    { turns: 1, minTurns: 2, words: 4, minWords: 60 },
  ],
  [`${GAVE_UP} The judge failed.`, 'JUDGE_GAVE_UP', { failure: { code: 'JUDGE_FAULT' } }],
  [
    `${GAVE_UP} The AI service is busy. Please try again in 30 seconds.`,
    'JUDGE_GAVE_UP',
    { failure: { code: 'MODEL_BUSY_FOR', params: { seconds: '30' } } },
  ],
  [
    `${GAVE_UP} The AI service does not know the model “gpt-9”. Ask whoever runs this server to check OPENAI_JUDGE_MODEL and OPENAI_BASE_URL.`,
    'JUDGE_GAVE_UP',
    {
      failure: {
        code: 'MODEL_UNKNOWN',
        params: { model: 'gpt-9', setting: 'OPENAI_JUDGE_MODEL' },
      },
    },
  ],
  [`${GAVE_UP} It rained.`, 'JUDGE_GAVE_UP', { failure: 'It rained.' }],
  ['There was too little to judge.', null, null],
]

t.test('an old reason keeps its sentence and gets its code and parameters', async t => {
  const { db, close } = await connect({ kind: 'memory' }, error => t.fail(error.message))
  t.teardown(close)
  await migrateToLatest(db)
  await fillDatabase(db, { users: 5, debates: 200, topics: 5 })
  await sql`alter table debates drop column unscored_code cascade, drop column unscored_params`.execute(db)
  const unscored = await db
    .selectFrom('debates')
    .select('debate_id')
    .where('status', '=', 'unscored')
    .limit(OLD.length)
    .execute()
  for (const [index, { debate_id }] of unscored.entries())
    await db
      .updateTable('debates')
      .set({ unscored_reason: OLD[index]?.[0] ?? null })
      .where('debate_id', '=', debate_id)
      .execute()
  await up(db as Kysely<unknown>)
  for (const [index, { debate_id }] of unscored.entries()) {
    const row = await db
      .selectFrom('debates')
      .select(['unscored_reason', 'unscored_code', 'unscored_params'])
      .where('debate_id', '=', debate_id)
      .executeTakeFirstOrThrow()
    const [reason, code, params] = OLD[index] ?? []
    t.same(row, { unscored_reason: reason, unscored_code: code, unscored_params: params })
  }
  const { scored } = await db
    .selectFrom('debates')
    .select(eb => eb.fn.count<number>('unscored_code').as('scored'))
    .where('status', '<>', 'unscored')
    .executeTakeFirstOrThrow()
  t.equal(Number(scored), 0)
})
