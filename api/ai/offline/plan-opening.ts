import type { DebateSoFar } from '../opponent.ts'
import { caseMaterialFor } from './case-material.ts'
import { languageToolsFor } from './language-tools.ts'
import { createSpeech } from './speech.ts'

/** The greeting and the opening argument: two points of the opponent's side, the first with an example. */
export const planOpening = (debate: DebateSoFar): { welcome: string; opening: string } => {
  const { phrases, sides, join } = languageToolsFor(debate.language)
  const { own } = caseMaterialFor(debate)
  const speech = createSpeech(debate.debateId, [])
  const sideNames = { ours: sides[debate.userStance === 'for' ? 'against' : 'for'], yours: sides[debate.userStance] }
  const motion = debate.motion.trim().replace(/[.。\s]+$/u, '')
  const welcome = speech.pick(phrases.welcome, { motion, ...sideNames }) ?? ''
  // Which two of the strongest three come first is fixed by the debate's id.
  const first = speech.chance(Math.min(2, own.length), 'first point')
  const [one, two] = [own[first], own[(first + 1) % own.length]]
  const parts = [
    speech.pick(phrases.openFirst, sideNames),
    one && speech.say(one.claim),
    one && speech.say(one.mechanism),
    one && speech.say(one.example),
    two && two !== one ? speech.pick(phrases.openSecond) : null,
    two && two !== one ? speech.say(two.claim) : null,
    two && two !== one ? speech.say(two.mechanism) : null,
    speech.pick(phrases.openEnd),
  ]
  return { welcome, opening: join(parts.filter(part => typeof part === 'string')) }
}
