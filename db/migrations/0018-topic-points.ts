import { type Kysely, sql } from 'kysely'

const statements = [
  // The points of a topic that has both languages: `brief` in its own, `brief_zh` in Chinese.
  sql`alter table topics add column brief_zh jsonb`,
  sql`create index topics_by_status on topics (status, created_at desc, topic_id)`,
  sql`create index topics_by_text on topics (lower(topic_text_en), topic_id)`,
]

/** The points of imported topics, and the orders of the administrators' table. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
