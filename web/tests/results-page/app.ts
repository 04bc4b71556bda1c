import t from 'tap'
import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import { beginDebate, registerUser, SPEECH } from '#api/tests/factories.ts'
import { openApp } from '#api/tests/test-app.ts'
import { openBrowser } from '../open-browser.ts'

export const app = await openApp(t, { judge: createOfflineJudge() })
export const openPage = await openBrowser(t, app.url)

export const PHONE = { viewport: { width: 390, height: 844 }, isReused: true } as const
export const LAPTOP = { viewport: { width: 1280, height: 800 }, isReused: true } as const
/** An insult is a fault beyond doubt, so the review names something to mend. */
export const RUDE = 'You are an idiot. Which experts? One case does not prove it for everyone.'
const SUMMARY =
  'To sum up, pupils who are not teased learn more, and that outweighs the price of a jumper.'
const THREE = [SPEECH, RUDE, SUMMARY]

type Who = { token: string } | { cookie: string }
export const play = async (who: Who, said: readonly string[], options: object = {}) => {
  const { debate_id } = await beginDebate(app, who, { opponent_level: 'beginner', ...options })
  for (const message of said)
    await app.call('POST', `/api/debates/${debate_id}/turn`, { ...who, body: { message } })
  return debate_id
}
export const end = async (who: Who, debateId: string) => {
  await app.call('POST', `/api/debates/${debateId}/end`, { ...who })
  return debateId
}

export const ada = await registerUser(app)
export const first = await end(ada, await play(ada, THREE))
export const swapped = await end(ada, await play(ada, THREE, { stance: 'against' }))

export const open = async (options: typeof PHONE | typeof LAPTOP, debateId: string) => {
  const { page, problems } = await openPage({ ...options, stored: { authToken: ada.token } })
  await page.goto(`/results/${debateId}`)
  await page.getByRole('heading', { name: 'Debate score' }).waitFor()
  return { page, problems }
}

export const isInSight = (element: Element | null) => {
  const box = element?.getBoundingClientRect()
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
}
