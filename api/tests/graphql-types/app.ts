import t from 'tap'
import type { ShareLink } from '#schema/entities.ts'
import { beginDebate, firstTopic, logInAdmin, registerUser, SPEECH } from '../factories.ts'
import { openApp } from '../test-app.ts'

export const app = await openApp(t)
export const { call, graphql } = app
export const admin = await logInAdmin(app)
export const ada = await registerUser(app, { username: 'Ada' })
export const bob = await registerUser(app, { username: 'Bob' })

export const playScored = async (token: string, stance: 'for' | 'against' = 'for') => {
  const { debate_id } = await beginDebate(app, { token }, { stance })
  for (const message of [SPEECH, `${SPEECH} Again.`])
    await call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message } })
  await call('POST', `/api/debates/${debate_id}/end`, { token })
  return debate_id
}
export const scored = await playScored(ada.token)
export const topicId = (await firstTopic(app)).topic_id
export const shared = (
  await call<ShareLink>('POST', `/api/debates/${scored}/share`, { token: ada.token })
).body.token
