import type { Language } from '#schema/constants.ts'
import { REWRITE_EN } from '../data/en/rewrites.ts'
import { REWRITE_ZH } from '../data/zh/rewrites.ts'
import type { Rewrite } from './rewrite.ts'

export const rewriteIn = (language: Language): Rewrite =>
  language === 'zh' ? REWRITE_ZH : REWRITE_EN
