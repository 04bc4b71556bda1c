import { createContext, useContext } from 'react'
import type { Language } from '#schema/constants.ts'
import { en, type Text } from './en.ts'

/** The interface's language and its sentences. */
export const TextContext = createContext<{ language: Language; text: Text }>({ language: 'en', text: en })

export const useText = (): Text => useContext(TextContext).text
export const useLanguage = (): Language => useContext(TextContext).language
