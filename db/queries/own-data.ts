import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** What is stored of a person, for themselves: whole rows, but for secrets and others' data. */

export const findOwnActivities = (db: Db, userId: string) =>
  db
    .selectFrom('login_history')
    .select(['activity_type', 'timestamp'])
    .where('user_id', '=', userId)
    .orderBy('timestamp')
    .execute()

export const findOwnMotions = (db: Db, userId: string) =>
  db
    .selectFrom('topics')
    .select([
      'topic_id',
      'topic_text_en',
      'topic_text_zh',
      'language',
      'status',
      'created_at',
      'brief',
    ])
    .where('created_by', '=', userId)
    .orderBy('created_at')
    .execute()

/** Oldest first: the order of the export. */
export const findOwnDebateIds = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('debates')
    .select('debate_id')
    .where('user_id', '=', userId)
    .orderBy('start_time')
    .orderBy('debate_id')
    .execute()
  return rows.map(({ debate_id }) => debate_id)
}

export const findOwnDebates = (db: Db, debateIds: readonly string[]) =>
  db
    .selectFrom('debates')
    .innerJoin('topics', 'topics.topic_id', 'debates.topic_id')
    .leftJoin('share_links', 'share_links.debate_id', 'debates.debate_id')
    .select([
      'debates.debate_id',
      'topics.topic_text_en',
      'topics.topic_text_zh',
      'user_stance',
      'debate_mode',
      'debates.language',
      'debates.status',
      'unscored_reason',
      'start_time',
      'end_time',
      'prep_time',
      'opponent_level',
      'opponent_style',
      'overall_score',
      'depth_score',
      'persuasion_score',
      'clarity_score',
      'argumentation_score',
      'organization_score',
      'delivery_score',
      'refutation_score',
      'ai_feedback',
      'review',
      'welcome_message',
      'continued_from',
      'share_links.created_at as shared_at',
    ])
    .where('debates.debate_id', '=', sql<string>`any(${debateIds}::uuid[])`)
    .orderBy('start_time')
    .orderBy('debates.debate_id')
    .execute()

/** Also those that were taken back, which are shown nowhere else. */
export const findOwnTurns = (db: Db, debateIds: readonly string[]) =>
  db
    .selectFrom('turns')
    .leftJoin('turn_audio', 'turn_audio.turn_id', 'turns.turn_id')
    .select([
      'debate_id',
      'turns.turn_id',
      'speaker',
      'message_text',
      'timestamp',
      'speech',
      'withdrawn_at',
      'turn_audio.media_type as recording',
    ])
    .where('debate_id', '=', sql<string>`any(${debateIds}::uuid[])`)
    .orderBy('timestamp')
    .orderBy('position')
    .execute()
