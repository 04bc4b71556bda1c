import { GIVES_REASON, hasMatter, type Merit, OF_ONESELF } from './find-merits.ts'
import type { Findings } from './findings.ts'
import type { Heard } from './hear-debate.ts'
import { isOfOnePerson } from './is-of-one-person.ts'
import { reviewCuesIn } from './review-cues.ts'
import { hasAny, type Sentence } from './sentence.ts'

/** In a drill it stands for itself, and can be said in one breath. */
const LONGEST: Record<Heard['language'], number> = { en: 32, zh: 40 }

/** Any of these gives a claim something to defend. */
const REASONED = ['reason', 'result', 'mechanism', 'condition', 'secondOrder'] as const

/**
 * The user's best sentence for the own side that a drill can go on from: a claim with a reason that
 * answers nothing, grants nothing, and can be understood alone; null where there is none, or where the user granted so much
 * that it may be the opponent's side.
 */
export const findOwn = (
  heard: Heard,
  ours: readonly Sentence[],
  merits: readonly Merit[],
  { turns }: Findings,
): Sentence | null => {
  const { language } = heard
  if (turns.some(turn => turn.concedes || turn.arguesOtherSide)) return null
  const offMotion = new Set(turns.flatMap(turn => (turn.isOffMotion ? [turn.turnId] : [])))
  const cues = reviewCuesIn(language)
  const praised = merits.flatMap(({ kind, sentence }) => (kind === 'catch' ? [] : [sentence]))
  const others = ours
    .filter(sentence => hasAny(sentence, GIVES_REASON))
    .sort((a, b) => Number(b.onMotion) - Number(a.onMotion) || b.stems.size - a.stems.size)
  const canStandAlone = (sentence: Sentence) =>
    !offMotion.has(sentence.turn_id) &&
    hasMatter(sentence, cues) &&
    sentence.words.length <= LONGEST[language] &&
    (sentence.onMotion || sentence.marks.has('claim')) &&
    hasAny(sentence, REASONED) &&
    !hasAny(sentence, ['refer', 'pronoun', 'dependent', 'granting', 'limit']) &&
    !OF_ONESELF[language].test(sentence.text) &&
    !isOfOnePerson(sentence, heard) &&
    !cues.closes.test(sentence.text) &&
    !cues['takes up'].test(sentence.text) &&
    !cues['when asked'].test(sentence.text) &&
    !cues['no claim'].test(sentence.text) &&
    !cues.grants.test(sentence.text)
  return [...praised, ...others].find(canStandAlone) ?? null
}
