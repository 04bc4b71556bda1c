import type { DebateSoFar } from '#api/ai/opponent.ts'
import { sharedCount, stemsOf } from '../language/content-words.ts'
import { lexiconFor } from '../language/lexicon-for.ts'
import { splitSentences } from '../language/sentences.ts'
import { wordsOf } from '../language/words.ts'
import { answerCuesIn } from './cross-examination/answer-cues.ts'

/** Words of the motion by which "anyway, …" comes back to it. */
const ON_MOTION = 2

type Asked = Pick<DebateSoFar, 'motion' | 'language'>

/** The sentences of a turn from where it leaves its matter: "By the way, the bus …". */
export const sentencesBeside = (text: string, { motion, language }: Asked): string[] => {
  const { digresses } = answerCuesIn(language)
  const lexicon = lexiconFor(language)
  const sentences = splitSentences(text)
  const about = stemsOf(wordsOf(motion), lexicon)
  const from = sentences.findIndex(
    sentence =>
      digresses.test(sentence) &&
      sharedCount(stemsOf(wordsOf(sentence), lexicon), about) < ON_MOTION,
  )
  return from < 0 ? [] : sentences.slice(from)
}

/** Whether more than half of a turn is beside its matter. */
export const isDigression = (text: string, asked: Asked): boolean =>
  sentencesBeside(text, asked).length * 2 > splitSentences(text).length
