import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { SubmitTurnAnswer } from '#schema/rest/debates.ts'
import { type SubmitTurn, submitTurn } from './submit-turn.ts'

/** submitTurn for APIs that answer once: waits for the whole reply. Fails as submitTurn does. */
export const finishTurn = async (
  deps: Deps,
  viewer: Viewer,
  input: SubmitTurn,
): Promise<SubmitTurnAnswer> => {
  const answer: SubmitTurnAnswer = { ai_response: '', turn_id: '', user_turn_id: '' }
  for await (const event of submitTurn(deps, viewer, input)) {
    if (event.kind === 'accepted') answer.user_turn_id = event.userTurnId
    if (event.kind === 'complete')
      Object.assign(answer, { ai_response: event.text, turn_id: event.turnId })
  }
  return answer
}
