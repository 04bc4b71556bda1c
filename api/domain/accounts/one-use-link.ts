import { createHash, randomBytes } from 'node:crypto'

/** Only the hash is stored: whoever reads the database cannot use the link. */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** 192 random bits for an address, and what is stored of them. */
export const makeLinkToken = (): { token: string; token_hash: string } => {
  const token = randomBytes(24).toString('base64url')
  return { token, token_hash: hashLinkToken(token) }
}
