import type { Language } from '#schema/constants.ts'

/** Makes what depends on the language when a language is first met, and keeps it. */
export const onceALanguage = <T>(make: (language: Language) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>()
  return language => {
    const known = made.get(language)
    if (known !== undefined) return known
    const value = make(language)
    made.set(language, value)
    return value
  }
}
