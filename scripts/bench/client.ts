import { LIMITS } from '#schema/constants.ts'
import type { StartDebateAnswer } from '#schema/rest/debates.ts'

export const MOTION = 'Tea is better than coffee'

export const post = async <Answer>(url: string, body: object, token?: string): Promise<Answer> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

export const register = async (url: string, username: string): Promise<string> =>
  (
    await post<{ token: string }>(`${url}/api/auth/register`, {
      email: `${username}@example.org`,
      password: 'secret-1',
      username,
    })
  ).token

export const start = (url: string, token: string) =>
  post<StartDebateAnswer>(
    `${url}/api/debates/start`,
    { topic_id: 'custom', custom_topic: MOTION, stance: 'for', mode: 'text' },
    token,
  )

export const speech = (turn: number) =>
  `Point ${turn}: tea helps because people who drink it sleep better, ` +
  'and that means they work better the next day.'

/** Ten scored users, so that home's leaderboard is as full as it gets. */
export const fillLeaderboard = (url: string) =>
  Promise.all(
    Array.from({ length: LIMITS.leaderboard }, async (_, user) => {
      const token = await register(url, `Leader${user}`)
      const { debate_id } = await start(url, token)
      for (let turn = 0; turn < 4; turn += 1)
        await post(`${url}/api/debates/${debate_id}/turn`, { message: speech(turn) }, token)
      await post(`${url}/api/debates/${debate_id}/end`, {}, token)
    }),
  )
