import {
  DEBATE_MODES,
  DEFAULT_STYLE,
  type DebateMode,
  LIMITS,
  OPPONENT_LEVELS,
  OPPONENT_STYLES,
  type OpponentLevel,
  type OpponentStyle,
} from '#schema/constants.ts'
import { readItem, writeItem } from './storage.ts'

/** How a debate is set up beyond its motion and side; `prepTime` in seconds. */
export type DebateOptions = { prepTime: number; level: OpponentLevel; style: OpponentStyle }

/** How somebody began a debate last, in this browser. */
export type LastChoice = { mode: DebateMode; options: DebateOptions }

const KEY = 'debateChoice'

/** The first debate of all is an easy one. */
const FIRST: LastChoice = {
  mode: 'text',
  options: { prepTime: 0, level: 'beginner', style: DEFAULT_STYLE },
}

const oneOf = <Value>(values: readonly Value[], value: unknown, fallback: Value): Value =>
  values.find(each => each === value) ?? fallback

const parse = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

export const readLastChoice = (): LastChoice => {
  const { mode, prepTime, level, style } = parse(readItem('local', KEY))
  const isTime = typeof prepTime === 'number' && prepTime > 0 && prepTime <= LIMITS.prepTimeMax
  return {
    mode: oneOf(DEBATE_MODES, mode, FIRST.mode),
    options: {
      prepTime: isTime ? prepTime : FIRST.options.prepTime,
      level: oneOf(OPPONENT_LEVELS, level, FIRST.options.level),
      style: oneOf(OPPONENT_STYLES, style, FIRST.options.style),
    },
  }
}

/** Whether somebody has begun a debate in this browser. */
export const hasChosenBefore = () => readItem('local', KEY) !== null

export const rememberChoice = ({ mode, options }: LastChoice) =>
  writeItem('local', KEY, JSON.stringify({ mode, ...options }))
