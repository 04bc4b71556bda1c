import type { Language } from '#schema/constants.ts'
import type { MotionKind } from './motion-kind.ts'
import { readChineseMotion } from './read-chinese-motion.ts'
import { readEnglishMotion } from './read-english-motion.ts'

export const readMotion = (motion: string, language: Language): MotionKind =>
  language === 'zh' ? readChineseMotion(motion) : readEnglishMotion(motion)
