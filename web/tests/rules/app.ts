import type { Page } from 'playwright-core'
import t from 'tap'
import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import { registerUser } from '#api/tests/factories.ts'
import { openApp } from '#api/tests/test-app.ts'
import { openBrowser } from '../open-browser.ts'

const offline = createOfflineJudge()
let verdicts = Promise.resolve()
/** Verdicts wait until the answer is called. */
export const holdVerdicts = (): (() => void) => {
  const held = Promise.withResolvers<void>()
  verdicts = held.promise
  return held.resolve
}

export const app = await openApp(t, {
  judge: {
    ...offline,
    judge: async (...asked) => {
      await verdicts
      return offline.judge(...asked)
    },
  },
})
export const openPage = await openBrowser(t, app.url)
export const { token, email, password } = await registerUser(app)

export const asVisitor = async () => (await openPage({ isReused: true })).page
export const asUser = async (who = token) =>
  (await openPage({ isReused: true, stored: { authToken: who } })).page
export const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => sessionStorage.setItem(name ?? '', text ?? ''), [key, value])
export const setup = {
  stance: 'for',
  mode: 'text',
  topic_id: 'custom',
  custom_topic: 'Tea is better than coffee',
}
export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'))

export const answer = (page: Page, path: string, status: number, body: object) =>
  page.route(path, route => route.fulfill({ status, json: body }))
export const cutOff = (page: Page, path: string) => page.route(path, route => route.abort())

/** The in-page alert says so; acknowledging it leads on. */
export const acknowledge = async (page: Page, sentence: string) => {
  const alert = page.getByRole('alertdialog')
  await alert.getByText(sentence, { exact: true }).waitFor()
  await alert.getByRole('button', { name: 'OK' }).click()
}
export const shown = (page: Page, sentence: string | RegExp) =>
  page.getByText(sentence).first().waitFor()
