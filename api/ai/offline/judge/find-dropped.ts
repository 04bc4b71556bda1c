import type { FoundFault } from './find-faults.ts'
import type { Findings } from './findings.ts'
import type { Heard } from './hear-debate.ts'
import { reviewCuesIn } from './review-cues.ts'
import type { Sentence } from './sentence.ts'
import { shortPoint } from './short-point.ts'

/** The sentence that it is shown at is short enough to go on from, in words. */
const SHOWN_AT = { least: 4, most: 30 }
const ENDS = /[.!?…。！？]["”’」』）)]*$/u
const CUT = /[,，;；:：]$/u

/**
 * The main point of the opponent's that the user had the most turns to answer, and answered in none. It is shown
 * at the user's last turn: there it still stood. `isFree` sentences are not praised.
 */
export const findDropped = (
  { language }: Heard,
  ours: readonly Sentence[],
  isFree: (sentence: Sentence) => boolean,
  { clash }: Findings,
): FoundFault[] => {
  const cues = reviewCuesIn(language)
  const last = ours.filter(each => each.at === ours.at(-1)?.at && isFree(each))
  const [sentence] = last
    .filter(
      ({ text, words, marks, isWhole, isEcho, isQuestion }, at) =>
        isWhole &&
        // A piece of a longer sentence does not stand for itself.
        ENDS.test(last[at - 1]?.text ?? '.') &&
        !isEcho &&
        !isQuestion &&
        !marks.has('refer') &&
        words.length >= SHOWN_AT.least &&
        words.length <= SHOWN_AT.most &&
        !CUT.test(text) &&
        !cues.announces.test(text) &&
        !cues['about the speech'].test(text),
    )
    .sort((a, b) => b.stems.size - a.stems.size || b.words.length - a.words.length)
  const [row] = clash
    .filter(({ outcome, isMain }) => isMain && outcome === 'dropped')
    .sort((a, b) => b.byTurn.length - a.byTurn.length)
  if (!row || !sentence) return []
  return [
    { kind: 'dropped', sentence, slots: { point: shortPoint(row.point.text.text, language) } },
  ]
}
