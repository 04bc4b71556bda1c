import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { splitSentences } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import { answerCuesIn } from './answer-cues.ts'
import { answersKind } from './answers.ts'
import type { AskKind } from './ask-kinds.ts'
import { attackedBy } from './brief-turn.ts'
import type { Examination } from './examination.ts'

/** Questions that can be answered in so many words that one cannot see it. */
const UNSURE: ReadonlySet<AskKind> = new Set([
  ...(['structure', 'plain', 'granted', 'simple fact', 'simple plan'] as const),
])

/** Questions for a fact, which one may not know. */
const FACTS: ReadonlySet<AskKind> = new Set(['typical', 'source'])

/** The sentence of this turn that plainly answers the question asked last. */
export const answerTo = ({ prepared, pending, motion }: Examination): string | null => {
  if (!pending) return null
  const { turn, debate } = prepared
  const { language } = debate
  const lexicon = lexiconFor(language)
  const about = stemsOf(wordsOf(pending.quote), lexicon, motion)
  const isAbout = (sentence: string) =>
    sharedCount(stemsOf(wordsOf(sentence), lexicon, motion), about) > 0
  const [first, ...rest] = splitSentences(turn.text)
  const isAnswer = (sentence: string) => answersKind(pending.kind, sentence, language)
  if (first !== undefined && isAnswer(first)) return first
  return rest.find(each => isAnswer(each) && isAbout(each)) ?? null
}

/** In sentences: who does not know says so at the beginning of the turn. */
const BEGINNING = 2
/** "… But lots of people say so" answers all the same. */
const BUT = /^(?:but|still)\b|^[但可]/iu
/** In words: "I don't know, there was a report …" goes on to answer. */
const LONGEST_IGNORANCE = 12

/** Whether the user says not to know what the last question asked for, and nothing else of it. */
export const ownsNotToKnow = ({ prepared, pending }: Examination): boolean =>
  pending !== undefined &&
  FACTS.has(pending.kind) &&
  !splitSentences(prepared.turn.text).some(
    sentence => BUT.test(sentence) && answersKind(pending.kind, sentence, prepared.debate.language),
  ) &&
  splitSentences(prepared.turn.text)
    .slice(0, BEGINNING)
    .some(
      sentence =>
        wordsOf(sentence).length <= LONGEST_IGNORANCE &&
        answerCuesIn(prepared.debate.language)['knows not'].test(sentence),
    )

/**
 * Whether the turn speaks of something else than it was asked: it has neither what the question
 * asks for nor a word of what it is about, and gives no reason and no example either.
 */
export const dodges = (examination: Examination): boolean => {
  const { prepared, pending, motion } = examination
  const { turn, debate } = prepared
  const { language } = debate
  if (!pending || UNSURE.has(pending.kind) || turn.question !== null || turn.challenges)
    return false
  // Whoever answers a point of ours does not evade.
  if (examination.claims.some(claim => attackedBy(claim, examination) !== null)) return false
  const lexicon = lexiconFor(language)
  const about = stemsOf(wordsOf(pending.quote), lexicon, motion)
  return splitSentences(turn.text).every(
    sentence =>
      !answersKind(pending.kind, sentence, language) &&
      !answersKind('plain', sentence, language) &&
      !answersKind('typical', sentence, language) &&
      !lexicon.marks.pronoun.test(sentence) &&
      !answerCuesIn(language)['about the debate'].test(sentence) &&
      sharedCount(stemsOf(wordsOf(sentence), lexicon, motion), about) === 0,
  )
}
