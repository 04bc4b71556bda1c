import type { OpponentPoint } from '../find-points.ts'
import type { Scope } from '../known-points.ts'
import { tells } from '../motion-field.ts'
import type { Sentence } from '../sentence.ts'

/** A passage takes up another sentence than the lead where it shares so much, in what words tell, */
const LEAST_SHARED = 0.28
/** and so many times what it shares with the lead. */
const CLEARLY = 1.5

/**
 * The sentence of a point that a passage of the user's takes up: who answers the example or the
 * reason has not answered the claim word for word. The lead, where it takes up no other.
 */
export const takenUpBy = (
  passage: readonly Sentence[],
  { lead, sentences }: OpponentPoint,
  { heard, matterOf }: Scope,
): Sentence => {
  const words = new Set(passage.flatMap(sentence => matterOf(sentence.words)))
  const sharedWith = (sentence: Sentence) =>
    matterOf(sentence.words).reduce(
      (sum, stem) => sum + (words.has(stem) ? tells(stem, heard.language) : 0),
      0,
    )
  const said = sentences.filter(
    ({ at, isQuestion }) => !isQuestion && passage.every(each => at < each.at),
  )
  const [best] = said
    .map(sentence => ({ sentence, shared: sharedWith(sentence) }))
    .sort((a, b) => b.shared - a.shared)
  if (!best || best.shared < LEAST_SHARED) return lead
  return best.shared > CLEARLY * sharedWith(lead) ? best.sentence : lead
}
