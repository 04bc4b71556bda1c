import { actCuesIn } from '../../language/act-cues.ts'
import { sharedCount } from '../../language/content-words.ts'
import { splitSentences } from '../../language/sentences.ts'
import { copiedShare } from '../../language/similarity.ts'
import { stemsIn } from '../../language/stems-in.ts'
import { withoutReport } from '../without-report.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Examination } from './examination.ts'
import { ownsNotToKnow } from './hear-answer.ts'
import { inOrder } from './in-order.ts'
import { isOfNamedPerson } from './no-claim.ts'
import { particularsIn, type Rank } from './particulars.ts'

/** Of a sentence, 0–1: with so many of our words it says them back. */
const ECHOED = 0.6
/** How much a sentence deserves a question: for words of the motion, and for its place in the turn. */
const WORTH = { matter: 1, place: 1.5, order: 0.15 }
/** Of a long turn the newest sentences are read. */
const MOST_SENTENCES = 16
/** How sure it has to be, 0–1, that a clause of a sentence is what the turn argues. */
const LEAST = 0.5
/** More words of the motion do not say more. */
const MOST_WORDS = 2

/**
 * The sentences that say something of the matter, each with what comes after it; what is said of the
 * debate tells something only of the user's own case.
 */
const spokenIn = (examination: Examination, rank: Rank) => {
  const { prepared, otherSide } = examination
  const { turn, beside, grantedNow, act, ownWords, debate } = prepared
  const { language } = debate
  const cues = answerCuesIn(language)
  const sentences = splitSentences(turn.text)
  const knowsNot = ownsNotToKnow(examination)
  return sentences
    .map((sentence, at) => ({
      sentence,
      after: sentences.slice(at + 1).join(' '),
      place: (at + 1) / sentences.length,
    }))
    .slice(-MOST_SENTENCES)
    .filter(
      ({ sentence }) =>
        !(knowsNot && cues['knows not'].test(sentence)) &&
        !(rank !== 'own' && cues['about the debate'].test(sentence)) &&
        !/[?？]["”]?$/u.test(sentence) &&
        !beside.includes(sentence) &&
        // Asked for the weak place, the user tells it of the own case.
        (rank === 'own' || !otherSide.includes(sentence)) &&
        (rank === 'own' || !isOfNamedPerson(sentence, turn.text, language)) &&
        !cues.jests.test(sentence) &&
        (rank === 'own' || ![...grantedNow, act?.sentence].includes(sentence)) &&
        ![cues['asks you'], cues['asked by us'], cues.digresses].some(cue => cue.test(sentence)) &&
        !actCuesIn(language).complains.test(sentence) &&
        withoutReport(sentence, language) === sentence &&
        copiedShare(sentence, ownWords) < ECHOED,
    )
}

/**
 * A question about what the turn says in particular: of one kind once in a debate; null where it
 * says nothing that is surely known.
 */
export const askParticular = (examination: Examination, rank: Rank): string | null => {
  const { prepared, asker, motion } = examination
  const { language } = prepared.debate
  const claims = inOrder(examination)
  /** A sentence whose clauses nobody argues tells of something beside the matter. */
  const isArgued = (sentence: string) => {
    const own = claims.filter(each => each.sentence === sentence)
    return rank === 'own' || own.length === 0 || own.some(({ chance }) => chance >= LEAST)
  }
  const sentences = spokenIn(examination, rank).filter(({ sentence }) => isArgued(sentence))
  const found = sentences.flatMap(({ sentence, after, place }) => {
    const shared = sharedCount(stemsIn(sentence, language), motion)
    const worth = Math.min(MOST_WORDS, shared) * WORTH.matter + place * WORTH.place
    return particularsIn({ sentence, after }, rank, language).map((each, order) => ({
      ...each,
      worth: worth - order * WORTH.order,
    }))
  })
  for (const { asks, slots } of found.toSorted((one, other) => other.worth - one.worth)) {
    if (asker.hasSaid(asks)) continue
    const question = asker.say(asks, slots)
    if (question !== null) return question
  }
  return null
}
