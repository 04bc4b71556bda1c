import { useLanguage } from '../../lib/i18n/use-text.ts'
import { type DevelopersText, enDevelopers } from './en-developers.ts'
import { zhDevelopers } from './zh-developers.ts'

/** The sentences of the pages for developers; they come with those pages' own code. */
export const useDevelopersText = (): DevelopersText =>
  useLanguage() === 'zh' ? zhDevelopers : enDevelopers
