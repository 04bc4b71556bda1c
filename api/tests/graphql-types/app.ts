import t from 'tap'
import type { ShareLink } from '#schema/entities.ts'
import { firstTopic, logInAdmin, registerUser } from '../factories.ts'
import { playScored } from '../play-scored.ts'
import { openApp } from '../test-app.ts'

export const app = await openApp(t)
export const { call, graphql } = app
export const admin = await logInAdmin(app)
export const ada = await registerUser(app, { username: 'Ada' })
export const bob = await registerUser(app, { username: 'Bob' })

export const scored = await playScored(app, ada.token)
export const topicId = (await firstTopic(app)).topic_id
export const shared = (
  await call<ShareLink>('POST', `/api/debates/${scored}/share`, { token: ada.token })
).body.token
