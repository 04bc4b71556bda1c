import { AVATAR_IDS, DEBATE_MODES, LIMITS, STANCES } from './constants.ts'
import type { FieldProblem } from './errors.ts'
import type { FieldMessage } from './messages/message.ts'

/**
 * The rules of specification section 5, one function a field. Each returns the message to show, or
 * null. Forms and use cases both call these, so that each rule is written once.
 */
export type Rule = (value: string) => FieldMessage | null

/** NUL and lone surrogates can be neither stored nor shown. */
export const isCleanText = (value: string) => !value.includes('\0') && value.isWellFormed()

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export const emailProblem: Rule = value => {
  if (value.trim() === '') return { code: 'EMAIL_REQUIRED' }
  if (!EMAIL.test(value.trim()) || value.trim().length > LIMITS.emailMax)
    return { code: 'EMAIL_INVALID' }
  return null
}

/** Letters, digits and signs of ASCII. */
const PLAIN = /^[!-~]*$/

/**
 * A new address has plain letters alone (a domain of others is written as `xn--…`): letters of
 * other scripts, full-width ones and invisible ones make addresses that look like somebody else's.
 * Who has such an address from before still logs in with it.
 */
export const newEmailProblem: Rule = value =>
  emailProblem(value) ?? (PLAIN.test(value.trim()) ? null : { code: 'EMAIL_LOOK_ALIKE' })

export const passwordProblem: Rule = value => {
  if (value === '') return { code: 'PASSWORD_REQUIRED' }
  if (value.length < LIMITS.passwordMin)
    return { code: 'PASSWORD_TOO_SHORT', params: { min: LIMITS.passwordMin } }
  if (value.length > LIMITS.passwordMax)
    return { code: 'PASSWORD_TOO_LONG', params: { max: LIMITS.passwordMax } }
  return null
}

export const usernameProblem: Rule = value => {
  if (value.trim() === '') return { code: 'USERNAME_REQUIRED' }
  if (value.trim().length < LIMITS.usernameMin)
    return { code: 'USERNAME_TOO_SHORT', params: { min: LIMITS.usernameMin } }
  if (value.trim().length >= LIMITS.usernameBelow)
    return { code: 'USERNAME_TOO_LONG', params: { below: LIMITS.usernameBelow } }
  if (!/^[A-Za-z0-9]+$/.test(value.trim())) return { code: 'USERNAME_CHARACTERS' }
  return null
}

export const keyNameProblem: Rule = value =>
  value.trim() === '' || value.trim().length > LIMITS.keyNameMax
    ? { code: 'KEY_NAME_LENGTH', params: { max: LIMITS.keyNameMax } }
    : null

/** What a key may do, joined by spaces. */
export const scopesProblem: Rule = value => (value === '' ? { code: 'SCOPES_REQUIRED' } : null)

export const avatarProblem: Rule = value =>
  (AVATAR_IDS as readonly string[]).includes(value) ? null : { code: 'AVATAR_UNKNOWN' }

/** An old password may break today's rules: for a login it only has to be there. */
export const givenPasswordProblem: Rule = value =>
  value === '' ? { code: 'PASSWORD_REQUIRED' } : null

export const customTopicProblem: Rule = value => {
  if (value.trim().length < LIMITS.customTopicMin)
    return { code: 'CUSTOM_TOPIC_TOO_SHORT', params: { min: LIMITS.customTopicMin } }
  if (value.trim().length > LIMITS.customTopicMax)
    return { code: 'CUSTOM_TOPIC_TOO_LONG', params: { max: LIMITS.customTopicMax } }
  return null
}

/** A point of a brief may be empty; then there is none. */
export const briefPointProblem: Rule = value =>
  value.trim().length > LIMITS.briefPointMax
    ? { code: 'BRIEF_POINT_TOO_LONG', params: { max: LIMITS.briefPointMax } }
    : null

/** The server's rule for an administrator's topic (specification section 5). */
export const storedTopicProblem: Rule = value =>
  value.trim().length < LIMITS.topicMin || value.trim().length > LIMITS.topicMax
    ? { code: 'TOPIC_LENGTH', params: { min: LIMITS.topicMin, max: LIMITS.topicMax } }
    : null

/** The form's rule for the same, which is less strict, as specified. */
export const newTopicProblem: Rule = value => {
  if (value.trim().length < LIMITS.customTopicMin)
    return { code: 'NEW_TOPIC_TOO_SHORT', params: { min: LIMITS.customTopicMin } }
  if (value.trim().length > LIMITS.topicMax)
    return { code: 'NEW_TOPIC_TOO_LONG', params: { max: LIMITS.topicMax } }
  return null
}

export const fullNameProblem: Rule = value => {
  if (value.trim() === '') return { code: 'FULL_NAME_REQUIRED' }
  if (value.trim().length > LIMITS.fullNameMax)
    return { code: 'FULL_NAME_TOO_LONG', params: { max: LIMITS.fullNameMax } }
  return null
}

export const modeProblem: Rule = value =>
  (DEBATE_MODES as readonly string[]).includes(value) ? null : { code: 'MODE_REQUIRED' }

export const stanceProblem: Rule = value =>
  (STANCES as readonly string[]).includes(value) ? null : { code: 'STANCE_REQUIRED' }

export const messageProblem: Rule = value => {
  if (value.trim() === '') return { code: 'TURN_EMPTY' }
  if (value.length > LIMITS.turnMax)
    return { code: 'TURN_TOO_LONG', params: { max: LIMITS.turnMax } }
  return null
}

const UNSTORABLE: FieldMessage = { code: 'TEXT_UNSTORABLE' }

/** Runs each field's rule on its value; returns the problems in the order of the fields. */
export const fieldProblems = (checks: Record<string, [Rule, string]>): FieldProblem[] =>
  Object.entries(checks).flatMap(([field, [rule, value]]) => {
    const problem = isCleanText(value) ? rule(value) : UNSTORABLE
    return problem === null ? [] : [{ field, ...problem }]
  })

export type PasswordStrength = 'weak' | 'medium' | 'strong'
const LONG_PASSWORDS = [8, 12]
const WEAK_UP_TO = 2
const MEDIUM_UP_TO = 4

/**
 * Specification section 5: one point each for length ≥ 8,
 * length ≥ 12, lowercase, uppercase, digit, symbol.
 */
export const passwordStrength = (value: string): { score: number; strength: PasswordStrength } => {
  const isLong = LONG_PASSWORDS.map(length => value.length >= length)
  const signs = [...isLong, /[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]
  const score = signs.filter(sign => (sign instanceof RegExp ? sign.test(value) : sign)).length
  if (score <= WEAK_UP_TO) return { score, strength: 'weak' }
  return { score, strength: score <= MEDIUM_UP_TO ? 'medium' : 'strong' }
}
