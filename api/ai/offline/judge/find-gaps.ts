import { sharedCount, stemsOf } from '../language/content-words.ts'
import { wordsOf } from '../language/words.ts'
import type { FoundFault } from './find-faults.ts'
import type { Findings } from './findings.ts'
import type { Heard } from './hear-debate.ts'
import { reviewCuesIn } from './review-cues.ts'
import { hasAny, type Sentence } from './sentence.ts'
import { shortPoint } from './short-point.ts'

/** A turn of so many sentences needs an order that can be heard. */
const LONG_TURN = 6
/** A sentence that a gap is shown at has at least so many words of content, and of any kind. */
const LEAST = { stems: 3, words: 5 }

/** A sentence with so many words of content of a point may well be about it. */
const TOUCHES = 1
/** A point is blamed as dropped after so many turns in which it could have been answered. */
const CHANCES = 2

const isClaim = (sentence: Sentence) =>
  sentence.isWhole &&
  !sentence.isEcho &&
  !sentence.isQuestion &&
  sentence.words.length >= LEAST.words &&
  sentence.stems.size >= LEAST.stems

/**
 * What a whole debate lacks, each shown at a sentence where it would belong. `free` sentences are
 * those that are not praised.
 */
export const findGaps = (
  heard: Heard,
  ours: readonly Sentence[],
  free: (sentence: Sentence) => boolean,
  findings: Findings,
): FoundFault[] => {
  const { language, lexicon } = heard
  const cues = reviewCuesIn(language)
  const astray = new Set(findings.turns.flatMap(turn => (turn.isOffMotion ? [turn.turnId] : [])))
  const claims = ours.filter(
    sentence => isClaim(sentence) && free(sentence) && !astray.has(sentence.turn_id),
  )
  const nowhere = (...marks: Parameters<typeof hasAny>[1]) =>
    !heard.ours.some(sentence => hasAny(sentence, marks))
  const never = (cue: RegExp) => !ours.some(sentence => cue.test(sentence.text))
  const at = (
    kind: FoundFault['kind'],
    sentence: Sentence | undefined,
    slots = {},
  ): FoundFault[] => (sentence ? [{ kind, sentence, slots }] : [])

  const own = claims.filter(sentence => !hasAny(sentence, ['refer', 'deny']))
  const reasoned = own.find(sentence => sentence.marks.has('reason'))
  const lastTurn = ours.at(-1)?.turn_id
  const last = claims.filter(sentence => sentence.turn_id === lastTurn).at(-1)
  const theirs = findings.clash.map(row => shortPoint(row.point.text.text, language))

  const dropped = findings.clash.flatMap(({ point, outcome, byTurn }) => {
    const stems = stemsOf(wordsOf(point.text.text), lexicon)
    const after = ours.filter(each => byTurn.some(({ turnId }) => turnId === each.turn_id))
    // Said only where no later sentence touches the point, or answers several at once.
    const isTouched = after.some(
      each => sharedCount(each.stems, stems) >= TOUCHES || cues['answers all'].test(each.text),
    )
    const next = claims.filter(each => each.turn_id === byTurn[0]?.turnId)
    const sentence = next.find(each => each.isRebuttal) ?? next[0]
    const slots = { point: shortPoint(point.text.text, language) }
    const isDropped = outcome === 'dropped' && byTurn.length >= CHANCES && !isTouched
    return isDropped ? at('dropped', sentence, slots) : []
  })
  const long = findings.turns.find(
    turn => ours.filter(each => each.turn_id === turn.turnId).length >= LONG_TURN,
  )
  const first = own.find(each => each.turn_id === long?.turnId)
  const point = theirs[0]
  return [
    ...dropped.slice(0, 1),
    ...(point !== undefined &&
    nowhere('weighing', 'comparison', 'decides', 'rank') &&
    never(cues.weighs) &&
    never(cues['may weigh'])
      ? at('no weighing', last, { point })
      : []),
    ...(nowhere('example', 'figure', 'source', 'scene') &&
    never(cues.case) &&
    never(cues['may be a case'])
      ? at('no case', reasoned)
      : []),
    ...(nowhere('result', 'secondOrder', 'shows') ? at('no steps', reasoned) : []),
    ...(nowhere('signpost', 'rank', 'close', 'clash', 'summary') ? at('no order', first) : []),
    ...(nowhere('granting', 'limit', 'tradeOff', 'evidenceLimit') && never(cues.admits)
      ? at(
          'no limit',
          own.find(sentence => sentence.marks.has('claim')),
        )
      : []),
  ]
}
