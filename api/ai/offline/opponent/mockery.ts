import type { DebateSoFar } from '#api/ai/opponent.ts'
import { actCuesIn } from '../language/act-cues.ts'
import { sharedCount, stemsOf } from '../language/content-words.ts'
import { lexiconFor } from '../language/lexicon-for.ts'
import { splitSentences } from '../language/sentences.ts'
import { wordsOf } from '../language/words.ts'
import { answerCuesIn } from './cross-examination/answer-cues.ts'

/** The sentences of a turn that mock or insult the program, and say nothing of the motion. */
export const mockeryIn = (
  text: string,
  { motion, language }: Pick<DebateSoFar, 'motion' | 'language'>,
): string[] => {
  const lexicon = lexiconFor(language)
  const about = stemsOf(wordsOf(motion), lexicon)
  const cue = actCuesIn(language)['mocks the program']
  return splitSentences(text).filter(
    sentence =>
      cue.test(sentence) &&
      sharedCount(stemsOf(wordsOf(sentence), lexicon), about) === 0 &&
      !answerCuesIn(language).reasoned.test(sentence),
  )
}
