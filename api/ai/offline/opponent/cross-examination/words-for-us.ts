import { hasVerb } from '../../language/clause-cues.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Examination } from './examination.ts'
import { chanceOfTheirs } from './press.ts'
import { createPressEvidence } from './press-evidence.ts'
import { type Quotable, quotableIn } from './quotable.ts'
import { turnsLookedAt } from './turns-looked-at.ts'

/** How sure it has to be, 0–1, that a clause speaks for the other side. */
const LEAST = 0.75

/** What says something of the speaker or of what is said, or nothing that is so. */
const UNFIT = [
  'first person',
  'foresees',
  'reports others',
  'about the debate',
  'points back',
] as const

/**
 * What the user has said for our side, granted or told of others, as it can be said back: the surest
 * of it that was not said back yet; else null.
 */
export const wordsForUs = ({ prepared }: Examination): string | null => {
  const { debate, speech } = prepared
  const { language, motion } = debate
  const cues = answerCuesIn(language)
  const isFit = ({ quote, sentence }: Quotable) =>
    !UNFIT.some(name => cues[name].test(quote)) &&
    hasVerb(quote, language) &&
    !/[?？]["”]?$/u.test(sentence) &&
    !speech.wasSaid(quote)
  const found = turnsLookedAt(prepared).flatMap(turn => {
    const evidenceOf = createPressEvidence({ ...turn, language, motion })
    return quotableIn(turn.text, language)
      .filter(isFit)
      .map(claim => ({ claim, evidence: evidenceOf(claim) }))
      .filter(({ evidence }) => evidence['theirs asked'] === 1)
      .map(({ claim, evidence }) => ({ quote: claim.quote, chance: chanceOfTheirs(evidence) }))
  })
  const [best] = found.toSorted((one, other) => other.chance - one.chance)
  return best && best.chance >= LEAST ? best.quote : null
}
