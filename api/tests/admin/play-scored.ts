import { beginDebate, SPEECH } from '../factories.ts'
import type { TestApp } from '../test-app.ts'

export const playScored = async (app: TestApp, token: string, more: object = {}) => {
  const { debate_id } = await beginDebate(app, { token }, more)
  for (const message of [SPEECH, `${SPEECH} Again.`])
    await app.call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message } })
  await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  return debate_id
}
