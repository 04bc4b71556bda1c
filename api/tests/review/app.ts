import t from 'tap'
import type { DebateResults } from '#schema/entities.ts'
import type { SubmitTurnAnswer } from '#schema/rest/debates.ts'
import { beginDebate, registerUser } from '../factories.ts'
import { openApp } from '../test-app.ts'
import { MOTION, SAID } from './said.ts'

export const app = await openApp(t)
export const { call, graphql } = app
export const { token } = await registerUser(app)

export const play = async (
  options: object,
  who: object = { token },
  said: readonly string[] = SAID,
) => {
  const { debate_id } = await beginDebate(app, who, { ...MOTION, ...options })
  for (const message of said)
    await call<SubmitTurnAnswer>('POST', `/api/debates/${debate_id}/turn`, {
      body: { message },
      ...who,
    })
  await call('POST', `/api/debates/${debate_id}/end`, who)
  return (await call<DebateResults>('GET', `/api/debates/${debate_id}/results`, who)).body
}
