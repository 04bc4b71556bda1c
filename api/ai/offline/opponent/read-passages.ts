import { actCuesIn } from '../language/act-cues.ts'
import type { UserClaim } from '../language/read-claims.ts'
import { splitSentences } from '../language/sentences.ts'
import { copiedShare } from '../language/similarity.ts'
import { wordsOf } from '../language/words.ts'
import type { Preparation } from './prepare-reply.ts'
import { withoutReport } from './without-report.ts'

/** Of its sentence's length, 0–1: a longer clause says the same as the sentence. */
const PART = 0.75
/** Of a passage, 0–1: with so much of our own words it is what we said. */
const COPIES_US = 0.6
/** In words: a shorter sentence is no half of a thought. */
const WHOLE = 4

/** A sentence of the turn, or two that belong together, and the claim that is made in it. */
export type TurnPassage = {
  texts: readonly string[]
  sentence: string
  /** The same as it was said, with what it reports of us. */
  said: string
  claim: UserClaim | null
}
export type TurnPassages = readonly (TurnPassage | null)[]

/** The sentences of a turn that can be answered, by themselves. */
export const passagesIn = ({
  turn,
  claims,
  act,
  grantedNow,
  beside,
  debate,
  isObjection,
}: Preparation) =>
  splitSentences(turn.text).map((sentence): TurnPassage | null => {
    const claim = claims.find(each => each.sentence === sentence) ?? null
    if (sentence === act?.sentence && !claim) return null
    // What is granted needs no answer, what is beside the matter or our own gets none.
    if (grantedNow.includes(sentence) || beside.includes(sentence)) return null
    if (actCuesIn(debate.language).complains.test(sentence)) return null
    const own = withoutReport(sentence, debate.language)
    if (own === '') return null
    // A clause that is introduced as ours is no claim of the user's.
    const part = claim?.quotes.find(
      quote => quote.length < PART * own.length && own.includes(quote),
    )
    const texts = [...(isObjection ? [turn.text] : []), own, ...(part ? [part] : [])]
    return { texts, sentence: own, said: sentence, claim }
  })

/** Whether a passage has our own words, so that nothing of the user's can be heard in it. */
export const isOurs = ({ said }: TurnPassage, { ownWords }: Preparation) =>
  copiedShare(said, ownWords) >= COPIES_US

/** Two neighbours as one: people take two sentences to say a thing. */
export const pairsIn = (passages: TurnPassages) =>
  passages.flatMap((one, at): TurnPassage[] => {
    const next = passages[at + 1]
    if (!one || !next) return []
    const claim = next.claim ?? one.claim
    const isWhole = [one, next].every(
      ({ sentence }) => !/[?？]/u.test(sentence) && wordsOf(sentence).length >= WHOLE,
    )
    const sentence = `${one.sentence} ${next.sentence}`
    return claim !== null && isWhole ? [{ texts: [sentence], sentence, said: sentence, claim }] : []
  })
