import type { PlantedFlaw, SpokenTurn } from '#api/ai/opponent.ts'
import type { Language } from '#schema/constants.ts'
import { sharedCount } from '../language/content-words.ts'
import { lexiconFor } from '../language/lexicon-for.ts'
import { splitSentences } from '../language/sentences.ts'
import { stemOf } from '../language/stem-of.ts'
import { normalise, wordsOf } from '../language/words.ts'
import { findFlaws } from './find-flaws.ts'
import { flawsIn } from './flaw-book.ts'

/** In how many of the user's next turns a flaw may be answered (find-flaws.ts). */
const ANSWERS = 2

/** A sentence that begins so speaks of the one before it. */
const LOOKS_BACK: Record<Language, RegExp> = {
  en: new RegExp(
    '^(?:and |but |so |well |no,? )*' +
      String.raw`(?:that|this|it|which|why|what|there|not|because|exactly|nobody|who)\b`,
    'iu',
  ),
  zh: /^(?:可是|但是?|而|所以)?(?:这|那|不|谁|难道|怎么|凭什么|其实|哪)/u,
}

/** What two texts are compared by: words that are more than grammar, in Chinese pairs of letters. */
const piecesOf = (text: string, language: Language): Set<string> => {
  if (language === 'en')
    return new Set(
      wordsOf(text)
        .filter(word => !lexiconFor(language).grammarWords.has(word))
        .map(stemOf),
    )
  const letters = [...normalise(text).replaceAll(' ', '')]
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))
}

/** With so many pieces in common a sentence is about the flaw; with one it may be. */
const ABOUT: Record<Language, number> = { en: 2, zh: 3 }
const MAY_BE_ABOUT: Record<Language, number> = { en: 2, zh: 1 }

/** A claim about some is no overstatement, however sure it sounds. */
const OF_SOME: Record<Language, RegExp> = { en: /\bsome\b/iu, zh: /有些|有的|部分/u }

/** A denial that stands by itself, and several of them. */
const BARE: Record<Language, RegExp> = {
  en: /,\s*(?:no|wrong|nope|false)(?: again)?\s*[,.!]/iu,
  zh: /(?:不对|没有|不是|没|错了).*(?:不对|没有|不是|没|错了)/u,
}
const anyOf = (words: readonly string[]) => new RegExp(words.join('|'), 'iu')

/** What can show a weakness beside a denial: a reason, a question, another case. */
const SHOWS: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:because|reason|proof|proves?|evidence|step)\b/iu,
    /\b(?:who|which|how|why)\b/iu,
    /\b(?:another|third|also|exceptions?|same)\b/iu,
  ],
  zh: [
    anyOf(['因为', '理由', '证据', '证明', '说明', '代表', '等于', '举']),
    anyOf(['谁', '哪', '凭', '怎么', '难道']),
    anyOf(['例外', '例子', '夸张', '一定', '第三', '滑坡', '两难', '循环', '可是', '但']),
  ],
}

/** Puts an answer off, or only laughs: the flaw still stands. */
const PUTS_OFF: Record<Language, RegExp> = {
  en: anyOf([
    String.raw`\b(?:come|get) (?:back )?to (?:that|this|it)\b`,
    String.raw`\b(?:later|another time|next time)\b`,
    String.raw`\bha ?ha`,
    String.raw`\blol\b`,
  ]),
  zh: /(?:以后|稍后|待会儿?|下次)再|哈哈/u,
}
/** Who names a mistake in reasoning may well mean this one, in whatever words. */
const NAMES_A_FLAW: Record<Language, RegExp> = {
  en: /\b(?:fallac\w+|false (?:cause|choice|dilemma)|slippery slope|circular)\b/iu,
  zh: /谬误|滑坡|循环论证|假两难|以偏概全/u,
}
/** The same of what is weak in a claim about all: people speak of exceptions to much else. */
const NAMES_AN_EXCEPTION: Record<Language, RegExp> = {
  en: /\b(?:exceptions?|counter-?examples?)\b|^not (?:in|at|for|with) (?:my|our|me|us)\b/iu,
  zh: /例外|反例/u,
}

/** Names what is weak in a flaw, and does more than deny it. The flaw's own words show nothing. */
const shows = (reply: string, flaw: string, language: Language): boolean => {
  const own = reply.replaceAll(/[“"「『][^”"」』]*[”"」』]/gu, ' ')
  if (PUTS_OFF[language].test(own)) return false
  if (!BARE[language].test(reply)) return true
  const theirs = new Set(wordsOf(flaw))
  const shown =
    language === 'zh'
      ? reply
      : wordsOf(reply)
          .filter(word => !theirs.has(word))
          .join(' ')
  return SHOWS[language].some(pattern => pattern.test(shown))
}

/**
 * The flaws of which it is beyond doubt whether the user caught them, each with the sentence that
 * did it. A flaw that an answer touches without naming it is left out.
 */
export const sureFlaws = (turns: readonly SpokenTurn[], language: Language): PlantedFlaw[] => {
  const found = findFlaws(turns, language)
  // What catches one flaw need not mean another.
  const catches = new Set(found.flatMap(({ reply }) => reply?.sentence ?? []))
  return found.flatMap((flaw): PlantedFlaw[] => {
    const isOverclaim = flaw.kind === 'overclaim'
    if (isOverclaim && OF_SOME[language].test(flaw.sentence)) return []
    const pieces = piecesOf(flaw.sentence, language)
    const shared = (text: string) => sharedCount(pieces, piecesOf(text, language))
    const { reply } = flaw
    if (reply === null) {
      const answers = turns
        .filter(({ speaker }, at) => speaker === 'user' && at > flaw.turn)
        .slice(0, ANSWERS)
        .flatMap(({ text }) => splitSentences(text))
      return answers.some(
        text =>
          !catches.has(text) &&
          // One word in common may be the exception to what was said of all.
          (shared(text) >= (isOverclaim ? 1 : MAY_BE_ABOUT[language]) ||
            NAMES_A_FLAW[language].test(text) ||
            NAMES_AN_EXCEPTION[language].test(text)),
      )
        ? []
        : [flaw]
    }
    if (!shows(reply.sentence, flaw.sentence, language)) return []
    const said = splitSentences(turns[reply.turn]?.text ?? '')
    const at = said.findIndex(text => text.includes(reply.sentence))
    const before = said[at - 1]
    const looksBack = LOOKS_BACK[language].test(reply.sentence) && before !== undefined
    const isException =
      isOverclaim &&
      reply.turn === flaw.turn + 1 &&
      NAMES_AN_EXCEPTION[language].test(reply.sentence)
    // But for two ways that are too few, and an exception named at once, words that catch this kind
    // of flaw are everyday ones: beside a word of this one they mean it.
    const isNamed =
      flawsIn(language)[flaw.kind].caught.test(reply.sentence) &&
      (flaw.kind === 'false_dilemma' ||
        isException ||
        NAMES_A_FLAW[language].test(reply.sentence) ||
        shared(reply.sentence) > 0)
    const isShown = isNamed || looksBack || shared(reply.sentence) >= ABOUT[language]
    if (isShown) return [flaw]
    // The flaw was read out, and the doubt comes after it: what was read out shows what is meant.
    return before !== undefined && shared(before) >= ABOUT[language]
      ? [{ ...flaw, reply: { ...reply, sentence: before } }]
      : []
  })
}
