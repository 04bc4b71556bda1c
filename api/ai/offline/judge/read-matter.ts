import type { Heard } from './hear-debate.ts'
import { tells } from './motion-field.ts'
import type { Relevance } from './read-relevance.ts'
import { contentIn, type Sentence } from './sentence.ts'

/** How much a text says about its matter, whatever its length. */
type SaidMatter = {
  /** Share of the words that are in sentences which say something, 0–1. */
  solid: number
  /** What is told that neither the motion nor the opponent had said, against the length. */
  rich: number
}

/** New words come more slowly the longer a text is (Heaps 1978). */
const HEAPS = 0.65
const wordsIn = (sentences: readonly Sentence[], worth: (at: number) => number) =>
  sentences.reduce((sum, { words, at }) => sum + worth(at) * words.length, 0)

export const readMatter = (
  { language, theirs }: Heard,
  ours: readonly Sentence[],
  hollow: ReadonlySet<string>,
  { field, turns }: Relevance,
): SaidMatter => {
  const credits = new Map(turns.map(({ at, credit }) => [at, credit]))
  const creditAt = (at: number) => credits.get(at) ?? 1
  const full = ours.filter(({ text }) => !hollow.has(text))
  const words = wordsIn(full, () => 1)
  const known = new Set([...field.motion, ...contentIn(theirs)])
  let told = 0
  for (const sentence of full)
    for (const stem of sentence.content) {
      if (known.has(stem)) continue
      known.add(stem)
      told += creditAt(sentence.at) * tells(stem, language)
    }
  const solid =
    wordsIn(full, creditAt) /
    Math.max(
      1,
      wordsIn(ours, () => 1),
    )
  const rich = words === 0 ? 0 : told / words ** HEAPS
  return { solid, rich }
}
