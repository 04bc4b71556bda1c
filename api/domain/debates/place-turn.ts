import type { Deps } from '#api/domain/deps.ts'
import { isUuid } from '#api/domain/input.ts'
import { ownerOf, type Viewer } from '#api/domain/viewer.ts'
import { type DebateWithTurns, takeLeaseWithTurn } from '#db/queries/live-turns.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import { LIMITS } from '#schema/constants.ts'
import type { Turn } from '#schema/entities.ts'
import type { TurnSpeech } from '#schema/voice/figures.ts'
import { tellOfTurn } from './store-turns.ts'
import { leaseTaken, newLease, type TurnLease } from './turn-lease.ts'

/** `turns` end with the one that was placed. */
export type PlacedTurn = DebateWithTurns & {
  turn: Turn
  lease: TurnLease
}

type PlaceTurn = { debate_id: string; text: string; client_turn_id: string; speech?: TurnSpeech }

/**
 * What nearly every turn needs, in one statement: it is the viewer's debate, in progress and with
 * nobody's turn under way, and the turn is new; and what the opponent is told. Null when anything
 * stands against it; whoever asks finds out what.
 */
export const placeTurn = async (
  deps: Deps,
  viewer: Viewer,
  { debate_id, text, client_turn_id, speech }: PlaceTurn,
): Promise<PlacedTurn | null> => {
  const owner = ownerOf(viewer)
  if (owner === null || !isUuid(debate_id)) return null
  const lease = newLease(deps)
  const said = { turn_id: deps.newId(), message_text: text, client_turn_id }
  const turn = {
    ...said,
    debate_id,
    timestamp: lease.now,
    speech: speech ? JSON.stringify(speech) : null,
  }
  try {
    const placed = await takeLeaseWithTurn(deps.db, owner, lease, turn, LIMITS.debateTurns)
    if (!placed) return null
    tellOfTurn(deps, debate_id, turn.turn_id)
    const told: Turn = {
      ...said,
      speaker: 'user',
      timestamp: lease.now.toISOString(),
      speech: speech ?? null,
      has_recording: false,
    }
    return { ...placed, turn: told, lease: leaseTaken(deps, debate_id, lease.id) }
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}
