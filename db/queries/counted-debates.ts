import { sql } from 'kysely'

/**
 * Continuations are judged and shown, but stay out of every figure: averages, ranks, trends,
 * comparisons and totals (decision 0025). The database's own counters leave them out too.
 */
export const isCounted = (debates: 'debates' | 'judged' = 'debates') =>
  sql<boolean>`${sql.raw(debates)}.continued_from is null`

/** What a list of a user's or a topic's debates holds: the counted ones and the continuations. */
export const LISTED = sql<number>`debate_count + continuation_count`
