import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import { ownerOf, type Viewer } from '#api/domain/viewer.ts'
import { findLastScored, findNextTopic, type LastScored } from '#db/queries/next-topic.ts'
import { SKILLS, type Stance } from '#schema/constants.ts'
import type { NextMotionCode } from '#schema/messages/codes.ts'
import { en } from '#schema/messages/en.ts'
import type { Message } from '#schema/messages/message.ts'
import { say } from '#schema/messages/say.ts'
import type { NextMotion } from '#schema/rest/topics.ts'
import { FIRST_MOTIONS, fitOf } from './fits-skill.ts'
import { toPopularTopic } from './topic-entity.ts'

/** The latest scored debates that tell which skill is weakest and which side is argued less. */
const LAST_SCORED = 3

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The lowest of the skills' means; null where nothing is scored. */
const weakestOf = (debates: readonly LastScored[]): NextMotion['weakest'] => {
  const means = SKILLS.flatMap(skill => {
    const scores = debates.flatMap(debate => debate[`${skill}_score`] ?? [])
    return scores.length === 0 ? [] : [{ skill, score: round1(mean(scores)) }]
  })
  return means.toSorted((a, b) => a.score - b.score)[0] ?? null
}

const rarerSide = (debates: readonly LastScored[]): Stance => {
  const supporting = debates.filter(({ user_stance }) => user_stance === 'for').length
  return supporting * 2 > debates.length ? 'against' : 'for'
}

/**
 * Which motion this debater argues next: one not argued yet, else the one argued longest ago, and
 * among these one that fits the weakest skill of the last three scored debates. Guests are known by
 * their cookie; without a score it is a motion to begin with. NOT_FOUND when there is no topic.
 */
export const getNextMotion = async (deps: Deps, viewer: Viewer): Promise<NextMotion> => {
  const owner = ownerOf(viewer)
  const debates = owner ? await findLastScored(deps.db, owner, LAST_SCORED) : []
  const weakest = weakestOf(debates)
  const fit = weakest && fitOf(weakest.skill)
  const fitting = fit?.motions ?? FIRST_MOTIONS
  const found = await findNextTopic(deps.db, owner, fitting)
  if (!found) throw new DomainError('NO_TOPICS')

  const reasonOf = (): Message<NextMotionCode> => {
    if (found.fits && fit) return fit.say(Math.round(weakest.score), found)
    if (found.argued_at !== null) return { code: 'NEXT_MOTION_AGAIN' }
    return { code: found.fits ? 'NEXT_MOTION_FIRST' : 'NEXT_MOTION_NEW' }
  }
  const reason = reasonOf()
  return {
    topic: toPopularTopic(found),
    stance: rarerSide(debates),
    weakest,
    reason: say(en, reason),
    reason_code: reason.code,
    reason_params: reason.params ?? {},
  }
}
