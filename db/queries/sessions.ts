import { sql, type Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { SessionRow, Tables, UserRow } from '../tables.ts'

/** Whose logins they are. */
export type AccountId = { type: 'user' | 'admin'; id: string }

const OWNER = { user: 'user_id', admin: 'admin_id' } as const

export const insertSession = (db: Db, session: SessionRow) =>
  db.insertInto('sessions').values(session).execute()

/**
 * What a token is checked against, in one statement: the account's version, and the token's session
 * where it names one. Undefined when the account is gone, or an administrator was revoked.
 */
export const findLogin = (db: Db, { type, id }: AccountId, sessionId: string | null) =>
  type === 'user'
    ? db
        .selectFrom('users')
        .leftJoin('sessions', join =>
          join
            .onRef('sessions.user_id', '=', 'users.user_id')
            .on('sessions.session_id', '=', sessionId),
        )
        .select(['token_version', 'sessions.session_id', 'sessions.last_used_at'])
        .where('users.user_id', '=', id)
        .executeTakeFirst()
    : db
        .selectFrom('admins')
        .leftJoin('sessions', join =>
          join
            .onRef('sessions.admin_id', '=', 'admins.admin_id')
            .on('sessions.session_id', '=', sessionId),
        )
        .select(['token_version', 'sessions.session_id', 'sessions.last_used_at'])
        .where('admins.admin_id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()

export type FoundLogin = Awaited<ReturnType<typeof findLogin>>

/** The account's logins that have not ended, the latest used first. */
export const findSessions = (db: Db, { type, id }: AccountId, now: Date, most: number) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where(OWNER[type], '=', id)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id')
    .limit(most)
    .execute()

export const noteSessionUse = (db: Db, sessionId: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('session_id', '=', sessionId)
    .execute()

/** Ends one login of the account; false when it has none like that. */
export const deleteSession = async (db: Db, { type, id }: AccountId, sessionId: string) => {
  const gone = await db
    .deleteFrom('sessions')
    .where('session_id', '=', sessionId)
    .where(OWNER[type], '=', id)
    .returning('session_id')
    .executeTakeFirst()
  return gone !== undefined
}

const deleteSessions = (db: Db, { type, id }: AccountId) =>
  db.deleteFrom('sessions').where(OWNER[type], '=', id).execute()

/**
 * Ends every login of the account, also those that have no row: raises the version that tokens
 * carry. The database tells every server, which closes the open sockets (migration 0013).
 */
export const endAllSessions = async (db: Db, { type, id }: AccountId): Promise<void> => {
  if (type === 'user') await endSessionsOfUser(db, id)
  else {
    await db
      .updateTable('admins')
      .set(row => ({ token_version: row('token_version', '+', 1) }))
      .where('admin_id', '=', id)
      .execute()
    await deleteSessions(db, { type, id })
  }
}

/** The same of a user who is there. `change` is written with it. */
export const endSessionsOfUser = async (
  db: Db,
  userId: string,
  change: Updateable<Tables['users']> = {},
): Promise<UserRow> => {
  const user = await db
    .updateTable('users')
    .set(row => ({ ...change, token_version: row('token_version', '+', 1) }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await deleteSessions(db, { type: 'user', id: userId })
  return user
}

/** Logins that are over, whose tokens have expired. */
export const deleteOverSessions = (db: Db, now: Date) =>
  db.deleteFrom('sessions').where('expires_at', '<=', now).execute()

/** The versions of those that are there: a session's is 0, those that are missing have ended. */
export const findLoginVersions = async (
  db: Db,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, number>> => {
  const among = sql<string>`any(${ids}::uuid[])`
  if (kind === 'session') {
    const rows = await db
      .selectFrom('sessions')
      .select('session_id')
      .where('session_id', '=', among)
      .execute()
    return new Map(rows.map(({ session_id }) => [session_id, 0]))
  }
  if (kind === 'key') {
    const rows = await db
      .selectFrom('api_keys')
      .select(['key_id', 'token_version'])
      .where('key_id', '=', among)
      .execute()
    return new Map(rows.map(({ key_id, token_version }) => [key_id, token_version]))
  }
  if (kind === 'user') {
    const rows = await db
      .selectFrom('users')
      .select(['user_id', 'token_version'])
      .where('user_id', '=', among)
      .execute()
    return new Map(rows.map(({ user_id, token_version }) => [user_id, token_version]))
  }
  const rows = await db
    .selectFrom('admins')
    .select(['admin_id', 'token_version'])
    .where('admin_id', '=', among)
    .execute()
  return new Map(rows.map(({ admin_id, token_version }) => [admin_id, token_version]))
}
