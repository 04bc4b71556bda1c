import { randomUUID } from 'node:crypto'
import { beginSession } from '#api/domain/accounts/sessions.ts'
import { suspendUser } from '#api/domain/admin/suspend-user.ts'
import { createApiKey } from '#api/domain/api-keys/create-api-key.ts'
import { revokeApiKey } from '#api/domain/api-keys/revoke-api-key.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { deleteUser } from '#db/queries/admin-users.ts'
import { insertAdmin, revokeAdminRow } from '#db/queries/admins.ts'
import { insertUser } from '#db/queries/users.ts'
import type { ApiKeyWithSecret } from '#schema/admin.ts'
import { API_KEY_SCOPES, type ApiKeyScope } from '#schema/api-scopes.ts'
import { beginDebate, SPEECH } from '../factories.ts'
import type { TestApp } from '../test-app.ts'

/** Who knocks at every door. Those of `BAD` show a token that is none. */
export const PEOPLE = ['visitor', 'guest', 'otherGuest', 'user', 'otherUser', 'admin'] as const
/** Programs: a key with every scope, and one that only reads debates. */
export const KEYS = ['fullKey', 'readKey'] as const
export const GOOD = [...PEOPLE, ...KEYS] as const
export const BAD = [
  'deleted',
  'suspended',
  'revoked',
  'expired',
  'wrongType',
  'tampered',
  'revokedKey',
  'expiredKey',
] as const
export const WHO = [...GOOD, ...BAD] as const
export type Knocker = (typeof WHO)[number]

/** How somebody knocks: with a token, or with a guest's cookie. */
export type Knock = { token?: string; cookie?: string }

const HOUR = 3_600
const nowInSeconds = () => Math.floor(Date.now() / 1_000)

/** Accounts without a password: nothing here is hashed. */
const createAccounts = ({ app }: TestApp) => {
  const { deps } = app.composed
  const visitor: Viewer = { kind: 'anonymous', address: '127.0.0.1' }
  const names = () => {
    const user_id = randomUUID()
    const name = user_id.replaceAll('-', '').slice(0, 16)
    return { user_id, username: name, email: `${name}@example.org` }
  }
  const logIn = (type: 'user' | 'admin', id: string, email: string) =>
    beginSession(deps, visitor, { type, id, version: 0, email })
  return {
    async user() {
      const own = names()
      const date = deps.now()
      const rest = { password_hash: null, avatar_id: 'avatar-1', registration_date: date }
      await insertUser(deps.db, { ...own, ...rest })
      return { id: own.user_id, token: await logIn('user', own.user_id, own.email) }
    },
    async admin() {
      const { user_id: admin_id, username: full_name, email } = names()
      const rest = { password_hash: 'none', avatar_id: 'avatar-1', created_at: deps.now() }
      await insertAdmin(deps.db, { admin_id, email, full_name, ...rest })
      return { id: admin_id, token: await logIn('admin', admin_id, email) }
    },
  }
}

const createKeys = async ({ app }: TestApp, adminId: string) => {
  const { deps } = app.composed
  const viewer: Viewer = { kind: 'admin', adminId, address: '127.0.0.1' }
  const make = (...scopes: readonly ApiKeyScope[]) =>
    createApiKey(deps, viewer, { name: 'A program', scopes })
  const [fullKey, readKey, revokedKey, expiredKey] = [
    await make(...API_KEY_SCOPES),
    await make('DEBATES_READ'),
    await make(...API_KEY_SCOPES),
    await make(...API_KEY_SCOPES),
  ]
  await revokeApiKey(deps, viewer, { key_id: revokedKey.key.key_id })
  const past = new Date(deps.now().getTime() - HOUR * 1_000)
  await deps.db
    .updateTable('api_keys')
    .set({ expires_at: past })
    .where('key_id', '=', expiredKey.key.key_id)
    .execute()
  const tokenOf = ({ secret: token }: ApiKeyWithSecret): Knock => ({ token })
  return {
    fullKey: tokenOf(fullKey),
    readKey: tokenOf(readKey),
    revokedKey: tokenOf(revokedKey),
    expiredKey: tokenOf(expiredKey),
  }
}

/** Everybody once, with a debate of the user's and one of the guest's. */
export const gather = async (app: TestApp) => {
  const accounts = createAccounts(app)
  const { deps } = app.app.composed
  const [user, otherUser, gone, suspended] = [
    await accounts.user(),
    await accounts.user(),
    await accounts.user(),
    await accounts.user(),
  ]
  const [admin, revoked] = [await accounts.admin(), await accounts.admin()]
  await deleteUser(deps.db, gone.id)
  await deps.db.transaction().execute(tx => revokeAdminRow(tx, revoked.id, deps.now()))
  await suspendUser(
    deps,
    { kind: 'admin', adminId: admin.id, address: '127.0.0.1' },
    { user_id: suspended.id },
  )
  const sign = (claims: object) => app.app.jwt.sign(claims)
  const past = nowInSeconds() - HOUR
  const keys = await createKeys(app, admin.id)
  const own = await beginDebate(app, { token: user.token })
  const guests = await beginDebate(app)
  const other = await beginDebate(app)
  for (const [{ debate_id }, knock] of [
    [own, { token: user.token }],
    [guests, { cookie: guests.cookie }],
  ] as const)
    await app.call('POST', `/api/debates/${debate_id}/turn`, {
      ...knock,
      body: { message: SPEECH },
    })
  const knocks: Record<Knocker, Knock> = {
    visitor: {},
    guest: { cookie: guests.cookie },
    otherGuest: { cookie: other.cookie },
    user: { token: user.token },
    otherUser: { token: otherUser.token },
    admin: { token: admin.token },
    ...keys,
    deleted: { token: gone.token },
    suspended: { token: suspended.token },
    revoked: { token: revoked.token },
    expired: { token: sign({ type: 'user', id: user.id, ver: 0, exp: past }) },
    wrongType: { token: sign({ type: 'admin', id: user.id, ver: 0, exp: past + 2 * HOUR }) },
    tampered: { token: `${user.token.slice(0, -3)}AAA` },
  }
  return {
    accounts,
    knocks,
    debates: { user: own.debate_id, guest: guests.debate_id },
    topicId: own.topic.topic_id,
  }
}
