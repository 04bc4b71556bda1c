import { sql } from 'kysely'
import type { AccountActivity } from '#schema/constants.ts'
import type { Db } from '../database.ts'
import type { UserRow } from '../tables.ts'
import { endSessionsOfUser } from './sessions.ts'

export const findUserById = (db: Db, userId: string) =>
  db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockUser = (tx: Db, userId: string) =>
  tx
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const findUserByExternalId = (db: Db, externalId: string) =>
  db.selectFrom('users').selectAll().where('external_id', '=', externalId).executeTakeFirst()

export const findUsersByIds = (db: Db, userIds: readonly string[]) =>
  db.selectFrom('users').selectAll().where('user_id', 'in', userIds).execute()

export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()

export const findUserByIdentity = (db: Db, issuer: string, subject: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('social_issuer', '=', issuer)
    .where('social_subject', '=', subject)
    .executeTakeFirst()

/** Which of the two names another user already has. */
export const findTakenFields = async (
  db: Db,
  wanted: { email?: string; username?: string },
  exceptUserId?: string,
) => {
  const rows = await db
    .selectFrom('users')
    .select(['user_id', 'email', 'username'])
    .where(eb =>
      eb.or([
        ...(wanted.email === undefined
          ? []
          : [eb(sql`lower(email)`, '=', wanted.email.toLowerCase())]),
        ...(wanted.username === undefined
          ? []
          : [eb(sql`lower(username)`, '=', wanted.username.toLowerCase())]),
      ]),
    )
    .execute()
  const others = rows.filter(row => row.user_id !== exceptUserId)
  return {
    email: others.some(row => row.email.toLowerCase() === wanted.email?.toLowerCase()),
    username: others.some(row => row.username.toLowerCase() === wanted.username?.toLowerCase()),
  }
}

type NewUser = Pick<
  UserRow,
  'user_id' | 'username' | 'email' | 'password_hash' | 'avatar_id' | 'registration_date'
> & { external_id?: string }

/** Who somebody is at a third party: `social_subject` never changes and is unique to its issuer. */
type SocialIdentity = { social_provider: string; social_issuer: string; social_subject: string }
const NO_IDENTITY = { social_provider: null, social_issuer: null, social_subject: null }

export const insertUser = (db: Db, user: NewUser, identity: SocialIdentity | null = null) =>
  db
    .insertInto('users')
    .values({
      ...user,
      avatar_url: null,
      // Whom another system enters has not been here yet.
      last_login: user.external_id === undefined ? user.registration_date : null,
      ...(identity ?? NO_IDENTITY),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

type UserChange = Partial<Pick<UserRow, 'username' | 'email' | 'avatar_id' | 'password_hash'>>

/** Changes the named columns; a new password also ends every login, and a link for another one. */
export const updateUser = async (db: Db, userId: string, change: UserChange) => {
  if (change.password_hash !== undefined) {
    await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
    return endSessionsOfUser(db, userId, change)
  }
  return db
    .updateTable('users')
    .set(change)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Connects an account that has no third party yet. Nothing where it has one by now. */
export const connectIdentity = (db: Db, userId: string, identity: SocialIdentity) =>
  db
    .updateTable('users')
    .set(identity)
    .where('user_id', '=', userId)
    .where('social_subject', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const recordLogin = async (
  db: Db,
  userId: string,
  activityType: AccountActivity,
  at: Date,
) => {
  await db
    .insertInto('login_history')
    .values({ user_id: userId, activity_type: activityType, timestamp: at })
    .execute()
  return db
    .updateTable('users')
    .set({ last_login: at })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const recordActivity = (db: Db, userId: string, activityType: AccountActivity, at: Date) =>
  db
    .insertInto('login_history')
    .values({ user_id: userId, activity_type: activityType, timestamp: at })
    .execute()
