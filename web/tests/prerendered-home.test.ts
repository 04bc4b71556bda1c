import type { Page } from 'playwright-core'
import t from 'tap'
import { openApp } from '#api/tests/test-app.ts'
import { holdBack, layoutShift, MOST_SHIFT } from './layout-shift.ts'
import { openBrowser } from './open-browser.ts'

const app = await openApp(t)
const openPage = await openBrowser(t, app.url)

/** The app itself; the small script that looks whom the page suits is not held back. */
const APP = '**/assets/index-*.js'
const question = (page: Page) => page.locator('h1', { hasText: 'What will you argue?' })
const paintings = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)

t.test('a newcomer reads home before the app is there, and then uses the same page', async t => {
  const { page, problems } = await openPage()
  const letGo = await holdBack(page, APP)
  await page.goto('/', { waitUntil: 'commit' })
  await question(page).waitFor()
  await page.getByText('Everyone knows', { exact: true }).waitFor()
  t.equal(await page.locator('#root').getAttribute('inert'), '')
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  const late = page.locator('script[type=module], link[rel=modulepreload], link[rel=preload]')
  for (const link of await late.all())
    t.equal(await link.getAttribute('fetchpriority'), 'low', 'styles have the line first')
  await question(page).evaluate(heading => Object.assign(heading, { isFirst: true }))
  letGo()
  await page.getByRole('button', { name: 'I support this topic' }).first().click()
  await page.getByRole('dialog').waitFor()
  t.ok(await question(page).evaluate(heading => 'isFirst' in heading), 'it is not drawn again')
  t.ok((await layoutShift(page)) < MOST_SHIFT)
  t.same(problems, [])
})

t.test('it comes in the language of the browser', async t => {
  const { page, problems } = await openPage({ locale: 'zh-CN' })
  const letGo = await holdBack(page, APP)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'English', includeHidden: true }).waitFor()
  t.equal(await page.evaluate(() => document.documentElement.lang), 'zh')
  letGo()
  await page.locator('#root:not([inert])').waitFor()
  t.same(problems, [])
})

t.test('whom it does not suit never sees it', async t => {
  const stored = { debateChoice: '{"mode":"text"}', language: 'en' }
  for (const [key, value] of Object.entries(stored)) {
    const locale = key === 'language' ? 'zh-CN' : 'en-GB'
    const { page, problems } = await openPage({ stored: { [key]: value }, locale })
    const letGo = await holdBack(page, APP)
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('h1').waitFor({ state: 'attached' })
    // Until the styles are there nothing is painted, and what they will hide counts as visible.
    await page.locator('h1').waitFor({ state: 'hidden' })
    t.equal(await paintings(page), 0, key)
    letGo()
    await question(page).waitFor()
    t.same(problems, [])
  }
})
