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
    token_version integer not null default 0,
    check ((previous_hash is null) = (previous_until is null))
  )`,
  sql`create index api_keys_recent on api_keys (created_at desc, key_id desc)`,
  // A new secret or an end closes the open sockets of the key on every server (migration 0013).
  sql`create trigger tell_login_ended after update of token_version on api_keys
    for each row execute function tell_login_ended('key', 'key_id')`,
  // Whoever is no administrator any more still knows the secrets: their keys end with them.
  sql`create function revoke_keys_of_admin() returns trigger language plpgsql as $$
  begin
    update api_keys set revoked_at = new.revoked_at, token_version = token_version + 1,
      previous_hash = null, previous_until = null
      where created_by = new.admin_id and revoked_at is null;
    return null;
  end $$`,
  sql`create trigger revoke_keys_of_admin after update of revoked_at on admins
    for each row when (new.revoked_at is not null) execute function revoke_keys_of_admin()`,
  // By which key a change was made; null where an administrator made it in person.
  sql`alter table audit_log add column key_id uuid references api_keys`,
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
