import t from 'tap'
import type { ErrorBody } from '#schema/errors.ts'
import type { SessionAnswer, SignInBeginning } from '#schema/rest/accounts.ts'
import { openWithProvider, PEOPLE, PROVIDER } from './start-provider.ts'

export const app = await openWithProvider(t)
export const { call, graphql, sign } = app

type Browser = { cookie: string }

/** A browser that has begun a sign-in: its cookie and the nonce. */
export const begin = async (cookie?: string): Promise<Browser & SignInBeginning> => {
  const { status, body, ...answer } = await call<SignInBeginning>(
    'POST',
    '/api/auth/social-login/begin',
    { ...(cookie && { cookie }) },
  )
  t.equal(status, 200)
  return { ...body, cookie: cookie ?? answer.cookie ?? '' }
}

export const claimsOf = (who: string) => ({ sub: who, ...PEOPLE[who] })
export const payloadOf = (who: string, more: object = {}) => ({
  provider: PROVIDER,
  providerId: who,
  email: PEOPLE[who]?.email,
  name: PEOPLE[who]?.name,
  ...more,
})
export const logIn = (cookie: string, body: object) =>
  call<SessionAnswer & ErrorBody>('POST', '/api/auth/social-login', { body, cookie })

/** Logs in with an ID token that says `claims` besides what it must. */
export const logInAs = async (who: string, { cookie: known }: Partial<Browser> = {}) => {
  const { cookie, nonce } = await begin(known)
  return logIn(cookie, payloadOf(who, { credential: await sign({ ...claimsOf(who), nonce }) }))
}
