import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { ApiKeyRow } from '../tables.ts'
import { inWindow, type KeyColumn, type KeyWindow } from './key-pages.ts'

const SHOWN = [
  'key_id',
  'name',
  'scopes',
  'prefix',
  'previous_until',
  'api_keys.created_at',
  'expires_at',
  'last_used_at',
  'api_keys.revoked_at',
  // No join, so that also an insert and an update can return it.
  sql<string>`(select email from admins where admin_id = api_keys.created_by)`.as('admin_email'),
] as const

const shown = (db: Db) => db.selectFrom('api_keys').select(SHOWN)

export const findShownKey = (db: Db, keyId: string) =>
  shown(db).where('key_id', '=', keyId).executeTakeFirstOrThrow()

type NewKey = Pick<
  ApiKeyRow,
  | 'key_id'
  | 'name'
  | 'scopes'
  | 'prefix'
  | 'secret_hash'
  | 'created_by'
  | 'created_at'
  | 'expires_at'
>

export const insertApiKey = (db: Db, key: NewKey) =>
  db.insertInto('api_keys').values(key).returning(SHOWN).executeTakeFirstOrThrow()

/** The key for a change in this transaction; it stays as it is until then. */
export const lockApiKey = (db: Db, keyId: string) =>
  db
    .selectFrom('api_keys')
    .select(['key_id', 'secret_hash', 'expires_at', 'revoked_at'])
    .where('key_id', '=', keyId)
    .forUpdate()
    .executeTakeFirst()

type NewSecret = Pick<
  ApiKeyRow,
  'prefix' | 'secret_hash' | 'previous_hash' | 'previous_until' | 'expires_at'
>

export const replaceKeySecret = (db: Db, keyId: string, secret: NewSecret) =>
  db
    .updateTable('api_keys')
    .set(row => ({ ...secret, token_version: row('token_version', '+', 1) }))
    .where('key_id', '=', keyId)
    .returning(SHOWN)
    .executeTakeFirstOrThrow()

export const markKeyRevoked = (db: Db, keyId: string, at: Date) =>
  db
    .updateTable('api_keys')
    .set(row => ({
      revoked_at: at,
      previous_hash: null,
      previous_until: null,
      token_version: row('token_version', '+', 1),
    }))
    .where('key_id', '=', keyId)
    .returning(SHOWN)
    .executeTakeFirstOrThrow()

/** The key whose secret, or whose secret before the last rotation, has this hash and works. */
export const findKeyByHash = (db: Db, hash: string, now: Date) =>
  db
    .selectFrom('api_keys')
    .select(['key_id', 'created_by', 'scopes', 'secret_hash', 'previous_until'])
    .select(['expires_at', 'last_used_at', 'token_version'])
    .where('revoked_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('secret_hash', '=', hash),
          or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]),
        ]),
        and([eb('previous_hash', '=', hash), eb('previous_until', '>', now)]),
      ]),
    )
    .executeTakeFirst()

/** Where it was not noted since `before`, so that many calls at once write once. */
export const noteKeyUse = (db: Db, keyId: string, at: Date, before: Date) =>
  db
    .updateTable('api_keys')
    .set({ last_used_at: at })
    .where('key_id', '=', keyId)
    .where(({ or, eb }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
    .execute()

export const countApiKeys = async (db: Db): Promise<number> => {
  const { total } = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const NEWEST_FIRST: readonly KeyColumn[] = [
  { column: 'api_keys.created_at', order: 'desc' },
  { column: 'key_id', order: 'desc' },
]

/** A window by keys, in the window's order, and one row more where there are more. */
export const findApiKeysWindow = (db: Db, window: KeyWindow) =>
  shown(db).$call(inWindow(NEWEST_FIRST, window)).execute()
