import type { SubmitTurnAnswer } from '#schema/rest/debates.ts'
import type { TestApp } from '../test-app.ts'

export const say = (
  app: TestApp,
  debateId: string,
  message: string,
  who: object,
  clientTurnId?: string,
) =>
  app.call<SubmitTurnAnswer>('POST', `/api/debates/${debateId}/turn`, {
    body: { message, ...(clientTurnId !== undefined && { client_turn_id: clientTurnId }) },
    ...who,
  })
