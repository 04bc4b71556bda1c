import { type Kysely, sql } from 'kysely'

const statements = [
  // A row a login. The token carries its id, and ends with it.
  sql`create table sessions (
    session_id uuid primary key,
    user_id uuid references users on delete cascade,
    admin_id uuid references admins on delete cascade,
    browser text,
    system text,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    check (num_nonnulls(user_id, admin_id) = 1)
  )`,
  sql`create index sessions_of_user on sessions (user_id) where user_id is not null`,
  sql`create index sessions_of_admin on sessions (admin_id) where admin_id is not null`,
  sql`create index sessions_over on sessions (expires_at)`,

  // Whoever wrote a motion for themselves did not mean it for everybody, whatever its status now.
  // Of archived ones from before, those that are not curated may be such.
  sql`alter table topics add column is_self_written boolean not null default false`,
  sql`update topics set is_self_written = true
    where status = 'custom' or created_by is not null or brief is not null
      or (status = 'archived' and motion_key is null)`,

  // The account stays, since the audit log names it.
  sql`alter table admins add column revoked_at timestamptz`,
  sql`create table admin_invitations (
    token_hash text primary key,
    email text not null,
    invited_by uuid not null references admins on delete cascade,
    expires_at timestamptz not null
  )`,
  sql`create unique index admin_invitations_email on admin_invitations (lower(email))`,

  // Whatever ends a login tells every server of it when it is committed: 'KIND ID VERSION' ends
  // the logins of that account or session that are older than the version.
  sql`create function tell_login_ended() returns trigger language plpgsql as $$
  declare
    was jsonb := to_jsonb(old);
    version integer := coalesce((was ->> 'token_version')::integer, 0) + 1;
  begin
    if tg_op = 'UPDATE' then version := (to_jsonb(new) ->> 'token_version')::integer; end if;
    perform pg_notify('login_ended', concat_ws(' ', tg_argv[0], was ->> tg_argv[1], version));
    return null;
  end $$`,
  sql`create trigger tell_login_ended after delete on sessions
    for each row execute function tell_login_ended('session', 'session_id')`,
  sql`create trigger tell_login_ended after delete or update of token_version on users
    for each row execute function tell_login_ended('user', 'user_id')`,
  sql`create trigger tell_login_ended after delete or update of token_version on admins
    for each row execute function tell_login_ended('admin', 'admin_id')`,
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
