import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../../data/once-a-language.ts'
import { sharedCount } from '../../language/content-words.ts'
import { showsIn } from '../../language/reading-cues.ts'
import { stemsIn } from '../../language/stems-in.ts'
import { answerCuesIn } from './answer-cues.ts'
import { type Quotable, quotableIn } from './quotable.ts'

/** Two sayings of the user that cannot both hold; `turn` is that of the old one, from 0. */
export type Contradiction = { old: string; turn: number; quote: string }

/** Words in common, and their share, 0–1, of all words of both, for a claim and its denial. */
const SAME = { words: 3, share: 0.6 }
/** The same for a rule without exceptions and an exception to it; the share is of the shorter one. */
const EXCEPTION = { words: 2, share: 0.5 }

const deniedIn = onceALanguage(language => new RegExp(answerCuesIn(language).denied.source, 'giu'))
/** How often a text denies; twice is not at all. */
const denials = (text: string, language: Language) =>
  [...text.matchAll(deniedIn(language))].length % 2

/** Finds what this turn says against an earlier turn; only where the words are plain. */
export const findContradiction = (
  claims: readonly Quotable[],
  earlier: readonly string[],
  besides: ReadonlySet<string>,
  language: Language,
): Contradiction | null => {
  const admits = answerCuesIn(language)['exception admitted']
  const othersIn = (quote: string) =>
    new Set([...stemsIn(quote, language)].filter(stem => !besides.has(stem)))
  const old = earlier.flatMap((text, turn) =>
    quotableIn(text, language).map(({ quote }) => ({ quote, turn, stems: othersIn(quote) })),
  )
  for (const { quote } of claims) {
    const stems = othersIn(quote)
    for (const said of old) {
      const shared = sharedCount(stems, said.stems)
      const all = stems.size + said.stems.size - shared
      const isDenied =
        shared >= SAME.words &&
        shared / all >= SAME.share &&
        denials(quote, language) !== denials(said.quote, language)
      const isException =
        shared >= EXCEPTION.words &&
        shared / Math.min(stems.size, said.stems.size) >= EXCEPTION.share &&
        showsIn(said.quote, 'link sweeping') &&
        admits.test(quote) &&
        !admits.test(said.quote)
      if (isDenied || isException) return { old: said.quote, turn: said.turn, quote }
    }
  }
  return null
}
