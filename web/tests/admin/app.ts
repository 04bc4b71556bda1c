import type { Page } from 'playwright-core'
import t from 'tap'
import { beginDebate, logInAdmin, registerUser, SPEECH } from '#api/tests/factories.ts'
import { openApp } from '#api/tests/test-app.ts'
import { openBrowser } from '../open-browser.ts'

export const app = await openApp(t)
export const openPage = await openBrowser(t, app.url)
export const admin = await logInAdmin(app)
export const ada = await registerUser(app, { username: 'Ada' })
const bob = await registerUser(app, { username: 'Bob' })
export const play = async (token: string, more: object, isScored: boolean) => {
  const { debate_id } = await beginDebate(app, { token }, { topic_id: 'custom', ...more })
  if (!isScored) return debate_id
  for (const message of [SPEECH, `${SPEECH} Again.`])
    await app.call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message } })
  await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  return debate_id
}
export const scored = await play(ada.token, { custom_topic: 'Tea is better than coffee' }, true)
await play(bob.token, { custom_topic: '猫比狗更适合做宠物', stance: 'against' }, false)
for (let more = 0; more < 12; more += 1)
  await play(bob.token, { custom_topic: `Motion number ${more} of many`, stance: 'against' }, false)

export const signedIn = async (path: string, context = {}) => {
  const { page, problems } = await openPage({
    ...{ isReused: true, stored: { adminToken: admin } },
    ...context,
  })
  await page.goto(path)
  return { page, problems }
}
export const rowsOf = (page: Page) => page.locator('tbody tr[tabindex]')
export const showsRows = (page: Page, count: number) =>
  page.waitForFunction(
    wanted => document.querySelectorAll('tbody tr[tabindex]').length === wanted,
    count,
  )
export const shown = (page: Page, sentence: string | RegExp) =>
  page.getByText(sentence).first().waitFor()
