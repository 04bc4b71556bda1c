import type { Deps } from '#api/domain/deps.ts'
import { findBothSides, type SideRow } from '#db/queries/both-sides.ts'
import { SKILLS } from '#schema/constants.ts'
import type { BothSides } from '#schema/entities.ts'

const compare = (asked: SideRow, other: SideRow): BothSides => {
  const [ours, theirs] = asked.user_stance === 'for' ? [asked, other] : [other, asked]
  return {
    other_debate_id: other.debate_id,
    noise: Math.max(asked.noise ?? 0, other.noise ?? 0),
    overall: { for: ours.overall_score, against: theirs.overall_score },
    skills: SKILLS.map(skill => ({
      skill,
      for: ours[`${skill}_score`],
      against: theirs[`${skill}_score`],
    })),
  }
}

/**
 * Scored debates beside the owner's latest one on the same motion from the other side; those
 * without one are left out. The caller passes ids of debates that the viewer may read.
 */
export const loadBothSides = async (
  deps: Deps,
  debateIds: readonly string[],
): Promise<Map<string, BothSides>> => {
  const rows = Map.groupBy(await findBothSides(deps.db, debateIds), row => row.of)
  return new Map(
    Array.from(rows).flatMap(([id, sides]) => {
      const asked = sides.find(side => side.debate_id === id)
      const other = sides.find(side => side.debate_id !== id)
      return asked && other ? [[id, compare(asked, other)] as const] : []
    }),
  )
}
