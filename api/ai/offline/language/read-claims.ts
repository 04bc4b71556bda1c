import type { Language } from '#schema/constants.ts'
import { clauseCues } from './clause-cues.ts'
import { type Step, stepIn } from './read-steps.ts'
import { readingCuesIn, showsIn } from './reading-cues.ts'
import { normalise, wordsOf } from './similarity.ts'

export type UserClaim = {
  /** The whole sentence. */
  sentence: string
  /**
   * Clauses of it in the user's words, short enough to be said back, the telling one first; never
   * empty.
   */
  quotes: string[]
  /** What is drawn from what, where the sentence says so. */
  step: Step | null
  /** How well it can be answered: reasons and substance count. */
  weight: number
}

const stripLeadIn = (clause: string, language: Language): string => {
  let rest = clause.trim().replace(/^["“'‘(]+/, '')
  for (let round = 0; round < 4; round += 1) {
    const next = rest.replace(readingCuesIn(language)['lead-in'], '')
    if (next === rest || next.length < 4) break
    rest = next
  }
  return rest
}

const MAX_WORDS = 15
const MAX_CHARACTERS = 34

/** What a joint or a cut leaves hanging goes with it, but never a denial. */
const withoutEnd = (clause: string) =>
  clause.replace(
    /(?:\s+(?:by|of|in|to|with|for|from|at|on|and|or|the|an?|that|merely|only|just|simply|even|nor|neither))*[,\s]*$/i,
    '',
  )

const shortEnglish = (clause: string) => {
  const words = clause.split(/\s+/)
  if (words.length <= MAX_WORDS) return clause
  // Cut before a joint where there is one, else after the twelfth word.
  for (let at = MAX_WORDS; at >= 7; at -= 1) {
    if (
      /^(?:and|but|because|which|that|so|when|while|if|to|in|for|with|of|as|by|on|or|since|where)$/i.test(
        words[at] ?? '',
      )
    )
      return `${withoutEnd(words.slice(0, at).join(' '))} …`
  }
  return `${withoutEnd(words.slice(0, 12).join(' '))} …`
}

const shortChinese = (clause: string) =>
  [...clause].length <= MAX_CHARACTERS
    ? clause
    : `${[...clause].slice(0, MAX_CHARACTERS - 2).join('')}……`

const isShort = (clause: string) => clause.split(/\s+/).length <= MAX_WORDS

const clausesOf = (texts: readonly string[], joint: RegExp) =>
  texts.flatMap(text =>
    text.split(joint).map((clause, at, all) => {
      const freed = clause.replace(
        /^(?:because|since|which means(?: that)?|but|and|so|or|while)\s+/i,
        '',
      )
      return stripLeadIn(at < all.length - 1 ? withoutEnd(freed) : freed, 'en')
    }),
  )

/** What stands before a colon or, where that is too little to stand alone, after it. */
const aroundColon = (text: string) => {
  const [before = '', ...after] = text.split(/:\s+/)
  return before.split(/\s+/).length >= 5 ? before : after.length > 0 ? after.join(': ') : text
}

/** What a sentence comes to after granting something: "it was meant well, but …". */
const afterBut = (text: string, language: Language) => {
  const but =
    language === 'zh'
      ? /[，,](?:但是?|不过|可是|然而)[，,]?(?=.{6})/u
      : /,? but (?=\S+ \S+ \S+ \S+)/
  const [granted = '', ...rest] = text.split(but)
  const isContrast = /\b(?:not|n['’]t)\b|不|没/u.test(granted)
  return rest.length > 0 && !isContrast ? (rest.at(-1) ?? text) : text
}

/** Reasons before conclusions, and those before the rest. */
const bestFirst = (clauses: readonly string[]) => {
  const { conclusion } = clauseCues()
  const rank = (clause: string) => {
    if (conclusion.test(clause)) return 2
    return showsIn(clause, 'reason') ? 0 : 1
  }
  return clauses.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * The clauses of a sentence that can be said back, in the user's words, the one that carries its
 * claim first.
 */
const quotesOf = (sentence: string, language: Language): string[] => {
  const whole = afterBut(sentence, language)
  const dependent = readingCuesIn(language)['dependent clause']
  if (language === 'zh') {
    if ([...whole].length <= MAX_CHARACTERS) return [whole]
    const clauses = whole.split(/[，,；;：:]/u).map(clause => stripLeadIn(clause, 'zh'))
    const long = clauses.filter(clause => [...clause].length >= 5)
    const usable = long.filter(clause => !dependent.test(clause))
    return bestFirst(usable.length > 0 ? usable : long.length > 0 ? long : [whole]).map(
      shortChinese,
    )
  }
  if (isShort(whole)) return [whole]
  const text = aroundColon(whole)
  // Joints first; a plain comma may stand in a list, so it parts only what is still too long.
  const joint =
    /[;—–]\s+|,?\s+(?=(?:because|whereas|although|but)\b)|,\s+(?=(?:which|while|so|and|or|since|therefore)\b)/i
  const clauses = clausesOf([text], joint)
  const pieces = clauses.some(isShort)
    ? clauses
    : clausesOf(clauses, /,\s+/).filter(
        (piece, at) => at === 0 || clauseCues()['own subject'].test(piece),
      )
  const usable = pieces.filter(clause => clause.split(/\s+/).length >= 4 && !dependent.test(clause))
  return bestFirst(usable.length > 0 ? usable : [text]).map(shortEnglish)
}

/** The claims among a turn's sentences, best ones heaviest. */
export const claimsOf = (sentences: readonly string[], language: Language): UserClaim[] =>
  sentences.flatMap(sentence => {
    if (/[?？]["”]?$/u.test(sentence)) return []
    const whole = stripLeadIn(sentence, language).replace(/[.!?。！？；;,，\s"”’]+$/u, '')
    const quotes = quotesOf(whole, language)
    const quote = quotes[0] ?? ''
    const words = wordsOf(quote).length
    if (words < 3 || quote.length > 160 || !/\p{L}/u.test(quote)) return []
    const reasoned = showsIn(sentence, 'reason')
    const weight =
      (reasoned ? 2 : 0) +
      (words >= 6 ? 2 : words >= 4 ? 1 : 0) +
      (/\b(?:because|since)\b|因为|所以/iu.test(sentence) ? 1 : 0) -
      (showsIn(normalise(quote), 'no claim') ? 4 : 0)
    return weight < 0 ? [] : [{ sentence, quotes, step: stepIn(whole, language), weight }]
  })
