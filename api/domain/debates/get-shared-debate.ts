import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { type DebateWithTopic, findDebate } from '#db/queries/debates.ts'
import { findShareLinkByToken } from '#db/queries/share-links.ts'
import { findTurns } from '#db/queries/turns.ts'
import { findUserById } from '#db/queries/users.ts'
import type { SharedDebate } from '#schema/entities.ts'
import type { DebateNode } from '#schema/nodes.ts'
import { scoresOf, toDebate, toDebateWithVerdict, topicOf, toTurn } from './debate-entity.ts'

const requireSharedRow = async (deps: Deps, token: string): Promise<DebateWithTopic> => {
  const link = await findShareLinkByToken(deps.db, token)
  const row = link && (await findDebate(deps.db, link.debate_id))
  if (!row) throw new DomainError('SHARE_NOT_FOUND')
  return row
}

/** The debate of a share link, marked as read by it. NOT_FOUND as below. */
export const findSharedDebate = async (
  deps: Deps,
  _viewer: Viewer,
  input: { token: string },
): Promise<DebateNode> => ({
  ...toDebateWithVerdict(await requireSharedRow(deps, input.token)),
  by_link: true,
})

/** What a share link shows, to anybody. NOT_FOUND when the link is unknown or was taken back. */
export const getSharedDebate = async (
  deps: Deps,
  _viewer: Viewer,
  input: { token: string },
): Promise<SharedDebate> => {
  const row = await requireSharedRow(deps, input.token)
  const [turns, owner] = await Promise.all([
    findTurns(deps.db, row.debate_id),
    row.user_id === null ? undefined : findUserById(deps.db, row.user_id),
  ])
  const { continued_from, ...debate } = toDebate(row)
  const { user_stance, debate_mode, status, start_time, overall_score, welcome_message } = debate
  return {
    debater: owner?.username ?? null,
    topic: topicOf(row),
    debate: {
      user_stance,
      debate_mode,
      status,
      start_time,
      overall_score,
      welcome_message,
      is_continuation: continued_from !== null,
    },
    scores: scoresOf(row),
    noise: row.review?.noise ?? null,
    turns: turns.map(turn => ({
      ...toTurn(turn),
      client_turn_id: null,
      speech: null,
      has_recording: false,
    })),
  }
}
