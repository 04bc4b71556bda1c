import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { OpponentLevel } from '#schema/constants.ts'
import { caseMaterialFor, otherStance } from '../arguments/case-material.ts'
import { openCrossExamination } from './cross-examination/open-cross-examination.ts'
import { languageToolsFor } from './language-tools.ts'
import { plantFlaw } from './plant-flaw.ts'
import { createSpeech } from './speech.ts'

/** In words. */
const LONGEST: Record<OpponentLevel, number> = { beginner: 100, club: 135, tournament: 150 }

/**
 * The greeting and the opening argument: two points of the opponent's side, the first with an
 * example.
 */
export const planOpening = (debate: DebateSoFar): { welcome: string; opening: string } => {
  const tools = languageToolsFor(debate.language, debate.style)
  const { phrases, sides, join } = tools
  const { own, affected } = caseMaterialFor(debate)
  const speech = createSpeech(debate.debateId, [], tools.preferred)
  const sideNames = { ours: sides[otherStance(debate.userStance)], yours: sides[debate.userStance] }
  const motion = debate.motion
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.。\s]+$/u, '')
  const welcome = speech.pick(phrases.greeting, { motion, ...sideNames }) ?? ''
  if (own.length === 0) {
    const said = openCrossExamination(debate, { speech, tools })
    return { welcome, opening: join(said.filter(part => part !== null)) }
  }
  // Which of the strongest points come first is fixed by the debate's id.
  const first = speech.chance(Math.min(3, own.length), 'first point')
  const [one, two] = [own[first], own[(first + 1) % own.length]]
  const parts = [speech.pick(phrases.roadmap, sideNames)]
  if (affected !== null) parts.push(speech.pick(phrases.affected, { who: affected }))
  if (one) parts.push(one.claim, one.mechanism, debate.level === 'beginner' ? '' : one.example)
  parts.push(plantFlaw(speech, { level: debate.level, language: debate.language, turn: 0 }))
  if (two) parts.push(speech.pick(phrases['second-point']), two.claim)
  const close = speech.pick(phrases.handover)
  const whole = (reason: string) =>
    join(
      [...parts, reason, close].filter(part => typeof part === 'string' && part !== '') as string[],
    )
  // The second reason is replaced by the shorter impact, and that by nothing, when there is no room
  // for it.
  const openings = [two?.mechanism, two?.impact, ''].map(reason => whole(reason ?? ''))
  const fitting = openings.find(opening => tools.length(opening) <= LONGEST[debate.level])
  return { welcome, opening: fitting ?? openings.at(-1) ?? '' }
}
