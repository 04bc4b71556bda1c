import { type Kysely, sql } from 'kysely'

const statements = [
  // The points of a topic that has both languages: `brief` in its own, `brief_zh` in Chinese.
  sql`alter table topics add column brief_zh jsonb`,
  // Written by a debater and never offered to everybody, also while it is archived.
  sql`alter table topics add column is_private boolean not null default false`,
  sql`update topics set is_private = true where status = 'custom' or created_by is not null`,
  // Whatever is archived and no curated motion may be a guest's.
  sql`update topics set is_private = true where status = 'archived' and motion_key is null
    and not exists (
      select from audit_log where target_id = topics.topic_id::text and action = 'create_topic'
    )`,
  sql`create index topics_by_status on topics (status, created_at desc, topic_id)`,
  sql`create index topics_by_text on topics (lower(topic_text_en), topic_id)`,
]

/** The points of imported topics, and which topics are nobody's but their author's. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
