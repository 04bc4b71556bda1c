import type { Language } from '#schema/constants.ts'
import { LEXICON_EN } from '../data/en/lexicon.ts'
import { LEXICON_ZH } from '../data/zh/lexicon.ts'
import type { Lexicon } from './lexicon.ts'

export const lexiconFor = (language: Language): Lexicon =>
  language === 'zh' ? LEXICON_ZH : LEXICON_EN
