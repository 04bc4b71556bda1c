import { type Kysely, sql } from 'kysely'

const statements = [
  // Who somebody is at a third party is said by its issuer: its name is the operator's to change.
  sql`alter table users add column social_issuer text`,
  sql`drop index users_social`,
  sql`create unique index users_social on users (social_issuer, social_subject)
    where social_subject is not null`,

  sql`create table provider_sign_ins (
    state text primary key,
    nonce text not null unique,
    code_verifier text not null,
    device_id text not null,
    redirect_uri text not null,
    expires_at timestamptz not null
  )`,
  sql`create index provider_sign_ins_over on provider_sign_ins (expires_at)`,
]

/** Third-party sign-in: who an account belongs to there, and sign-ins that are under way. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
