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

/** The claims for the own side in all turns of the user, in their order; `turn` counts from 0. */
const claimsSoFar = ({
  prepared,
  motion,
  subject,
}: Examination): { claim: Quotable; turn: number }[] => {
  const { debate, userTurns } = prepared
  const { language } = debate
  const cues = answerCuesIn(language)
  const answered = answersBefore(debate)
  const isTakenBack = (text = '') =>
    splitSentences(text).some(each => cues['takes back'].test(each))
  return userTurns.flatMap((text, turn) => {
    if (isTakenBack(userTurns[turn + 1])) return []
    const sentences = splitSentences(text)
    const elsewhere = [
      ...sentencesBeside(text, debate),
      ...otherSideIn(text, answered[turn] ?? '', language),
    ]
    return quotableOf(claimsOf(sentences, language), language, motion)
      .filter(
        claim =>
          !elsewhere.includes(claim.sentence) &&
          ![cues.admits, cues['knows not'], cues['own side again']].some(cue =>
            cue.test(claim.sentence),
          ) &&
          !speaksAgainstSelf(claim, subject, language) &&
          !isConditional(claim, language) &&
          canBeDoubted({ quote: claim.quote, sentence: claim.quote }, language),
      )
      .map(claim => ({ claim, turn }))
  })
}

/**
 * The claims on which the user's case rests by the user's own words ("my main reason is …"), the
 * newest of them, in their order. What else a case rests on nobody can tell by its words.
 */
export const restingClaims = (examination: Examination): Quotable[] => {
  const cues = answerCuesIn(examination.prepared.debate.language)
  return claimsSoFar(examination)
    .map(({ claim }) => claim)
    .filter(({ sentence }) => cues['carries the case'].test(sentence))
    .slice(-NAMED)
}

/** Of a long debate the newest turns are looked at. */
const MOST_TURNS = 8
/** How sure it has to be, 0–1, that a claim is what its turn argues. */
const SURE = 0.85

/** The two claims of different turns, each at least so sure, that are argued most surely, in their order. */
export const weakestClaims = (examination: Examination, least = SURE): Pressed[] => {
  const { userTurns, debate } = examination.prepared
  const spoken = answersBefore(debate)
  const claims = claimsSoFar(examination)
  const sure = userTurns.flatMap((text, turn): Pressed[] => {
    if (turn < userTurns.length - MOST_TURNS) return []
    const [best] = pressedIn(
      claims.filter(each => each.turn === turn).map(({ claim }) => claim),
      { text, lastTurn: spoken[turn] ?? '', earlier: userTurns.slice(0, turn) },
      examination,
    )
    return best && best.chance >= least ? [best] : []
  })
  const two = sure.toSorted((one, other) => other.chance - one.chance).slice(0, NAMED)
  return sure.filter(each => two.includes(each))
}
