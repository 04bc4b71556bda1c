import type { Page } from 'playwright-core'
import t from 'tap'
import { openApp } from '#api/tests/test-app.ts'
import { listMotions, motionsOn } from '#schema/motions/list-motions.ts'
import { findAxeProblemsInLightAndDark } from './find-axe-problems.ts'
import { openBrowser } from './open-browser.ts'

const app = await openApp(t)
const openPage = await openBrowser(t, app.url)
const POPULAR = 20
/** Motions that nobody has debated yet are listed by their recommendation: this one comes late. */
const LATE = { en: 'prison', zh: '监狱' }

const openHome = async () => {
  const { page, problems } = await openPage({ viewport: { width: 390, height: 844 } })
  await page.goto('/')
  await page.getByRole('button', { name: 'I support this topic' }).first().waitFor()
  return { page, problems }
}
const rows = (page: Page) => page.getByRole('button', { name: 'I support this topic' })
const untilRows = (page: Page, count: number) =>
  page.waitForFunction(
    wanted =>
      document.querySelectorAll('[aria-busy="false"] li h3').length === wanted ||
      document.querySelectorAll('section li h3').length === wanted,
    count,
  )

t.test('the search finds every motion, in both languages', async t => {
  const { page, problems } = await openHome()
  t.equal(await rows(page).count(), POPULAR)
  for (const word of [LATE.en, LATE.zh]) {
    await page.getByRole('searchbox').fill(word)
    await page.getByRole('heading', { level: 3, name: /prison/i }).waitFor()
  }
  await page.getByRole('searchbox').fill('')
  await untilRows(page, POPULAR)
  t.same(problems, [])
})

t.test('a theme narrows the list, and chosen again lets all in', async t => {
  const { page } = await openHome()
  const theme = page.getByRole('button', { name: 'Health' })
  await theme.click()
  await untilRows(page, motionsOn('health').length)
  t.equal(await theme.getAttribute('aria-pressed'), 'true')
  t.same(await findAxeProblemsInLightAndDark(page), [])
  await theme.click()
  await untilRows(page, POPULAR)
})

t.test('the list keeps to the popular ones until all are asked for', async t => {
  const { page } = await openHome()
  await page.getByRole('button', { name: 'Show all topics' }).click()
  await untilRows(page, listMotions().size)
  t.equal(await page.getByRole('button', { name: 'Show all topics' }).count(), 0)
})

t.test('a search that fails says so, and can be tried again', async t => {
  const { page } = await openHome()
  await page.route('**/api/topics?*', route => route.abort())
  await page.getByRole('searchbox').fill(LATE.en)
  await page.getByText('The topics could not be loaded.').waitFor()
  await page.unroute('**/api/topics?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 3, name: /prison/i }).waitFor()
  t.pass('found')
})

t.test('on a phone two motions stand above the fold', async t => {
  const { page } = await openHome()
  const second = await rows(page).nth(1).boundingBox()
  t.ok(second && second.y + second.height <= 844, JSON.stringify(second))
})

t.test('figures of the platform wait until there is something to count', async t => {
  const { page } = await openHome()
  const stats = (totalDebates: number) => ({
    json: { totalUsers: 7, totalDebates, averageScore: 51, totalTopics: 44 },
  })
  await page.route('**/api/users/stats', route => route.fulfill(stats(20)))
  await page.reload()
  await page.getByText('Debaters').waitFor()
  await page.unroute('**/api/users/stats')
  const answer = page.waitForResponse('**/api/users/stats')
  await page.reload()
  await answer
  await page.getByRole('heading', { name: 'Leaderboard' }).waitFor()
  t.equal(await page.getByText('Debaters').count(), 0)
})
