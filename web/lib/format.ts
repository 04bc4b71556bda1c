import type { Language } from '#schema/constants.ts'

const LOCALES: Record<Language, string> = { en: 'en-GB', zh: 'zh-CN' }

/**
 * One decimal, as every score is shown; null stays null so that the screen can say what that means.
 */
export const formatScore = (score: number): string => score.toFixed(1)

export const formatCount = (count: number, language: Language = 'en'): string =>
  new Intl.NumberFormat(LOCALES[language]).format(count)

/** A difference with its sign: "+3.0", "−1.5". */
export const formatDifference = (difference: number): string =>
  `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(1)}`

/** "5 March 2026" from an ISO date, in the reader's time zone. */
export const formatDate = (iso: string, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(new Date(iso))

export const formatDateTime = (iso: string, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  )

/** The same for a narrow cell: a Chinese date in figures alone, "2026/3/5 20:15". */
export const formatCellTime = (iso: string, language: Language): string =>
  language === 'en'
    ? formatDateTime(iso)
    : new Intl.DateTimeFormat(LOCALES.zh, { dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(iso),
      )

/** "3.5" for the fifth of March: the trend's axis label (specification section 2). */
export const formatMonthDay = (iso: string): string => {
  const date = new Date(iso)
  return `${date.getMonth() + 1}.${date.getDate()}`
}

/** "March 2026". */
export const formatYearMonth = (iso: string, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(LOCALES[language], { year: 'numeric', month: 'long' }).format(
    new Date(iso),
  )

/** "Mar" from a month written YYYY-MM, which is in UTC. */
export const formatShortMonth = (month: string, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )

const HAN = /\p{Script=Han}/u

/** The language a text is written in, for its `lang` attribute. */
export const languageOf = (text: string): Language => (HAN.test(text) ? 'zh' : 'en')
