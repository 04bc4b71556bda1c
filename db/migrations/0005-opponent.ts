import { type Kysely, sql } from 'kysely'

/**
 * How well and in what manner the opponent of a debate argues.
 * Earlier debates had the middle of both.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table debates
    add column opponent_level text not null default 'club'
      check (opponent_level in ('beginner', 'club', 'tournament')),
    add column opponent_style text not null default 'professor'
      check (opponent_style in ('professor', 'barrister', 'coach'))`.execute(db)
  // Reviews written before there were any have none.
  await sql`update debates set review = review || '{"flaws": [], "turns": [], "retry": null}'::jsonb
    where review is not null`.execute(db)
}
