import type { Language } from '#schema/constants.ts'
import { COMMON } from './read-small-talk.ts'

const HAN = /\p{Script=Han}/gu

/** Words that German, French, Spanish, Portuguese and Italian sentences hardly do without. */
const COMMON_ELSEWHERE =
  /(?<![\p{L}])(?:der|die|das|und|nicht|ist|sind|ein|eine|den|auch|mit|für|wir|ich|les|des|est|une|dans|pour|que|qui|nous|pas|los|las|una|para|porque|pero|con|por|el|não|uma|são|che|della|sono|perché|gli)(?![\p{L}])/giu

const isOtherLatin = (text: string) => {
  const elsewhere = (text.match(COMMON_ELSEWHERE) ?? []).length
  return elsewhere >= 3 && elsewhere > (text.match(COMMON) ?? []).length
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
