import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { insertDebate } from '#db/queries/debates.ts'
import { findTurns, findTurnsByIds, insertTurns } from '#db/queries/turns.ts'
import { requireOwnDebate } from './require-debate.ts'
import { findStarted, type StartedDebate, type Starter, storeDebate } from './store-debate.ts'

const MISSING = 'TURN_NOT_FOUND'

/** The debate of the user's own turn, and what had been said before that turn. */
const requireBeginning = async (deps: Deps, viewer: Viewer, turnId: string) => {
  const [from] = await findTurnsByIds(deps.db, [requireId(turnId, MISSING)])
  if (from?.speaker !== 'user') throw new DomainError(MISSING)
  const source = await requireOwnDebate(deps, viewer, from.debate_id).catch((error: unknown) => {
    throw error instanceof DomainError ? new DomainError(MISSING) : error
  })
  const before = (await findTurns(deps.db, source.debate_id)).filter(
    ({ position }) => position < from.position,
  )
  // A turn that was never answered is left out too: it is the user who speaks next.
  const end = before.findLastIndex(({ speaker }) => speaker === 'ai') + 1
  return { source, turns: before.slice(0, end) }
}

/**
 * Starts a debate that goes on from a turn of one's own: motion, side and opponent are the same, and
 * it begins with copies of the turns before that one. It is written, also where the other was
 * spoken, and counts nowhere (decision 0025) unless the other could not be scored. NOT_FOUND for a
 * turn that is not the user's own; CONFLICT when a guest has too many debates in progress.
 */
export const continueDebate = async (
  deps: Deps,
  viewer: Viewer,
  starter: Starter,
  fromTurnId: string,
): Promise<StartedDebate> => {
  const earlier = await findStarted(deps, starter)
  if (earlier) return earlier
  const { source, turns } = await requireBeginning(deps, viewer, fromTurnId)
  const debate_id = deps.newId()
  return storeDebate(deps, starter, async tx => {
    const debate = await insertDebate(tx, starter.owner, {
      debate_id,
      topic_id: source.topic_id,
      user_stance: source.user_stance,
      debate_mode: 'text',
      language: source.language,
      welcome_message: source.welcome_message,
      prep_time: 0,
      start_time: deps.now(),
      client_start_id: starter.clientStartId,
      opponent_level: source.opponent_level,
      opponent_style: source.opponent_style,
      opponent_provider: deps.opponent.provider,
      opponent_model: deps.opponent.model,
      // A debate that could not be scored was not counted: it is this one that counts.
      ...(source.unscored_code === null && { continued_from: source.debate_id }),
    })
    const copies = await insertTurns(
      tx,
      turns.map(({ position, speaker, message_text, timestamp }) => ({
        turn_id: deps.newId(),
        debate_id,
        position,
        speaker,
        message_text,
        client_turn_id: null,
        timestamp,
      })),
    )
    return { debate: { ...source, ...debate }, turns: copies }
  })
}
