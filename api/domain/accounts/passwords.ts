import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's (OWASP's) costs; runs off the event loop. */
export const hashPassword = (password: string): Promise<string> => hash(password)

const NOBODYS_HASH = hash('the password of no account')

/** Takes as long for an unknown account as for a wrong password, so that time tells nothing. */
export const isPassword = async (storedHash: string | null, password: string): Promise<boolean> => {
  const matches = await verify(storedHash ?? (await NOBODYS_HASH), password)
  return storedHash !== null && matches
}
