import { createContext, useContext } from 'react'
import type { Language } from '#schema/constants.ts'
import { en, type Text } from './en.ts'

export type TextContextValue = {
  language: Language
  text: Text
  choose: (language: Language) => Promise<void>
}

/** The interface's language, its sentences, and the way to another one. */
export const TextContext = createContext<TextContextValue>({
  language: 'en',
  text: en,
  choose: async () => undefined,
})

export const useText = (): Text => useContext(TextContext).text
export const useLanguage = (): Language => useContext(TextContext).language
export const useChooseLanguage = () => useContext(TextContext).choose
