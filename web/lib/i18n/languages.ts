import type { Language } from '#schema/constants.ts'
import { LANGUAGES } from '#schema/constants.ts'
import { readItem, writeItem } from '../storage.ts'
import { en, type Text } from './en.ts'

const KEY = 'language'

/** English comes with the first load, any other language when somebody reads it. */
const LOADERS: Record<Language, () => Promise<Text>> = {
  en: async () => en,
  zh: async () => (await import('./zh.ts')).zh,
}

export const loadText = (language: Language): Promise<Text> => LOADERS[language]()

/** The reader's own choice, else the first of the browser's languages that there is. */
export const preferredLanguage = (): Language => {
  const stored = readItem('local', KEY)
  const wanted = [stored ?? '', ...navigator.languages].map(tag => tag.toLowerCase().split('-')[0])
  return wanted.flatMap(tag => LANGUAGES.filter(language => language === tag))[0] ?? 'en'
}

export const rememberLanguage = (language: Language) => writeItem('local', KEY, language)
