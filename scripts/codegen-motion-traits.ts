import { readMotion as readKind } from '#api/ai/offline/motions/read-motion.ts'
import { STANCES } from '#schema/constants.ts'
import { listMotions } from '#schema/motions/list-motions.ts'
import { readMotion } from '#schema/motions/read-motion.ts'

const traitsOf = (key: string) => {
  const motion = readMotion(key)
  if (!motion) return []
  const written = STANCES.flatMap(side => motion.points[side])
  const objections = written.reduce((sum, point) => sum + point.objections.length, 0)
  const { kind } = readKind(motion.wording.en, 'en')
  const words = motion.wording.en.split(/\s+/).length
  const figures = `words: ${words}, arguments: ${written.length}, objections: ${objections}`
  return [`  '${key}': { kind: '${kind}', ${figures} },`]
}

/** What is written on each curated motion, counted, so that no request reads all of their files. */
export const writeMotionTraits = (notice: string): string =>
  [
    `// ${notice}`,
    '/** Of each curated motion: what it asks, its English words, and what is written on both sides. */',
    'export const MOTION_TRAITS = {',
    ...[...listMotions().keys()].flatMap(traitsOf),
    '} as const',
    '',
  ].join('\n')
