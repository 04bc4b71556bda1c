import type { Deps } from '#api/domain/deps.ts'
import { findChangeTimes } from '#db/queries/debate-changes.ts'
import { findDebatesByIds } from '#db/queries/debates.ts'
import { findTrends, type TrendRow } from '#db/queries/results.ts'
import { findShareLinks } from '#db/queries/share-links.ts'
import { findTurnsByIds, findTurnsOfDebates, findWithdrawnTurns } from '#db/queries/turns.ts'
import type { WithdrawnTurn } from '#schema/admin.ts'
import { LIMITS } from '#schema/constants.ts'
import type { ShareLink, TrendPoint, Turn } from '#schema/entities.ts'
import type { DebateWithVerdict } from '#schema/nodes.ts'
import { toDebateWithVerdict, toTurn } from './debate-entity.ts'
import { toShareLink } from './share-debate.ts'

/*
 * Related data of debates that a use case has already returned to this viewer, for many of them in
 * one statement each. The caller passes ids of such debates only: permissions are not checked again
 * here.
 */

export const loadDebates = async (
  deps: Deps,
  debateIds: readonly string[],
): Promise<Map<string, DebateWithVerdict>> => {
  const rows = await findDebatesByIds(deps.db, debateIds)
  return new Map(rows.map(row => [row.debate_id, toDebateWithVerdict(row)]))
}

export const loadChangeTimes = async (
  deps: Deps,
  debateIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await findChangeTimes(deps.db, debateIds)
  return new Map(rows.map(row => [row.debate_id, row.updated_at.toISOString()]))
}

/** Oldest first. */
export const loadTurnsOfDebates = async (
  deps: Deps,
  debateIds: readonly string[],
): Promise<Map<string, Turn[]>> => {
  const rows = await findTurnsOfDebates(deps.db, debateIds)
  const byDebate = Map.groupBy(rows, row => row.debate_id)
  return new Map(Array.from(byDebate, ([id, turns]) => [id, turns.map(toTurn)]))
}

/** What the user took back; oldest first. For administrators alone. */
export const loadWithdrawnTurns = async (
  deps: Deps,
  debateIds: readonly string[],
): Promise<Map<string, WithdrawnTurn[]>> => {
  const rows = await findWithdrawnTurns(deps.db, debateIds)
  return new Map(
    Array.from(
      Map.groupBy(rows, row => row.debate_id),
      ([id, turns]) => [
        id,
        turns.map(({ turn_id, message_text, timestamp, withdrawn_at }) => ({
          turn_id,
          message_text,
          timestamp: timestamp.toISOString(),
          withdrawn_at: withdrawn_at.toISOString(),
        })),
      ],
    ),
  )
}

export const loadTurns = async (
  deps: Deps,
  turnIds: readonly string[],
): Promise<Map<string, Turn>> => {
  const rows = await findTurnsByIds(deps.db, turnIds)
  return new Map(rows.map(row => [row.turn_id, toTurn(row)]))
}

export const loadShareLinks = async (
  deps: Deps,
  debateIds: readonly string[],
): Promise<Map<string, ShareLink>> => {
  const rows = await findShareLinks(deps.db, debateIds)
  return new Map(rows.map(row => [row.debate_id, toShareLink(row)]))
}

export type Trend = { previousScore: number | null; performanceTrend: TrendPoint[] }

/** Of rows that are newest first. */
const toTrend = (rows: readonly TrendRow[]): Trend => ({
  previousScore: rows[1]?.score ?? null,
  performanceTrend: rows.map(({ at, score }) => ({ date: at.toISOString(), score })).reverse(),
})

/** Debates without a score have an empty one. */
export const loadTrends = async (
  deps: Deps,
  debateIds: readonly string[],
): Promise<Map<string, Trend>> => {
  const byDebate = Map.groupBy(
    await findTrends(deps.db, debateIds, LIMITS.trendPoints),
    row => row.of,
  )
  return new Map(debateIds.map(id => [id, toTrend(byDebate.get(id) ?? [])]))
}
