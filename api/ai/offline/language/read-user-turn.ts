import type { Language } from '#schema/constants.ts'
import { isOtherLanguage } from './other-language.ts'
import { claimsOf, type UserClaim } from './read-claims.ts'
import { isRhetorical } from './read-question.ts'
import { isAsideSentence, type SmallTalk, smallTalkOf } from './read-small-talk.ts'
import { readingCuesIn } from './reading-cues.ts'
import { splitSentences } from './sentences.ts'
import { copiedShare, sameTextAs } from './similarity.ts'
import { normalise } from './words.ts'

/** What was found in the user's last turn. */
export type UserTurn = {
  text: string
  /** Claims that can be answered, in the order of speaking; empty when there is none. */
  claims: UserClaim[]
  /** Set when the turn is no argument at all, or an aside stands beside one. */
  smallTalk: SmallTalk | null
  /**
   * Whether the turn criticises the opponent's way of arguing, by a sentence that is no claim about
   * the motion.
   */
  challenges: boolean
  /** A question put to the opponent, when the turn ends on it or is nothing else. */
  question: string | null
  /** How often this very text was given before. */
  repeats: number
  copied: boolean
  otherLanguage: boolean
}

/** Letters; who says less in our words is speaking of the same thing. */
const SHORTEST_COPY = { en: 60, zh: 20 } satisfies Record<Language, number>
/** A longer one says more than that. */
const LONGEST_CHALLENGE = { en: 100, zh: 24 } satisfies Record<Language, number>

/** Removes what is not speech: tags, code fences, links, control characters. */
export const plainText = (text: string): string =>
  text
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/<(script|style)[\s\S]*?(<\/\1>|$)/gi, ' ')
    .replace(/<[^>\n]{1,300}>/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/[{}<>[\]\\|`*_#^~]+/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()

export const readUserTurn = (
  raw: string,
  context: { language: Language; ownTurns: readonly string[]; earlier: readonly string[] },
): UserTurn => {
  const { language, ownTurns, earlier } = context
  const text = plainText(raw)
  const cues = readingCuesIn(language)
  const repeats = earlier.filter(sameTextAs(raw)).length
  const otherLanguage = isOtherLanguage(text, language)
  // What the opponent quoted back are the user's own words.
  const sources = ownTurns.join('\n').replace(/“[^”]*”/g, ' ')
  const sentences = splitSentences(text).slice(0, 120)
  const copied =
    repeats === 0 &&
    text.length >= SHORTEST_COPY[language] &&
    copiedShare(text.slice(0, 1000), sources) > 0.6
  const ownWords = new Set(splitSentences(sources).map(normalise))
  const fromUser = copied
    ? []
    : sentences.filter(sentence => !ownWords.has(normalise(sentence)) && !isAsideSentence(sentence))
  const smallTalk = otherLanguage ? null : smallTalkOf(text, raw, language)
  const isChallenge = (sentence: string) =>
    sentence.length <= LONGEST_CHALLENGE[language] && cues.challenge.test(sentence)
  const heard = otherLanguage || smallTalk?.whole ? [] : fromUser
  const claims = claimsOf(
    heard.filter(sentence => !isChallenge(sentence) && !cues.request.test(sentence)),
    language,
  )
  const asked = sentences.filter(
    sentence => /[?？]["”]?$/.test(sentence) || cues.request.test(sentence),
  )
  const last = asked.at(-1)
  const isQuestion =
    last !== undefined &&
    !copied &&
    !otherLanguage &&
    (claims.length === 0 || (sentences.at(-1) === last && !isRhetorical(last)))
  return {
    text,
    claims,
    smallTalk,
    challenges: heard.some(isChallenge),
    question: isQuestion ? last : null,
    repeats,
    copied,
    otherLanguage,
  }
}
