import type { DebateSoFar } from '#api/ai/opponent.ts'
import { sharedCount } from '../language/content-words.ts'
import { splitSentences } from '../language/sentences.ts'
import { stemsIn } from '../language/stems-in.ts'
import { answerCuesIn } from './cross-examination/answer-cues.ts'

/** Words of the motion by which "anyway, …" comes back to it. */
const ON_MOTION = 2

/** Words of our last turn by which it answers that. */
const ON_OURS = 3

type Asked = Pick<DebateSoFar, 'motion' | 'language' | 'turns'>

/** The sentences of a turn from where it leaves its matter: "By the way, the bus …". */
export const sentencesBeside = (text: string, { motion, language, turns }: Asked): string[] => {
  const { digresses } = answerCuesIn(language)
  const sentences = splitSentences(text)
  const about = stemsIn(motion, language)
  const from = sentences.findIndex(
    sentence =>
      digresses.test(sentence) && sharedCount(stemsIn(sentence, language), about) < ON_MOTION,
  )
  if (from < 0) return []
  const beside = sentences.slice(from)
  const last = turns.findLast(({ speaker }) => speaker === 'ai')?.text ?? ''
  const ours = stemsIn(last, language)
  // What answers something that we said is no change of subject.
  const isAnswer = sharedCount(stemsIn(beside.join('\n'), language), ours) >= ON_OURS
  return isAnswer ? [] : beside
}

/** Whether more than half of a turn is beside its matter. */
export const isDigression = (text: string, asked: Asked): boolean =>
  sentencesBeside(text, asked).length * 2 > splitSentences(text).length
