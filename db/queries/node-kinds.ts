import { sql } from 'kysely'
import type { Db } from '../database.ts'

export type NodeKind = 'debate' | 'topic' | 'turn' | 'user'

/** What a UUID belongs to, and the debate of a turn. */
export const findNodeKind = async (
  db: Db,
  id: string,
): Promise<{ kind: NodeKind; debate_id: string | null } | undefined> =>
  (
    await sql<{ kind: NodeKind; debate_id: string | null }>`
      select 'debate' as kind, debate_id from debates where debate_id = ${id}
      union all select 'topic', null from topics where topic_id = ${id}
      union all select 'turn', debate_id from turns where turn_id = ${id}
      union all select 'user', null from users where user_id = ${id}`.execute(db)
  ).rows[0]
