import type { DebateSoFar } from '#api/ai/opponent.ts'
import { claimsOf } from '../../language/read-claims.ts'
import { splitSentences } from '../../language/sentences.ts'
import { sentencesBeside } from '../digression.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Examination } from './examination.ts'
import { type Pressed, pressedIn } from './in-order.ts'
import { otherSideIn } from './other-side.ts'
import { speaksAgainstSelf } from './own-concession.ts'
import { type Quotable, quotableOf } from './quotable.ts'
import { canBeDoubted, isConditional } from './what-can-be-asked.ts'

/** How many are named. */
const NAMED = 2

/** What we had said before each turn of the user. */
const answersBefore = ({ turns }: DebateSoFar): string[] =>
  turns.flatMap(({ speaker }, at) => (speaker === 'user' ? [turns[at - 1]?.text ?? ''] : []))

/** Nobody rests a case on what only may be. */
const MAYBE = /\b(?:maybe|perhaps)\b|也许|可能|大概/iu

/** The claims for the own side in a turn of the user's, where one of them is as it is sought. */
const claimsIn = (
  turn: number,
  { prepared, motion, subject }: Examination,
  isSought: (sentence: string) => boolean = () => true,
): Quotable[] => {
  const { debate, userTurns } = prepared
  const { language } = debate
  const cues = answerCuesIn(language)
  const text = userTurns[turn] ?? ''
  const sentences = splitSentences(text)
  const claims = claimsOf(sentences, language)
  const isTakenBack = splitSentences(userTurns[turn + 1] ?? '').some(each =>
    cues['takes back'].test(each),
  )
  if (isTakenBack || !claims.some(({ sentence }) => isSought(sentence))) return []
  const elsewhere = [
    ...sentencesBeside(text, debate),
    ...otherSideIn(text, answersBefore(debate)[turn] ?? '', language),
  ]
  return quotableOf(claims, language, motion).filter(
    claim =>
      isSought(claim.sentence) &&
      !elsewhere.includes(claim.sentence) &&
      ![cues.admits, cues['knows not'], cues['own side again']].some(cue =>
        cue.test(claim.sentence),
      ) &&
      !speaksAgainstSelf(claim, subject, language) &&
      !MAYBE.test(claim.quote) &&
      !isConditional(claim, language) &&
      canBeDoubted({ quote: claim.quote, sentence: claim.quote }, language),
  )
}

/**
 * The claims on which the user's case rests by the user's own words ("my main reason is …"), the
 * newest of them, in their order. What else a case rests on nobody can tell by its words.
 */
export const restingClaims = (examination: Examination): Quotable[] => {
  const { debate, userTurns } = examination.prepared
  const cue = answerCuesIn(debate.language)['carries the case']
  const carries = (sentence: string) => cue.test(sentence)
  return userTurns.flatMap((_, turn) => claimsIn(turn, examination, carries)).slice(-NAMED)
}

/** Of a long debate the newest turns are looked at, of long turns fewer: so many sentences in all. */
const MOST = { turns: 8, sentences: 60 }
/** How sure it has to be, 0–1, that a claim is what its turn argues. */
const SURE = 0.85

/** The first of the turns that are looked at. */
const firstLookedAt = (userTurns: readonly string[]): number => {
  const counts = userTurns.map(text => splitSentences(text).length)
  const from = counts.findIndex(
    (_, turn) => counts.slice(turn).reduce((sum, count) => sum + count, 0) <= MOST.sentences,
  )
  return Math.max(from, userTurns.length - MOST.turns)
}

/** The two claims of different turns, each at least so sure, that are argued most surely, in their order. */
export const weakestClaims = (examination: Examination, least = SURE): Pressed[] => {
  const { userTurns, debate } = examination.prepared
  const spoken = answersBefore(debate)
  const from = firstLookedAt(userTurns)
  const sure = userTurns.slice(from).flatMap((text, at): Pressed[] => {
    const turn = from + at
    const [best] = pressedIn(
      claimsIn(turn, examination),
      { text, lastTurn: spoken[turn] ?? '', earlier: userTurns.slice(0, turn) },
      examination,
    )
    return best && best.chance >= least ? [best] : []
  })
  const two = sure.toSorted((one, other) => other.chance - one.chance).slice(0, NAMED)
  return sure.filter(each => two.includes(each))
}
