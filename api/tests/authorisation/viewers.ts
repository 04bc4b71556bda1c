import { randomUUID } from 'node:crypto'
import { beginSession } from '#api/domain/accounts/sessions.ts'
import { suspendUser } from '#api/domain/admin/suspend-user.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { deleteUser } from '#db/queries/admin-users.ts'
import { insertAdmin, revokeAdminRow } from '#db/queries/admins.ts'
import { insertUser } from '#db/queries/users.ts'
import { beginDebate, SPEECH } from '../factories.ts'
import type { TestApp } from '../test-app.ts'

/** Who knocks at every door. Those of `BAD` show a token that is none. */
export const GOOD = ['visitor', 'guest', 'otherGuest', 'user', 'otherUser', 'admin'] as const
export const BAD = ['deleted', 'suspended', 'revoked', 'expired', 'wrongType', 'tampered'] as const
export const WHO = [...GOOD, ...BAD] as const
export type Who = (typeof WHO)[number]

/** How somebody knocks: with a token, or with a guest's cookie. */
export type Knock = { token?: string; cookie?: string }

const HOUR = 3_600
const nowInSeconds = () => Math.floor(Date.now() / 1_000)

/** Accounts without a password: nothing here is hashed. */
export const createAccounts = ({ app }: TestApp) => {
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

export type Accounts = ReturnType<typeof createAccounts>

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
  const knocks: Record<Who, Knock> = {
    visitor: {},
    guest: { cookie: guests.cookie },
    otherGuest: { cookie: other.cookie },
    user: { token: user.token },
    otherUser: { token: otherUser.token },
    admin: { token: admin.token },
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

export type Gathering = Awaited<ReturnType<typeof gather>>
