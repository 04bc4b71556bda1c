import type { Language } from '#schema/constants.ts'
import { bareMotion } from './bare-motion.ts'
import type { MotionKind } from './motion-kind.ts'
import { readChineseMotion } from './read-chinese-motion.ts'
import { readEnglishMotion } from './read-english-motion.ts'

export const readMotion = (motion: string, language: Language): MotionKind => {
  const bare = bareMotion(motion, language)
  return language === 'zh' ? readChineseMotion(bare) : readEnglishMotion(bare)
}
