import type { Language } from '#schema/constants.ts'
import { hasVerb } from '../../language/clause-cues.ts'
import { answerCuesIn } from './answer-cues.ts'

/** The words that are said back, and the sentence in which they stand. */
type Claim = { quote: string; sentence: string }

/** Those whose views are the user's own, or of nobody in particular. */
const NO_OTHER = ['i', 'we', 'you', 'who', 'nobody', 'everybody', 'that', 'it'].join('|')

/** Gives somebody else's view, of which the words are a reason or a part. */
const REPORTS: Record<Language, RegExp> = {
  en: new RegExp(
    [
      `\\b(?!(?:${NO_OTHER})\\b)[\\w’'-]+ (?:thinks?|believes?|reckons?|claims|fears?|feels) (?:that )?`,
      '(?:we|he|she|they|it|the|our|there|his|her|their)\\b(?!.*\\b(?:but|and i|so i)\\b)',
    ].join(''),
    'i',
  ),
  zh: /(?:他|她|他们|爸|妈|爷|奶|姐|哥|弟|妹|老师|校长|主任|经理|老板)(?:总|就|都|也)?(?:觉得|认为|担心|以为)(?!.*(?:但|可是|不过|我))/u,
}

/** Goes on with what is so, after what is not. */
const CONTRAST: Record<Language, RegExp> = {
  en: /^, but (?:rather |because |that )/i,
  zh: /^[，、]而(?:是|在于)/u,
}

/**
 * Whether words are cut off from a word before them that denies them, makes them a condition or
 * says of whom they are, or from what is so instead.
 */
export const isCutOff = (words: string, sentence: string, language: Language): boolean => {
  const cues = answerCuesIn(language)
  const at = sentence.indexOf(words)
  return (
    cues['binds the next'].test(sentence.slice(0, at)) ||
    cues['goes on'].test(words) ||
    REPORTS[language].test(sentence.slice(0, at)) ||
    CONTRAST[language].test(sentence.slice(at + words.length))
  )
}

/** What stands in its sentence before the words that are said back. */
const before = ({ quote, sentence }: Claim) => sentence.slice(0, sentence.indexOf(quote))

/** Says what holds under a condition, lists one thing after the other, or speaks to us. */
const NOT_CLAIMED: Record<Language, RegExp> = {
  en: /\b(?:if|unless|suppose)\b|;.*;|^you\b/i,
  zh: /如果|要是|假如|一旦|除非|的话|；.*；|^[您你]/u,
}

/** Begins a condition, and ends before what comes of it. */
const CONDITION: Record<Language, RegExp> = {
  en: /\b(?:if|unless|suppose|as long as|as soon as) [^;:]*, (?:then )?$/i,
  zh: /(?:如果|要是|假如|一旦|除非|只要|万一)[^；：。]*，(?:那么?|就)?$/u,
}

/** Whether a claim is only what comes of a condition that stands before it. */
export const isConditional = (claim: Claim, language: Language): boolean =>
  CONDITION[language].test(before(claim))

/** Whether a claim can be said back as the user's own: no condition of it, no order and no question. */
const canBeNoted = (claim: Claim, language: Language): boolean => {
  const cues = answerCuesIn(language)
  return (
    !cues['depends on'].test(before(claim)) &&
    ![cues.unreal, cues.orders].some(cue => cue.test(claim.sentence)) &&
    !/[?？]["”]?$/u.test(claim.sentence) &&
    ![cues['points back'], cues['first person']].some(cue => cue.test(claim.quote))
  )
}

/** Whether words are claimed as they stand, and under no condition. */
const isClaimed = (claim: Claim, language: Language): boolean =>
  canBeNoted(claim, language) && !NOT_CLAIMED[language].test(claim.quote)

/** Whether a claim tells what happened, to the speaker or to somebody else. */
const isTold = ({ quote, sentence }: Claim, language: Language): boolean => {
  const cues = answerCuesIn(language)
  return (
    cues['own life'].test(sentence) || cues['first person'].test(quote) || cues.narrates.test(quote)
  )
}

/** Whether a claim says something of the world that could be doubted: no story and no sum. */
export const canBeDoubted = (claim: Claim, language: Language): boolean => {
  const cues = answerCuesIn(language)
  return (
    isClaimed(claim, language) &&
    !NOT_CLAIMED[language].test(claim.sentence) &&
    (!claim.quote.includes(',') || hasVerb(claim.quote, language)) &&
    !isTold(claim, language) &&
    !cues.computes.test(claim.sentence)
  )
}
