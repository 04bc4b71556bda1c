import type { Page } from 'playwright-core'
import t from 'tap'
import { registerUser } from '#api/tests/factories.ts'
import { openApp } from '#api/tests/test-app.ts'
import { findAxeProblems } from './find-axe-problems.ts'
import { openBrowser } from './open-browser.ts'

const app = await openApp(t)
const openPage = await openBrowser(t, app.url)

const POINT = 'Orange paint fades in two summers, so the work comes back every other year.'

const openDialog = async () => {
  const { token } = await registerUser(app)
  const { page } = await openPage({ baseURL: app.url, stored: { authToken: token } })
  await page.goto('/')
  await page.getByRole('button', { name: /Custom Topic/ }).click()
  await page.getByLabel('Enter your topic').fill('The town should paint its benches orange')
  return page
}
const pointOf = (page: Page, side: string, place: number) =>
  page.getByRole('group', { name: side }).getByLabel(`Point ${place}`)

t.test('a brief is closed at first, and the opponent argues from it', async t => {
  const page = await openDialog()
  t.equal(await pointOf(page, 'Against the motion', 1).isVisible(), false)
  await page.getByText('Add a brief (optional)').click()
  await pointOf(page, 'Against the motion', 1).fill(POINT)
  t.same(await findAxeProblems(page), [])
  await page.getByRole('dialog').getByText('Support', { exact: true }).click()
  await page.getByRole('button', { name: 'Text with AI' }).click()
  await page.waitForURL(/\/debate\?debate=/)
  await page.getByRole('log').getByText(POINT).waitFor()
})

t.test('a point that is too long says so, also where the brief was closed again', async t => {
  const page = await openDialog()
  const summary = page.getByText('Add a brief (optional)')
  await summary.click()
  await pointOf(page, 'For the motion', 2).fill('a'.repeat(301))
  await page.getByRole('dialog').getByText('Support', { exact: true }).click()
  await page.getByText('A point can have at most 300 characters').waitFor()
  await page.getByRole('button', { name: 'Text with AI' }).click()
  t.match(page.url(), /\/$/, 'nothing is started')
  t.equal(await pointOf(page, 'For the motion', 2).isVisible(), true)
  t.equal(await pointOf(page, 'For the motion', 2).getAttribute('aria-invalid'), 'true')
  await pointOf(page, 'For the motion', 2).fill('Old people find a seat in time')
  await page.getByRole('button', { name: 'Text with AI' }).click()
  await page.waitForURL(/\/debate\?debate=/)
})
