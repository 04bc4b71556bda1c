import type { Language } from '#schema/constants.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { splitSentences } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Examination } from './examination.ts'
import { answerTo } from './hear-answer.ts'

/** In words, in Chinese in characters: a longer turn says more than that. */
const LONGEST: Record<Language, number> = { en: 35, zh: 50 }
/** In words, in Chinese in characters: a longer sentence says something beside that. */
const LONGEST_BARE: Record<Language, number> = { en: 12, zh: 24 }
/** A shorter sentence beside it gives no reason either. */
const SHORTEST: Record<Language, number> = { en: 5, zh: 8 }

/** Whether a turn only denies, or says what goes without saying. */
export const givesNoReason = (examination: Examination): boolean => {
  const { turn, debate } = examination.prepared
  const { language } = debate
  const { marks } = lexiconFor(language)
  const bare = answerCuesIn(language)['gives no reason']
  const sentences = splitSentences(turn.text)
  const isEmpty = (sentence: string) =>
    (bare.test(sentence) && wordsOf(sentence).length <= LONGEST_BARE[language]) ||
    wordsOf(sentence).length < SHORTEST[language]
  const isArgued = [marks.reason, marks.mechanism, marks.example, marks.figure, marks.scene].some(
    mark => mark.test(turn.text),
  )
  return (
    wordsOf(turn.text).length <= LONGEST[language] &&
    turn.question === null &&
    !isArgued &&
    sentences.some(sentence => bare.test(sentence)) &&
    sentences.every(isEmpty) &&
    answerTo(examination) === null
  )
}
