import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { API_KEY_PREFIX } from '#schema/api-scopes.ts'

const SECRET_BYTES = 32
/** Letters and digits alone, so that a double click selects a whole key. */
const BASE = 36
/** Digits of 32 bytes and of a CRC-32 in that base. */
const SECRET_DIGITS = 50
const CHECK_DIGITS = 7
/** Characters that are stored and shown: enough to recognise a key by. */
const SHOWN = API_KEY_PREFIX.length + 8

const API_KEY = new RegExp(`^${API_KEY_PREFIX}[0-9a-z]{${SECRET_DIGITS + CHECK_DIGITS}}$`)

const digitsOf = (value: bigint, digits: number) => value.toString(BASE).padStart(digits, '0')

const checkOf = (text: string) => digitsOf(BigInt(crc32(text)), CHECK_DIGITS)

/** A new secret: the prefix, 256 random bits and a checksum. It is shown once and never stored. */
export const newKeySecret = (): string => {
  const bits = BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`)
  const text = API_KEY_PREFIX + digitsOf(bits, SECRET_DIGITS)
  return text + checkOf(text)
}

/** Whether a token is meant as an API key. */
export const isMeantAsKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX)

/** Whether it can be one: a mistyped or cut key is refused without a look at the database. */
export const isKeySecret = (token: string): boolean =>
  API_KEY.test(token) && token.endsWith(checkOf(token.slice(0, -CHECK_DIGITS)))

/**
 * What is stored in a secret's place. A fast hash is right here, since 256 random bits cannot be
 * guessed; keys are found by the hash, so that no time of a comparison tells of the secret.
 */
export const hashKeySecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')

export const shownPrefixOf = (secret: string): string => secret.slice(0, SHOWN)
