import type { Language } from '#schema/constants.ts'

/** Says again what the opponent said. */
const REPORTS: Record<Language, RegExp> = {
  en: new RegExp(
    '^(?:(?:and|but|so|now|well|then|first|also|last|next),? )*(?:you|my opponent)' +
      "(?:[’']ve| have| just| now| also| only| keep| then| \\w+ly)* " +
      '(?:say|said|saying|claim(?:ed)?|call(?:ed)?|lean|ask(?:ed)?|mention(?:ed)?|talk(?:ed)?|' +
      'speak|spoke|tell|told|argued|assert(?:ed)?|promised?|offer(?:ed)?|described?|quoted?)\\b',
    'i',
  ),
  zh: /^(?:(?:还有|再说|另外|第[一二三四]|首先|其次)[，,、]?)*(?:您|你|对方(?:辩友)?)(?:刚才|刚刚|又|反复|一直|前面|还|也)*(?:说|讲|问|提到|认为|主张)/u,
}
/** Turns against it, or goes on with something else. */
const TURNS: Record<Language, RegExp> = {
  en: /[,;:?]? *(?:\b(?:but|yet|however|though|although|while|whereas|except|so|what about)\b|[;:?])/i,
  zh: /但是?|可(?!以)是?|却|不过|然而|其实|难道|吗|(?=我)|[？；：]/u,
}

/**
 * A sentence without what it only says again of the opponent's: "You say …, but …" is what comes
 * after it; empty where nothing does.
 */
export const withoutReport = (sentence: string, language: Language): string => {
  const report = REPORTS[language].exec(sentence)
  if (!report) return sentence
  const rest = sentence.slice(report[0].length)
  const turn = TURNS[language].exec(rest)
  if (!turn) return ''
  // A question asks about the whole.
  const own = rest.slice(turn.index + turn[0].length).trim()
  return own === '' ? sentence : own
}
