import { once } from '../data/once.ts'
import { readCues } from '../data/read-cues.ts'
import type { PolicyKind } from './motion-kind.ts'

/** How English motions are read: data/en/motions.txt. */
export const readEnglishMotionCues = () =>
  readCues('en', 'motions', [
    'measured',
    'good',
    'bad',
    'matter of taste',
    'institution',
    'finite verb',
    'public actor',
  ])

/** In the order of telling: to abolish a limit is to abolish, to permit a charge is to permit. */
export const CHINESE_POLICIES = [
  'abolish',
  'restrict',
  'permit',
  'charge',
  'adjust',
  'impose',
  'enable',
] as const satisfies readonly PolicyKind[]

/** How Chinese motions are read: data/zh/motions.txt. */
export const readChineseMotionCues = () =>
  readCues('zh', 'motions', [
    ...CHINESE_POLICIES.map(policy => `policy ${policy}` as const),
    'measured',
    'persons',
    'act of policy',
  ])

export const englishMotionCues = once(readEnglishMotionCues)
export const chineseMotionCues = once(readChineseMotionCues)
