import type { Language } from '#schema/constants.ts'
import { COACHING_EN } from '../data/en/coaching.ts'
import { COACHING_ZH } from '../data/zh/coaching.ts'
import type { Coaching } from './coaching.ts'

export const coachingIn = (language: Language): Coaching =>
  language === 'zh' ? COACHING_ZH : COACHING_EN
