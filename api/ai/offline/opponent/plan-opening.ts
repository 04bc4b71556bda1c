import type { DebateSoFar } from '#api/ai/opponent.ts'
import { caseMaterialFor, otherStance } from '../arguments/case-material.ts'
import type { Point } from '../arguments/point.ts'
import { asPrepared } from '../motions/known-motion.ts'
import { openCrossExamination } from './cross-examination/open-cross-examination.ts'
import { languageToolsFor } from './language-tools.ts'
import { LEVELS } from './levels.ts'
import { isAtOdds } from './one-story.ts'
import { createFlawPlanter } from './plant-flaw.ts'
import { createSpeech } from './speech.ts'

/** In words. */
const LONGEST = { beginner: 60, club: 145, tournament: 160 }
/** A longer motion stands above the debate and is not said once more. In characters. */
const LONGEST_SAID = { en: 100, zh: 40 }
/** How many points come first is fixed by the debate's id. */
const STRONGEST = 3

/**
 * The greeting and the opening argument: two points of the opponent's side, the first with an
 * example; for beginners one point.
 */
export const planOpening = (asked: DebateSoFar): { welcome: string; opening: string } => {
  const debate = asPrepared(asked)
  const tools = languageToolsFor(debate.language, debate.style)
  const { phrases, sides, join } = tools
  const { own, affected, ownCase, briefed } = caseMaterialFor(debate)
  const level = LEVELS[debate.level]
  const speech = createSpeech(debate.debateId, [], tools.preferred)
  const sideNames = { ours: sides[otherStance(debate.userStance)], yours: sides[debate.userStance] }
  const motion = debate.motion
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.。\s]+$/u, '')
  const isLong = motion.length > LONGEST_SAID[debate.language]
  const greetings = phrases[isLong ? 'long-motion-greeting' : 'greeting']
  const welcome = speech.pick(greetings, { motion, ...sideNames }) ?? ''
  if (own.length === 0) {
    const said = openCrossExamination(debate, { speech, tools, briefed })
    return { welcome, opening: join(said.filter(part => part !== null)) }
  }
  const first = speech.chance(Math.min(STRONGEST, own.length), 'first point')
  const one = own[first]
  // A card may have one point about the motion alone: it is made once, and nothing says "two".
  const two = [...own.slice(first + 1), ...own.slice(0, first)].find(
    point => !one || !isAtOdds(one, point),
  )
  const isOnePoint = level.isSimple || two === undefined
  const close = speech.pick(phrases[isOnePoint ? 'simple-question' : 'handover'])
  const whole = (parts: readonly (string | null | undefined)[]) =>
    join([...parts, close].filter(part => typeof part === 'string' && part !== '') as string[])
  const plantFlaw = createFlawPlanter(debate, { speech, tools })
  const claimOf = (point: Point | undefined) =>
    point ? (plantFlaw('overclaim', point) ?? point.claim) : ''
  const claim = claimOf(one)
  const who = affected === null ? null : speech.pick(phrases.affected, { who: affected })
  const roadmap = two ? speech.pick(phrases.roadmap, sideNames) : null
  const openings = level.isSimple
    ? [[claim, one?.mechanism, one?.example], [claim, one?.mechanism], [claim]].map(whole)
    : // The second reason is replaced by the shorter impact, and that by nothing, when there is no
      // room for it.
      [two?.mechanism, two?.impact, ''].map(reason =>
        whole([
          ...[roadmap, ownCase ?? who, claim, one?.mechanism, one?.example],
          ...(two ? [speech.pick(phrases['second-point']), two.claim, reason] : []),
        ]),
      )
  const fitting = openings.find(opening => tools.length(opening) <= LONGEST[debate.level])
  return { welcome, opening: fitting ?? openings.at(-1) ?? '' }
}
