import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { Language } from '#schema/constants.ts'
import type { Text } from './en.ts'
import { loadText, rememberLanguage } from './languages.ts'
import { TextContext } from './use-text.ts'

const LANG_TAGS: Record<Language, string> = { en: 'en', zh: 'zh-CN' }

/** The language that the page starts in, with its sentences. */
export type Initial = { language: Language; text: Text }

type LanguageProviderProps = { initial: Initial; children: ReactNode }

/** Gives every screen its sentences and says the language to the browser. */
export const LanguageProvider = ({ initial, children }: LanguageProviderProps) => {
  const [shown, show] = useState(initial)
  const choose = useCallback(async (language: Language) => {
    const text = await loadText(language)
    rememberLanguage(language)
    show({ language, text })
  }, [])
  useLayoutEffect(() => {
    document.documentElement.lang = LANG_TAGS[shown.language]
  }, [shown.language])
  const reading = useMemo(() => ({ ...shown, choose }), [shown, choose])
  return <TextContext value={reading}>{children}</TextContext>
}
