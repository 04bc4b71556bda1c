import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { IdempotentCallRow } from '../tables.ts'

/** Whose call it is, and the key that they gave it. */
export type CallKey = { caller: string; call_key: string }

/** False when the key is known already. */
export const beginCall = async (
  db: Db,
  call: CallKey & { fingerprint: string; begun_at: Date },
): Promise<boolean> => {
  const begun = await db
    .insertInto('idempotent_calls')
    .values(call)
    .onConflict(conflict => conflict.doNothing())
    .returning('call_key')
    .executeTakeFirst()
  return begun !== undefined
}

const ofKey = ({ caller, call_key }: CallKey) =>
  sql<boolean>`caller = ${caller} and call_key = ${call_key}`

export const findCall = (db: Db, key: CallKey): Promise<IdempotentCallRow | undefined> =>
  db.selectFrom('idempotent_calls').selectAll().where(ofKey(key)).executeTakeFirst()

/** Takes over a call whose server has not answered since `before`; false when another one did. */
export const takeOverCall = async (
  db: Db,
  key: CallKey,
  { before, now }: { before: Date; now: Date },
): Promise<boolean> => {
  const taken = await db
    .updateTable('idempotent_calls')
    .set({ begun_at: now })
    .where(ofKey(key))
    .where('status', 'is', null)
    .where('begun_at', '<', before)
    .returning('call_key')
    .executeTakeFirst()
  return taken !== undefined
}

export const keepAnswer = (
  db: Db,
  key: CallKey,
  answer: { status: number; content_type: string | null; body: string | null },
) => db.updateTable('idempotent_calls').set(answer).where(ofKey(key)).execute()

/** A call that changed nothing may be made again under its key. */
export const forgetCall = (db: Db, key: CallKey) =>
  db.deleteFrom('idempotent_calls').where(ofKey(key)).execute()

export const deleteOldCalls = (db: Db, before: Date) =>
  db.deleteFrom('idempotent_calls').where('begun_at', '<', before).execute()
