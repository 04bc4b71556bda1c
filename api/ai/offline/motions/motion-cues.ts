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
    'comparison better',
    'comparison better thing',
    'comparison versus',
    'comparison choice',
    'value place',
    'value sum',
    'value scales',
    'policy passive',
    'policy passive asked',
    'policy active',
    'policy active asked',
  ])

/**
 * In the order in which they are checked: to abolish a limit is to abolish, to permit a charge is
 * to permit.
 */
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
    'value judged',
    'comparison better',
    'comparison more',
    'comparison over',
    'comparison choice',
    'asks for change',
    'asks whether',
    'denies the change',
    'permission asked',
    'permission',
  ])

export const englishMotionCues = once(readEnglishMotionCues)
export const chineseMotionCues = once(readChineseMotionCues)
