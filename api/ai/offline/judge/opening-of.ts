import type { Language } from '#schema/constants.ts'
import type { Sentence } from './sentence.ts'

const END = /[\s.!?…,;:。！？，；：]+$/u
const LEAD_IN: Record<Language, RegExp> = {
  en: /^(?:and|but|so|also|plus|well)\b,?\s+(?=\p{L})/iu,
  zh: /^(?:而且|并且|但是|可是|不过|所以|另外|还有)[，,]?/u,
}

/** A sentence as a frame begins with it: word for word, without its first joining word. */
export const openingOf = ({ text }: Sentence, language: Language): string => {
  const bare = text.replace(LEAD_IN[language], '').replace(END, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
