import type { Language } from '#schema/constants.ts'
import type { MotionShape } from './motion-shape.ts'
import { readChineseMotion } from './read-chinese-motion.ts'
import { readEnglishMotion } from './read-english-motion.ts'

export const readMotion = (motion: string, language: Language): MotionShape =>
  language === 'zh' ? readChineseMotion(motion) : readEnglishMotion(motion)
