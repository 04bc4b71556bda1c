import type { Language } from '#schema/constants.ts'
import { isOtherLanguage } from './other-language.ts'
import { claimsOf, type UserClaim } from './read-claims.ts'
import { isAsideSentence, type SmallTalk, smallTalkOf } from './read-small-talk.ts'
import { copiedShare, normalise, sameTextAs, splitSentences } from './similarity.ts'

/** What the opponent makes of the user's last turn. */
export type UserTurn = {
  text: string
  /** Claims that can be answered, in the order of speaking; empty when there is none. */
  claims: UserClaim[]
  /** Set when the turn is no argument at all, or an aside stands beside one. */
  smallTalk: SmallTalk | null
  /** Whether the turn faults the opponent's way of arguing, by a sentence that is no claim about the motion. */
  challenges: boolean
  /** A question put to the opponent, when the turn ends on it or is nothing else. */
  question: string | null
  /** How often this very text was given before. */
  repeats: number
  copied: boolean
  otherLanguage: boolean
}

const CHALLENGE: Record<Language, RegExp> = {
  en: /^(?:(?:but|well|no|and|so),? )?(?:that|this|it|your (?:\w+ )?\w+)(?:['’]s| is| was)(?: \w+){0,3} (?:case|example|story|anecdote|assertion|assumption|slippery slope|false (?:dilemma|choice)|generali[sz]ation|straw ?man|fallacy|circular|ad hominem|contradiction)\b|^(?:(?:but|well|no|and|so),? )?(?:that|this|your (?:\w+ )?\w+) (?:does ?n['’]?t|does not|can ?not|can['’]t) (?:prove|show|follow)\b|^you (?:just |only |are |keep )*(?:contradict\w*|repeat\w*|assum\w+|generali[sz]\w+|exaggerat\w*)\b|\bcorrelation (?:is not|isn['’]t|does not) |^(?:but |well |no,? )?you (?:have |have ?n['’]t |give |gave |offer |did ?n['’]t |do ?n['’]t |never )(?:\w+ ){0,3}(?:evidence|proof|reasons?|sources?)\b/i,
  zh: /以偏概全|[您你]的?(?:论证|论点|话|说法|观点|理由)(?:并?没有?|缺乏?|毫无)(?:任何)?(?:证据|理由|依据|根据)|[您你](?:这是)?在?(?:重复|假设|夸大)|稻草人|偷换概念|自相矛盾|谬误|不(?:能|足以)?(?:代表|说明)(?:所有|全部|大家|每个|什么)|非黑即白|滑坡|循环论证|[您你](?:并?没有?|没能)(?:给出|提供|说出|拿出|讲出|举出)?.{0,4}(?:证据|理由|论据|依据|例子)/u,
}
/** A longer one says more than that. */
const LONGEST_CHALLENGE = { en: 100, zh: 24 } satisfies Record<Language, number>

/** Requests that are questions without their mark. */
const ASKS: Record<Language, RegExp> = {
  en: /^(?:(?:then|so|well|please),? )?(?:name (?:one|me|a|an|the|your)\b|(?:show|tell|give) (?:me|us) (?:an?|one|some|any|your|the|how|why|what|who|where)\b|prove (?:it|that|this)\b|explain (?:how|why|what|that|this|to me|yourself)\b)/i,
  zh: /^请?(?:你|您)?(?:举(?:个|一个|出)|给(?:我|出)?(?:个|一个)?)(?:例子|证据|理由)|^请(?:你|您)?(?:证明|解释|说明)/u,
}

/** Removes what is not speech: tags, code fences, links, control characters. */
const plainText = (text: string) =>
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
  const repeats = earlier.filter(sameTextAs(raw)).length
  const otherLanguage = isOtherLanguage(text, language)
  // What the opponent said back in quotes are the user's own words.
  const sources = ownTurns.join('\n').replace(/“[^”]*”/g, ' ')
  const sentences = splitSentences(text).slice(0, 120)
  const copied = repeats === 0 && copiedShare(text.slice(0, 1000), sources) > 0.6
  const ownWords = new Set(splitSentences(sources).map(normalise))
  const fromUser = copied
    ? []
    : sentences.filter(sentence => !ownWords.has(normalise(sentence)) && !isAsideSentence(sentence))
  const smallTalk = otherLanguage ? null : smallTalkOf(text, raw, language)
  const isChallenge = (sentence: string) =>
    sentence.length <= LONGEST_CHALLENGE[language] && CHALLENGE[language].test(sentence)
  const heard = otherLanguage || smallTalk?.whole ? [] : fromUser
  const claims = claimsOf(
    heard.filter(sentence => !isChallenge(sentence) && !ASKS[language].test(sentence)),
    language,
  )
  const asked = sentences.filter(
    sentence => /[?？]["”]?$/.test(sentence) || ASKS[language].test(sentence),
  )
  const last = asked.at(-1)
  const isQuestion =
    last !== undefined &&
    !copied &&
    !otherLanguage &&
    (sentences.at(-1) === last || claims.length === 0)
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
