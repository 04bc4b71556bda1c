import { type Kysely, sql } from 'kysely'

const statements = [
  // Only hashes of secrets. After a rotation the one before works until previous_until.
  sql`create table api_keys (
    key_id uuid primary key,
    name text not null,
    scopes text[] not null,
    prefix text not null,
    secret_hash text not null unique,
    previous_hash text unique,
    previous_until timestamptz,
    created_by uuid not null references admins,
    created_at timestamptz not null,
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz,
    check ((previous_hash is null) = (previous_until is null))
  )`,
  sql`create index api_keys_recent on api_keys (created_at desc, key_id desc)`,
  // By which key a change was made; null where an administrator made it in person.
  sql`alter table audit_log add column key_id uuid references api_keys`,
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
