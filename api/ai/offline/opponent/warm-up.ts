import { setImmediate as others } from 'node:timers/promises'
import type { DebateSoFar, SpokenTurn } from '#api/ai/opponent.ts'
import type { Language } from '#schema/constants.ts'
import { caseMaterialFor } from '../arguments/case-material.ts'
import type { CaseMaterial } from '../arguments/point.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { readSections, sectionsNamed, textsOf } from '../data/read-sections.ts'
import { asPrepared } from '../motions/known-motion.ts'
import { phraseKindOf } from './phrase-kind-of.ts'
import { planReply } from './plan-reply.ts'

/** After so many replies the engine has compiled most of what a reply takes. */
const REPLIES = 6
/** One reply reads all that is written on a motion. */
const REPLIES_TO_READ = 1

/** Turns as people write them: data/<language>/warm-up.txt. */
export const readWarmUp = (language: Language): readonly string[] =>
  textsOf(sectionsNamed(readSections(language, 'warm-up'), ['turns']).turns)

const warmUpTurns = onceALanguage(readWarmUp)

const warmed = new Set<Language>()
const read = new WeakSet<CaseMaterial>()

/** Plays a debate of nobody's, round by round: whoever waits for a reply goes first. */
const playOn = async (debate: DebateSoFar, opening: string, said: readonly string[]) => {
  const turns: SpokenTurn[] = [{ speaker: 'ai', text: opening }]
  for (const text of said) {
    await others()
    turns.push({ speaker: 'user', text })
    turns.push({ speaker: 'ai', text: planReply({ ...debate, turns: [...turns] }) })
  }
}

/**
 * Plays a few rounds of nobody's: with the first debate in a language the engine compiles what a
 * reply takes, and with the first on a motion what is written on it is read, while the user writes,
 * and not while the user waits.
 */
export const warmUp = async (asked: DebateSoFar, opening: string): Promise<void> => {
  const debate = asPrepared(asked)
  const material = caseMaterialFor(debate)
  const said = [...material.theirs, ...material.general.theirs].map(({ claim, mechanism }) =>
    [claim, mechanism].join(' '),
  )
  const isRead = read.has(material)
  read.add(material)
  if (!isRead) await playOn(debate, opening, said.slice(0, REPLIES_TO_READ))
  if (warmed.has(debate.language)) return
  warmed.add(debate.language)
  // Reads all phrases of the language.
  phraseKindOf(opening)
  await playOn(debate, opening, said.slice(0, REPLIES))
  // A claim as a motion: nobody has prepared it, so that the user is examined.
  const [motion = ''] = said
  await playOn({ ...debate, motion, motionKey: null }, opening, warmUpTurns(debate.language))
  await playOn(debate, opening, warmUpTurns(debate.language))
}
