import type { Generated } from 'kysely'
import type { DebateMode, DebateStatus, Language, Stance } from '#schema/constants.ts'
import type { Derived } from './columns.ts'

/** Debates that began on a day (UTC), by kind. */
export type DebateDaysTable = {
  day: Derived<string>
  stance: Derived<Stance>
  mode: Derived<DebateMode>
  status: Derived<DebateStatus>
  language: Derived<Language>
  provider: Derived<string>
  debates: Derived<number>
  is_continuation: Derived<boolean>
}

/**
 * Scores of the debates that began on a day, without continuations, by tenths: bin 0 is 0–10, bin 9
 * is 90–100.
 */
export type ScoreDaysTable = {
  day: Derived<string>
  bin: Derived<number>
  debates: Derived<number>
  score_sum: Derived<number>
}

/** One row: the platform's totals, `debates` and scores without continuations. */
export type TotalsTable = {
  only_row: Generated<boolean>
  users: Derived<number>
  /** Approved topics only. */
  topics: Derived<number>
  all_topics: Derived<number>
  debates: Derived<number>
  continuations: Derived<number>
  scored: Derived<number>
  score_sum: Derived<number>
}
