import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { type SubmitSpokenTurn, submitSpokenTurn } from '#api/domain/voice/submit-spoken-turn.ts'
import type { SubmitTurnAnswer } from '#schema/rest/debates.ts'

/** A turn, written or recorded, for APIs that answer once: waits for the whole reply. */
export const finishTurn = async (
  deps: Deps,
  viewer: Viewer,
  input: SubmitSpokenTurn,
): Promise<SubmitTurnAnswer> => {
  const answer: SubmitTurnAnswer = { ai_response: '', turn_id: '', user_turn_id: '' }
  for await (const event of submitSpokenTurn(deps, viewer, input)) {
    if (event.kind === 'accepted') answer.user_turn_id = event.userTurnId
    if (event.kind === 'complete')
      Object.assign(answer, { ai_response: event.text, turn_id: event.turnId })
  }
  return answer
}
