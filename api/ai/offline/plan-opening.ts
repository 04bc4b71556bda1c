import type { DebateSoFar } from '../opponent.ts'
import { caseMaterialFor, otherStance } from './case-material.ts'
import { languageToolsFor } from './language-tools.ts'
import { createSpeech } from './speech.ts'

const LONGEST_OPENING = 128

/** The greeting and the opening argument: two points of the opponent's side, the first with an example. */
export const planOpening = (debate: DebateSoFar): { welcome: string; opening: string } => {
  const tools = languageToolsFor(debate.language)
  const { phrases, sides, join } = tools
  const { own } = caseMaterialFor(debate)
  const speech = createSpeech(debate.debateId, [])
  const sideNames = { ours: sides[otherStance(debate.userStance)], yours: sides[debate.userStance] }
  const motion = debate.motion
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.。\s]+$/u, '')
  const welcome = speech.pick(phrases.welcome, { motion, ...sideNames }) ?? ''
  // Which of the strongest points come first is fixed by the debate's id.
  const first = speech.chance(Math.min(3, own.length), 'first point')
  const [one, two] = [own[first], own[(first + 1) % own.length]]
  const parts = [speech.pick(phrases.openFirst, sideNames)]
  if (one) parts.push(one.claim, one.mechanism, one.example)
  if (two) parts.push(speech.pick(phrases.openSecond), two.claim)
  const close = speech.pick(phrases.openEnd)
  const whole = (reason: string) =>
    join([...parts, reason, close].filter(part => typeof part === 'string' && part !== '') as string[])
  // The second reason gives way to the shorter impact when there is no room for it.
  const long = whole(two?.mechanism ?? '')
  return { welcome, opening: tools.length(long) <= LONGEST_OPENING ? long : whole(two?.impact ?? '') }
}
