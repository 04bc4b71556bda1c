import type { Language } from '#schema/constants.ts'
import { countElsewhere, countEnglish } from './telling-words.ts'

const HAN = /\p{Script=Han}/gu

/** Fewer words than these may be a name or a quotation. */
const LEAST_ELSEWHERE = 3

const isOtherLatin = (text: string) => {
  const elsewhere = countElsewhere(text)
  return elsewhere >= LEAST_ELSEWHERE && elsewhere > countEnglish(text)
}

/** Whether a text is in another language than the debate's. */
export const isOtherLanguage = (text: string, language: Language) => {
  const han = (text.match(HAN) ?? []).length
  const letters = (text.match(/\p{L}/gu) ?? []).length
  if (letters < 3) return false
  return language === 'zh'
    ? han / letters < 0.15 && letters > 6
    : isOtherLatin(text) ||
        (letters - (text.match(/\p{Script=Latin}/gu) ?? []).length) / letters > 0.5
}
