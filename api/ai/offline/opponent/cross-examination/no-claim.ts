import type { Language } from '#schema/constants.ts'
import { hasVerb } from '../../language/clause-cues.ts'

/** Matches nothing: Chinese says these things in other ways. */
const NEVER = /^$/u

/** Words that lead into a clause and say nothing of it. */
const LEADS =
  '(?:(?:so|and|but|now|then|well|yeah|yes|sure|like|ok(?:ay)?|i mean|of course|honestly),? )*'

/** Their own people and days: "We eat at seven when she is home." Nobody doubts that. */
const WE: Record<Language, RegExp> = { en: /\bwe(?:['’]\w+)?\b/i, zh: NEVER }
const DAILY: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:he|she|him|her|mum|mom|dad|gran|nan|at \d+|\d+ ?[ap]m|o['’]clock|midnight|` +
      String.raw`half past|every (?:year|evening|morning|night|\w+day)|on \w+days?|` +
      'one at a time|tea|breakfast|lunch|supper)\\b',
    'i',
  ),
  zh: NEVER,
}
const OUGHT: Record<Language, RegExp> = { en: /\b(?:should|must|ought)\b/i, zh: NEVER }
/** Somebody of whom the speaker has told: "His shift ends at six." */
const OF_SOMEBODY: Record<Language, RegExp> = { en: /^(?:his|her) /i, zh: NEVER }

/** Says in words like "what", "it" and "there is one" that something is said elsewhere. */
const POINTS: Record<Language, RegExp> = {
  en: new RegExp(
    [
      String.raw`^${LEADS}(?:where|what|how|why|who)\b[^,]{0,50}\b(?:is|are|was|were|['’]s) (?:what|how|where|why|who)\b`,
      String.raw`^${LEADS}(?:where|what|how|why|who)\b.*\b(?:it|that|this|them|so)$`,
      String.raw`^${LEADS}what \w+ (?:it|them|this|that)\b`,
      String.raw`^${LEADS}there(?:['’]s| is| are| was| were) (?:one|some|another|others|a few)(?= (?:at|in|on|of|near|round|by|like)\b|$)`,
      String.raw`^${LEADS}there(?:['’]s| is| was) an? (?:\w+ ){0,2}(?:lady|man|woman|girl|boy|lad|bloke|guy|chap|kid|friend|teacher)\b`,
      String.raw`^${LEADS}(?:that|this|it)(?:['’]?s| is) (?:how|what|where|when)\b`,
      String.raw`\bthat (?:would|will|must)(?: probably)? be [A-Z]`,
    ].join('|'),
    'i',
  ),
  zh: NEVER,
}
/** Goes on with what somebody was called before: "like they would not mind". */
const GOES_ON: Record<Language, RegExp> = {
  en: /^(?:like|is|are|was|were|has|have|does|did|will) /i,
  zh: NEVER,
}

/** Speaks to us, or of oneself without an apostrophe. */
const TO_US: Record<Language, RegExp> = {
  en: new RegExp(`^${LEADS}(?:you(?:['’](?:ve|re|d|ll))?|im|ive|id)\\b`, 'i'),
  zh: NEVER,
}

/** Lets others have another view: "Somebody could see it differently." */
const LETS_OTHERS: Record<Language, RegExp> = {
  en: new RegExp(
    `^${LEADS}(?:some(?:body|one| people)?|people|others|one|any(?:body|one)|every(?:body|one)|they) ` +
      String.raw`(?:could|might|may) (?:\w+ )?(?:decide|think|see|disagree|feel|argue|object|say|prefer|find)\b|` +
      String.raw`^${LEADS}some(?:body|one| people)? (?:may|might)\b|` +
      String.raw`\bevery(?:one|body)(?:['’]s| has)(?: got)? (?:an?|their|his|her) own (?:opinion|view|taste)`,
    'i',
  ),
  zh: NEVER,
}
/** Grants something, which the same sentence then turns against. */
const GRANTS: Record<Language, RegExp> = {
  en: /^(?:yeah|yes|yep|sure|ok(?:ay)?|fine|true|maybe|perhaps|of course|granted|obviously|fair enough)\b/i,
  zh: NEVER,
}
const TURNED: Record<Language, RegExp> = { en: /^,? (?:but|yet|still)\b/i, zh: NEVER }

/** An amount of something, which is no claim without a verb: "ten pages of notes". */
const AMOUNT: Record<Language, RegExp> = {
  en: /^(?:\d|(?:half|an?|one|two|three|four|five|six|seven|eight|nine|ten)\b)[^,]*\bof\b[^,]*$|^(?:more|less|fewer) than\b/i,
  zh: NEVER,
}

/**
 * Whether words look like a clause and claim nothing that a question could be about: the own
 * family's plans and days, words that only point to others, what is said to us, what is let to
 * others or granted in passing, an amount without a verb.
 */
export const isNoClaim = (quote: string, sentence: string, language: Language): boolean => {
  const after = sentence.slice(sentence.indexOf(quote) + quote.length)
  const isOwnDay = WE[language].test(quote) && DAILY[language].test(quote)
  return (
    (isOwnDay && !OUGHT[language].test(quote)) ||
    [OF_SOMEBODY, POINTS, GOES_ON, TO_US, LETS_OTHERS].some(each => each[language].test(quote)) ||
    (GRANTS[language].test(quote) && TURNED[language].test(after)) ||
    (AMOUNT[language].test(quote) && !hasVerb(quote, language))
  )
}

/** A name inside a sentence, and not of a place. */
const NAMES = /(?<=[a-z,;] )(?<!\b(?:in|from|near|at|of|through|around) )[A-Z][a-z]{2,}\b/gu
const SUBJECT =
  /^(?:And |But |So |Then |Now |Even |Well, )?(?<name>[A-Z][a-z]{2,})(?:['’]s)? [a-z]/u

/** Begins a sentence with a capital, and is no name. */
const NO_NAME =
  /^(?:When|Where|While|Because|Since|With|Without|Then|Maybe|Perhaps|For|After|Before|Unless|Once|Until|That|This|Whoever|Sometimes|The|Every\w*|Each|Some\w*|Any\w*|No\w*|Most|Many|Who|What|Why|How|And|But|\w+ing|\w+s)$/u
/** What one person did or does comes at once after the name. */
const TELLS =
  /^(?:(?:And|But|So|Then|Now|Even|Well,) )?[A-Z][a-z]+ (?:\w+ed|\w{3,}s|is|was|has|had|did|swam|ran|went|came|got|took|said|told|made|found|lost|left|kept|fell|broke|sat|stood|won|wrote|learnt|taught|sang|rode)\b/u
/** Speaks of one person, who was named. */
const ONE = /\b(?:he|him|his|she|her|hers)\b/

/** Whether the subject of a sentence is a person whom the turn names, of whom it tells one thing. */
export const isOfNamedPerson = (sentence: string, text: string, language: Language): boolean => {
  if (language === 'zh') return false
  const name = SUBJECT.exec(sentence)?.groups?.name
  if (name === undefined) return false
  const isNamed = [...text.matchAll(NAMES)].some(([each]) => each === name)
  return isNamed || (ONE.test(sentence) && TELLS.test(sentence) && !NO_NAME.test(name))
}
