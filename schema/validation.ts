import { AVATAR_IDS, DEBATE_MODES, LIMITS, STANCES } from './constants.ts'
import type { FieldProblem } from './errors.ts'

/**
 * The rules of specification section 5, one function a field. Each answers the exact sentence to show, or null.
 * Forms and domain verbs both call these, so that no rule stands twice.
 */
export type Rule = (value: string) => string | null

/** NUL and lone surrogates can be neither stored nor shown. */
export const isCleanText = (value: string) => !value.includes('\0') && value.isWellFormed()

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export const emailProblem: Rule = value => {
  if (value.trim() === '') return 'Email is required'
  if (!EMAIL.test(value.trim()) || value.trim().length > LIMITS.emailMax)
    return 'Please enter a valid email'
  return null
}

export const passwordProblem: Rule = value => {
  if (value === '') return 'Password is required'
  if (value.length < LIMITS.passwordMin) return 'Password must be at least 6 characters'
  if (value.length > LIMITS.passwordMax) return 'Password must be at most 128 characters'
  return null
}

export const usernameProblem: Rule = value => {
  if (value.trim() === '') return 'Username is required'
  if (value.trim().length < LIMITS.usernameMin) return 'Username must be at least 3 characters'
  if (value.trim().length >= LIMITS.usernameBelow) return 'Username must be less than 20 characters'
  if (!/^[A-Za-z0-9]+$/.test(value.trim())) return 'Username can only contain letters and numbers'
  return null
}

export const avatarProblem: Rule = value =>
  (AVATAR_IDS as readonly string[]).includes(value) ? null : 'Please choose one of the six avatars'

export const customTopicProblem: Rule = value => {
  if (value.trim().length < LIMITS.customTopicMin)
    return 'Please enter a topic with at least 5 characters'
  if (value.trim().length > LIMITS.customTopicMax)
    return 'Please enter a topic with at most 500 characters'
  return null
}

/** An administrator's topic, as the server has it (specification section 5). */
export const storedTopicProblem: Rule = value =>
  value.trim().length < LIMITS.topicMin || value.trim().length > LIMITS.topicMax
    ? 'Invalid topic. Please ensure it is between 10 and 500 characters.'
    : null

/** The same in the form: looser, as specified. */
export const newTopicProblem: Rule = value => {
  if (value.trim().length < LIMITS.customTopicMin) return 'Topic must be at least 5 characters long'
  if (value.trim().length > LIMITS.topicMax) return 'Topic must be less than 500 characters'
  return null
}

export const fullNameProblem: Rule = value => {
  if (value.trim() === '') return 'Full name is required'
  if (value.trim().length > LIMITS.fullNameMax) return 'Full name must be at most 100 characters'
  return null
}

export const modeProblem: Rule = value =>
  (DEBATE_MODES as readonly string[]).includes(value) ? null : 'Please select a debate mode'

export const stanceProblem: Rule = value =>
  (STANCES as readonly string[]).includes(value) ? null : 'Please select your stance first'

export const messageProblem: Rule = value => {
  if (value.trim() === '') return 'Please write something first'
  if (value.length > LIMITS.turnMax) return 'A turn can have at most 8,000 characters'
  return null
}

/** Runs each field's rule on its value; answers the problems in the order of the fields. */
export const fieldProblems = (checks: Record<string, [Rule, string]>): FieldProblem[] =>
  Object.entries(checks).flatMap(([field, [rule, value]]) => {
    const msg = isCleanText(value)
      ? rule(value)
      : 'This text contains characters that cannot be stored'
    return msg === null ? [] : [{ field, msg }]
  })

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** Specification section 5: one point each for length ≥ 8, length ≥ 12, lowercase, uppercase, digit, symbol. */
export const passwordStrength = (value: string): { score: number; strength: PasswordStrength } => {
  const signs = [value.length >= 8, value.length >= 12, /[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]
  const score = signs.filter(sign => (sign instanceof RegExp ? sign.test(value) : sign)).length
  return { score, strength: score <= 2 ? 'weak' : score <= 4 ? 'medium' : 'strong' }
}
