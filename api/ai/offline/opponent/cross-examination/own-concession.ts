import type { Language } from '#schema/constants.ts'
import { sharedCount } from '../../language/content-words.ts'
import { stemsIn } from '../../language/stems-in.ts'
import type { Subject } from '../../motions/read-subject.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Quotable } from './quotable.ts'
import { toneOf } from './read-tone.ts'

const TURNS: Record<Language, RegExp> = {
  en: /\b(?:but|however|still|yet|though)\b/i,
  zh: /但|可是|不过|然而|却/u,
}

const COMPARES: Record<Language, RegExp> = { en: /\bthan\b/i, zh: /比|不如/u }

/** Of which of two things words speak; null where of both or of none. */
const spokenOf = (
  text: string,
  subject: Extract<Subject, { kind: 'choice' }>,
  language: Language,
): 'topic' | 'other' | null => {
  const said = stemsIn(text, language)
  const names = (name: string) => sharedCount(said, stemsIn(name, language)) > 0
  const [topic, other] = [names(subject.topic), names(subject.other)]
  if (topic === other) return null
  return topic ? 'topic' : 'other'
}

/** After "does" they are no verb that it stresses. */
const UNSTRESSED = [
  ...['not', "n[’']t", 'the', 'an?', 'it', 'that', 'this', 'so', 'what', 'well', 'all'],
  ...['something', 'anything', 'nothing', 'everything', 'more', 'less'],
  ...['their', 'my', 'your', 'our', 'for', 'with', 'in', 'on'],
].join('|')

/** "Lamps do rust" grants it; "but they do shine" comes back to one's own side. */
const GRANTS: Record<Language, RegExp> = {
  en: new RegExp(
    [
      "^(?!(?:but|however|still|yet)\\b)(?:\\w+,? )?(?:[\\w’'-]+ ){1,4}",
      `(?:does|do|did) (?!(?:${UNSTRESSED})\\b)[a-z]+\\b`,
    ].join(''),
    'i',
  ),
  zh: /([\p{Script=Han}]{1,3})(?:是|归)\1/u,
}

/** "I admit that lamps rust" and "lamps rust, I admit"; "lamps rust, and I admit that …" is about more. */
const isAdmitted = (
  { quote, sentence }: Pick<Quotable, 'quote' | 'sentence'>,
  language: Language,
): boolean => {
  const found = answerCuesIn(language).admits.exec(sentence)
  if (!found) return false
  const from = sentence.indexOf(quote)
  const isAtTheEnd = /^[\s.!。！]*$/u.test(sentence.slice(found.index + found[0].length))
  return isAtTheEnd || found.index < from + quote.length
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
  if (isAdmitted({ quote, sentence }, language)) return true
  if (GRANTS[language].test(sentence) && GRANTS[language].test(quote)) return true
  // "A flight is worse than ten summers at the lake" speaks of both.
  if (subject.kind !== 'choice' || COMPARES[language].test(quote)) return false
  const about = spokenOf(quote, subject, language)
  const tone = toneOf(quote, language)
  return (about === 'topic' && tone === 'ill') || (about === 'other' && tone === 'good')
}
