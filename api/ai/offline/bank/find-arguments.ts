import type { Language, Stance } from '#schema/constants.ts'
import type { Point } from '../arguments/point.ts'
import { CHINESE_ARGUMENTS } from './chinese.ts'
import { CULTURE_ARGUMENTS } from './culture.ts'
import { ECONOMY_ARGUMENTS } from './economy.ts'
import { EDUCATION_ARGUMENTS } from './education.ts'
import { ENVIRONMENT_ARGUMENTS } from './environment.ts'
import { HEALTH_ARGUMENTS } from './health.ts'
import { POLITICS_ARGUMENTS } from './politics.ts'
import { SOCIETY_ARGUMENTS } from './society.ts'
import { TECHNOLOGY_ARGUMENTS } from './technology.ts'
import type { MotionArguments } from './types.ts'

/** All curated motions' arguments in English, area by area. */
export const ALL_ARGUMENTS: readonly MotionArguments[] = [
  ...CULTURE_ARGUMENTS,
  ...ECONOMY_ARGUMENTS,
  ...EDUCATION_ARGUMENTS,
  ...ENVIRONMENT_ARGUMENTS,
  ...HEALTH_ARGUMENTS,
  ...POLITICS_ARGUMENTS,
  ...SOCIETY_ARGUMENTS,
  ...TECHNOLOGY_ARGUMENTS,
]

const prepared = ({ key, points }: MotionArguments): Record<Stance, readonly Point[]> => {
  const pointsOf = (stance: Stance) =>
    points[stance].map(
      (point, at): Point => ({ ...point, id: `${key}/${stance}/${at}`, specific: true }),
    )
  return { for: pointsOf('for'), against: pointsOf('against') }
}
const byKey = (motions: readonly MotionArguments[]) =>
  new Map(motions.map(motion => [motion.key, prepared(motion)]))
const BANKS = { en: byKey(ALL_ARGUMENTS), zh: byKey(CHINESE_ARGUMENTS) } satisfies Record<
  Language,
  unknown
>

/** The written arguments on a curated motion, by side; null for a motion the bank does not know in this language. */
export const findArguments = (
  motionKey: string,
  language: Language,
): Record<Stance, readonly Point[]> | null => BANKS[language].get(motionKey) ?? null
