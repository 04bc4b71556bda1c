import type { Language } from '#schema/constants.ts'
import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { wordsOf } from '../../language/words.ts'
import type { Subject } from '../../motions/read-subject.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Quotable } from './quotable.ts'
import { toneOf } from './read-tone.ts'

const TURNS: Record<Language, RegExp> = {
  en: /\b(?:but|however|still|yet|though)\b/i,
  zh: /但|可是|不过|然而|却/u,
}

/**
 * Whether a claim says something against the user's own side: words that admit it, or a fault of
 * the very thing that the user prefers, or what is good about the other. What is turned in the same sentence does not count.
 */
export const speaksAgainstSelf = (
  { quote, sentence }: Quotable,
  subject: Subject,
  language: Language,
): boolean => {
  const after = sentence.slice(sentence.indexOf(quote) + quote.length)
  if (TURNS[language].test(after)) return false
  if (answerCuesIn(language).admits.test(sentence)) return true
  if (subject.kind !== 'choice') return false
  const lexicon = lexiconFor(language)
  const said = stemsOf(wordsOf(quote), lexicon)
  const names = (text: string) => sharedCount(said, stemsOf(wordsOf(text), lexicon)) > 0
  const tone = toneOf(quote, language)
  const [topic, other] = [names(subject.topic), names(subject.other)]
  return (topic && !other && tone === 'ill') || (other && !topic && tone === 'good')
}
