import { connect, type DatabaseConnection, type DatabaseSettings } from '#db/database.ts'
import { migrateToLatest } from '#db/migrate.ts'
import type { Acknowledged, DebateRecord, Ledger } from './ledger.ts'

/** A verdict is due so long after the end. */

const complain = (error: Error) => console.error(`  the check's own connection: ${error.message}`)

/**
 * What the tables alone do not tell afterwards: in which state a debate was when a turn was
 * stored, and how often it was scored.
 */
const WITNESSES = `
  create table chaos_turns (turn_id uuid, status text);
  create function chaos_see_turn() returns trigger language plpgsql as $$
  begin
    insert into chaos_turns
      select new.turn_id, status from debates where debate_id = new.debate_id;
    return null;
  end $$;
  create trigger chaos_see_turn after insert on turns
    for each row execute function chaos_see_turn();
  create table chaos_scores (debate_id uuid, at timestamptz default clock_timestamp());
  create function chaos_see_score() returns trigger language plpgsql as $$
  begin
    insert into chaos_scores (debate_id) values (new.debate_id);
    return null;
  end $$;
  create trigger chaos_see_score after update of status on debates
    for each row when (new.status = 'scored') execute function chaos_see_score();`

/** Prepares the database before its servers start. */
export const addWitnesses = async (settings: DatabaseSettings): Promise<void> => {
  const connection = await connect(settings, complain)
  try {
    await migrateToLatest(connection.unlimited)
    await connection.executeSql(WITNESSES)
  } finally {
    await connection.close()
  }
}

type ChaosTurn = {
  debate_id: string
  position: number
  turn_id: string
  speaker: string
  message_text: string
  client_turn_id: string | null
  seen: string
}

const rowsOf = async <Row>({ executeSql }: DatabaseConnection, text: string) =>
  (await executeSql(text)).rows as Row[]

/** Each acknowledged turn once, with its text, after the one before. */
const faultsOfTurns = (
  { debateId, turns, replies }: DebateRecord,
  stored: readonly ChaosTurn[],
): string[] => {
  const told: readonly Pick<Acknowledged, 'turnId' | 'text'>[] = [...turns, ...replies]
  const lost = told.filter(
    ({ turnId, text }) =>
      stored.filter(row => row.turn_id === turnId && row.message_text === text).length !== 1,
  )
  const places = turns.map(({ turnId }) => stored.findIndex(row => row.turn_id === turnId))
  const ids = stored.flatMap(({ client_turn_id }) => client_turn_id ?? [])
  const twice = ids.length - new Set(ids).size
  return [
    ...lost.map(({ turnId }) => `the acknowledged turn ${turnId} is not there as it was said`),
    ...(places.some((place, nth) => nth > 0 && place <= (places[nth - 1] ?? 0))
      ? ['acknowledged turns are out of order']
      : []),
    ...(twice > 0 ? [`${twice} turns are stored twice`] : []),
    ...(stored.some(({ position }, nth) => position !== nth) ? ['a position is missing'] : []),
    ...stored
      .filter(({ seen }) => seen !== 'in_progress')
      .map(({ turn_id }) => `turn ${turn_id} was stored after the end`),
  ].map(fault => `${debateId}: ${fault}`)
}

type ChaosDebate = {
  debate_id: string
  status: string
  scores: number
  /** Milliseconds from the end to the score. */
  waited: number | null
}

const faultsOfEnd = (
  { debateId, isEnded }: DebateRecord,
  row: ChaosDebate | undefined,
  longestVerdictMs: number,
) => {
  const isDone = row?.status === 'scored' || row?.status === 'unscored'
  return [
    ...(!isEnded || !isDone ? [`it is left ${row?.status ?? 'nowhere'}`] : []),
    ...(row?.status === 'scored' && row.scores !== 1 ? [`it was scored ${row.scores} times`] : []),
    ...((row?.waited ?? 0) > longestVerdictMs ? [`its verdict took ${row?.waited} ms`] : []),
  ].map(fault => `${debateId}: ${fault}`)
}

/** What must be nothing at all when everybody has gone. */
const LEFT_OVER: readonly { what: string; sql: string }[] = [
  { what: 'debates wait for a verdict', sql: "from debates where status = 'evaluating'" },
  {
    what: 'ended debates are leased',
    sql: "from debates where status <> 'in_progress' and lease_id is not null",
  },
  {
    what: 'jobs are left',
    sql: "from pgboss.job where name = 'evaluate-debate' and state in ('created', 'retry', 'active')",
  },
  {
    what: 'users have wrong figures',
    sql: `from users where scored_count <> (select count(*) from debates
      where debates.user_id = users.user_id and overall_score is not null)`,
  },
]

type DatabaseCheck = { faults: string[]; longestVerdictMs: number; storedTurns: number }

/** Everything that is wrong in a database after its servers have stopped, verdicts that came late too. */
export const checkDatabase = async (
  settings: DatabaseSettings,
  { debates }: Ledger,
  longestVerdictMs: number,
): Promise<DatabaseCheck> => {
  const connection = await connect(settings, complain)
  try {
    const turns = await rowsOf<ChaosTurn>(
      connection,
      `select turns.*, chaos_turns.status as seen from turns
        left join chaos_turns on chaos_turns.turn_id = turns.turn_id order by debate_id, position`,
    )
    const rows = await rowsOf<ChaosDebate>(
      connection,
      `select debate_id, status, (select count(*) from chaos_scores
        where chaos_scores.debate_id = debates.debate_id)::int as scores,
        (select extract(epoch from min(at) - end_time) * 1000 from chaos_scores
        where chaos_scores.debate_id = debates.debate_id)::int as waited from debates`,
    )
    const byDebate = Map.groupBy(turns, turn => turn.debate_id)
    const rowOf = new Map(rows.map(row => [row.debate_id, row]))
    const leftOver: string[] = []
    for (const { what, sql } of LEFT_OVER) {
      const [found] = await rowsOf<{ left: number }>(
        connection,
        `select count(*)::int as left ${sql}`,
      )
      if (found?.left !== 0) leftOver.push(`${found?.left} ${what}`)
    }
    const faults = [
      ...debates.flatMap(record => [
        ...faultsOfTurns(record, byDebate.get(record.debateId) ?? []),
        ...faultsOfEnd(record, rowOf.get(record.debateId), longestVerdictMs),
      ]),
      ...leftOver,
    ]
    const waited = Math.max(0, ...rows.map(({ waited }) => waited ?? 0))
    return { faults, longestVerdictMs: waited, storedTurns: turns.length }
  } finally {
    await connection.close()
  }
}
