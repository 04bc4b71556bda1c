import type { Language } from '#schema/constants.ts'
import { once } from '../../data/once.ts'
import { everywhere, readCues } from '../../data/read-cues.ts'
import { hasVerb } from '../../language/clause-cues.ts'

const NAMES = [
  'of us',
  'daily',
  'ought',
  'of somebody',
  'points elsewhere',
  'goes on',
  'speaks to us',
  'lets others',
  'grants',
  'turned',
  'amount',
  'named',
  'subject',
  'no name',
  'tells of one',
  'of one',
] as const

/** By which words an English clause claims nothing: data/en/no-claim.txt. */
export const readNoClaimCues = () => {
  const cues = readCues('en', 'no-claim', NAMES)
  return { ...cues, named: everywhere(cues.named) }
}

const noClaimCues = once(readNoClaimCues)

/** What is said of all the things of a list, after the last of them. */
const OF_LIST = /^[^,]+ all (?:come|are|were|have|had|go|went|belong|need|depend)\b/i
/** Only a thing and where it is or whose, a question at the end, and a condition of nothing. */
const NO_CLAUSE: readonly RegExp[] = [
  /^(?:the|an?|my|our|his|her|their) (?:[\w’'-]+ ){1,2}(?:of|along|on|in|at|by|under|over|beside|behind) (?:the |an? |our |my )?[\w’'-]+$/i,
  /^the (?:year|day|week|month|season|time|moment) (?:that |when )?(?:i|we|he|she|they|you|my|our|the|[A-Z]\w+) [^,]*$/,
  /^(?:who|what|which|where|why|how)(?:['’](?:d|s|ll)| is| are| was| would| will| does| do| did| has)\b/i,
  /^(?:every|each|all|once|twice|most) (?:\w+ ){0,2}(?:in|on|at|by|from) (?:the|my|our|a) [\w’'-]+$/i,
  /, (?:would|wo|is|are|was|were|do|does|did|has|have|had|can|could|should|will|must)(?:n[’']t)? (?:i|you|he|she|it|we|they|there)$/i,
  /^(?:if|unless|suppose|whether) (?!.*(?:\b(?:will|would|should|must|won[’']t)\b|[’'](?:ll|d)\b))[^,]+(?:, for (?:a start|one|example))?$/i,
]

/**
 * Whether words look like a clause and claim nothing that a question could be about: the own
 * family's plans and days, words that only point to others, what is said to us, what is let to
 * others or granted in passing, an amount without a verb. Chinese says these things in other ways.
 */
export const isNoClaim = (quote: string, sentence: string, language: Language): boolean => {
  if (language === 'zh') return false
  const cues = noClaimCues()
  const after = sentence.slice(sentence.indexOf(quote) + quote.length)
  // "We eat at seven when she is home." Nobody doubts that.
  const isOwnDay = cues['of us'].test(quote) && cues.daily.test(quote)
  return (
    (isOwnDay && !cues.ought.test(quote)) ||
    [
      cues['of somebody'],
      cues['points elsewhere'],
      cues['goes on'],
      cues['speaks to us'],
      cues['lets others'],
    ].some(cue => cue.test(quote)) ||
    (cues.grants.test(quote) && cues.turned.test(after)) ||
    (cues.amount.test(quote) && !hasVerb(quote, language)) ||
    NO_CLAUSE.some(pattern => pattern.test(quote)) ||
    (OF_LIST.test(quote) && sentence.slice(0, sentence.indexOf(quote)).endsWith(', '))
  )
}

/** Whether the subject of a sentence is a person whom the turn names, of whom it tells one thing. */
export const isOfNamedPerson = (sentence: string, text: string, language: Language): boolean => {
  if (language === 'zh') return false
  const cues = noClaimCues()
  const name = cues.subject.exec(sentence)?.groups?.name
  if (name === undefined) return false
  const isNamed = [...text.matchAll(cues.named)].some(([each]) => each === name)
  const isTold = cues['of one'].test(sentence) && cues['tells of one'].test(sentence)
  return isNamed || (isTold && !cues['no name'].test(name))
}
