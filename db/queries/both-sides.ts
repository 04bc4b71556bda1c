import { sql } from 'kysely'
import { SKILLS, type Stance } from '#schema/constants.ts'
import type { SkillScores } from '#schema/review.ts'
import type { Db } from '../database.ts'
import { isCounted } from './counted-debates.ts'

/** One side of a motion, as its debate was scored; `of` is the debate that was asked about. */
export type SideRow = {
  of: string
  debate_id: string
  user_stance: Stance
  overall_score: number
  /** Null in reviews that have none. */
  noise: number | null
} & SkillScores

const FIGURES = sql.join(
  ['debate_id', 'user_stance', 'overall_score', ...SKILLS.map(skill => `${skill}_score`)].map(
    column => sql.ref(`debates.${column}`),
  ),
)

/** The owner's latest scored debate on the motion from the other side; an index serves it. */
const otherSide = (owner: 'user_id' | 'guest_id') => sql`(
  select ${FIGURES}, debates.review from debates
  join topics on topics.topic_id = debates.topic_id
  where debates.${sql.raw(owner)} = judged.${sql.raw(owner)} and debates.overall_score is not null
    and ${isCounted()} and debates.user_stance <> judged.user_stance
    and topics.topic_text_en = motion.topic_text_en
  order by debates.end_time desc, debates.debate_id desc limit 1
)`

/**
 * Each counted debate of these that has a score, with its owner's latest one from the other side:
 * two rows, or one. A self-written motion is a topic of its own each time, so its words tell that it is the same.
 */
export const findBothSides = async (db: Db, debateIds: readonly string[]): Promise<SideRow[]> =>
  (
    await sql<SideRow>`
      select judged.debate_id as of, (side.review->>'noise')::double precision as noise,
        side.debate_id, side.user_stance, side.overall_score,
        ${sql.join(SKILLS.map(skill => sql.ref(`side.${skill}_score`)))}
      from debates as judged
      join topics as motion on motion.topic_id = judged.topic_id
      cross join lateral (
        select ${FIGURES}, debates.review from debates where debates.debate_id = judged.debate_id
        union all ${otherSide('user_id')} union all ${otherSide('guest_id')}
      ) as side
      where judged.debate_id = any(${debateIds}::uuid[]) and judged.status = 'scored'
        and ${isCounted('judged')}`.execute(db)
  ).rows
