import type { Language } from '#schema/constants.ts'

/** So many characters of a point are enough to know it again. */
const LONGEST: Record<Language, number> = { en: 90, zh: 36 }

const END = /[\s.。!！?？,，;；:：]+$/u

const wholeOf = (text: string) => text.trim().replace(END, '')

/** Whether a text stands inside another sentence as it is. */
export const isShort = (text: string, language: Language): boolean =>
  wholeOf(text).length <= LONGEST[language]

/** What the opponent said, short enough to stand inside another sentence. */
export const shortPoint = (text: string, language: Language): string => {
  const whole = wholeOf(text)
  if (isShort(text, language)) return whole
  const start = whole.slice(0, LONGEST[language])
  const cut = language === 'zh' ? start : start.replace(/\s+\S*$/u, '')
  return `${cut.replace(END, '')} …`
}
