import type { Language } from '#schema/constants.ts'
import { splitSentences } from '../../language/sentences.ts'
import { answerCuesIn } from './answer-cues.ts'

/** "I have been talking for the wrong side": what follows it, in sentences; null where nobody says so. */
export const afterOwnSide = (text: string, language: Language): readonly string[] | null => {
  const sentences = splitSentences(text)
  const at = sentences.findIndex(each => answerCuesIn(language)['own side again'].test(each))
  return at < 0 ? null : sentences.slice(at + 1)
}
