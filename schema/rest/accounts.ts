import { z } from 'zod'
import { session as login, user } from '../entities.ts'
import { nothing, type RestCalls } from './call.ts'
import { optionalText } from './inputs.ts'
import { id, moment } from './values.ts'

export const registerInput = z.object({
  email: z.string(),
  password: z.string(),
  username: z.string(),
  avatar_id: optionalText,
})
export type RegisterInput = z.output<typeof registerInput>

export const logInInput = z.object({ email: z.string(), password: z.string() })
export type LogInInput = z.output<typeof logInInput>

/** Specification section 7's four fields, which prove nothing, and the ID token, which does. */
export const socialLoginInput = z.object({
  provider: optionalText,
  providerId: optionalText,
  email: optionalText,
  name: optionalText,
  credential: optionalText,
})
export type SocialLoginInput = z.output<typeof socialLoginInput>

/** What the provider's page sends back; `iss` where it names itself. */
export const signInCodeInput = z.object({ code: z.string(), state: z.string(), iss: optionalText })
export type SignInCodeInput = z.output<typeof signInCodeInput>

/** Either of the two. */
export const connectProviderInput = socialLoginInput.extend({
  code: optionalText,
  state: optionalText,
  iss: optionalText,
})
export type ConnectProviderInput = z.output<typeof connectProviderInput>

/** `google`: its own script with `client_id`; `redirect`: a page that one goes to. */
const signInProvider = z.strictObject({
  provider: z
    .strictObject({
      name: z.string(),
      kind: z.enum(['redirect', 'google']),
      client_id: z.string(),
    })
    .nullable(),
})
export type SignInProviderAnswer = z.infer<typeof signInProvider>
export type SignInProvider = NonNullable<SignInProviderAnswer['provider']>

const signInBeginning = z.strictObject({ address: z.string().nullable(), nonce: z.string() })
export type SignInBeginning = z.infer<typeof signInBeginning>

export const updateMeInput = z.object({
  username: optionalText,
  email: optionalText,
  avatar_id: optionalText,
  password: optionalText,
  current_password: optionalText,
})
export type UpdateMeInput = z.output<typeof updateMeInput>

export const resetPasswordInput = z.object({ token: z.string(), password: z.string() })

export const resetLinkInput = z.object({ token: z.string() })

/** Whether the link still sets a password, and nothing else about it. */
export const resetLink = z.strictObject({ works: z.boolean() })
export type ResetLinkAnswer = z.infer<typeof resetLink>

const session = z.strictObject({ token: z.string(), user })
export type SessionAnswer = z.infer<typeof session>

/** The login, and the debate that the link is for. */
const joined = session.extend({ debate_id: id })
export type JoinAnswer = z.infer<typeof joined>

/** `token` comes only when the password changed: all other tokens have ended. */
const updatedMe = user.extend({ token: z.string().optional() })
export type UpdateMeAnswer = z.infer<typeof updatedMe>

/** The password; of an account without one (third-party sign-in) the username. */
export const deleteMeInput = z.object({ password: optionalText, username: optionalText })

/** What is in it is said in `api/domain/accounts/export-me.ts`. */
const personalData = z.looseObject({
  format: z.string(),
  exported_at: moment,
  account: z.looseObject({ user_id: id }),
  debates: z.array(z.looseObject({ debate_id: id })),
})

/** The caller's own logins, the latest used first. */
export const sessions = z.strictObject({ sessions: z.array(login) })

export const ACCOUNT_CALLS = {
  'POST /auth/register': { body: registerInput, answers: { 201: session } },
  'POST /auth/login': { body: logInInput, answers: { 200: session } },
  'POST /auth/reset-password': { body: resetPasswordInput, answers: { 200: session } },
  'POST /auth/reset-password/check': { body: resetLinkInput, answers: { 200: resetLink } },
  'POST /auth/join': { body: resetLinkInput, answers: { 200: joined } },
  'GET /auth/social-login': { answers: { 200: signInProvider } },
  'POST /auth/social-login': { body: socialLoginInput, answers: { 200: session } },
  'POST /auth/social-login/begin': { answers: { 200: signInBeginning } },
  'POST /auth/social-login/finish': { body: signInCodeInput, answers: { 200: session } },
  'POST /auth/social-login/connect': { body: connectProviderInput, answers: { 200: user } },
  'GET /auth/me': { answers: { 200: user } },
  'PUT /auth/me': { body: updateMeInput, answers: { 200: updatedMe } },
  'GET /auth/me/export': { answers: { 200: personalData } },
  'POST /auth/me/delete': { body: deleteMeInput, answers: { 204: nothing } },
  'GET /auth/sessions': { answers: { 200: sessions } },
  'DELETE /auth/sessions/:id': { answers: { 204: nothing } },
  // Every login of the account, this one too.
  'DELETE /auth/sessions': { answers: { 204: nothing } },
  'POST /auth/logout': { answers: { 204: nothing } },
} as const satisfies RestCalls
