import type { Debate } from '#schema/entities.ts'
import { beginDebate, SPEECH, until } from './factories.ts'
import type { TestApp } from './test-app.ts'

export const playScored = async (app: TestApp, token: string, more: object = {}) => {
  const { debate_id } = await beginDebate(app, { token }, more)
  for (const message of [SPEECH, `${SPEECH} Again.`])
    await app.call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message } })
  await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  // A slow machine answers the end before the verdict is there.
  await until('the verdict is there', async () => {
    const path = `/api/debates/${debate_id}`
    const { body } = await app.call<{ debate?: Debate }>('GET', path, { token })
    // A busy server may refuse to answer.
    return body.debate?.status === 'scored' || body.debate?.status === 'unscored'
  })
  return debate_id
}
