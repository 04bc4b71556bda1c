import { readItem, removeItem, writeItem } from '../../lib/storage.ts'

/** Where a sign-in by a third party began, and where it leads back to when it fails. */
const PURPOSES = ['login', 'register', 'connect'] as const
export type SignInPurpose = (typeof PURPOSES)[number]

const KEY = 'signInPurpose'

/** What is going on at the provider's page, for the page that it comes back to. */
export type SignInUnderWay = { purpose: SignInPurpose; provider: string }

export const rememberSignIn = ({ purpose, provider }: SignInUnderWay) =>
  writeItem('session', KEY, `${purpose} ${provider}`)

/** Null where nothing began in this tab; an address that somebody else made up leads to nothing. */
export const takeSignIn = (): SignInUnderWay | null => {
  const [began = '', ...name] = (readItem('session', KEY) ?? '').split(' ')
  removeItem('session', KEY)
  const purpose = PURPOSES.find(each => each === began)
  return purpose ? { purpose, provider: name.join(' ') } : null
}
