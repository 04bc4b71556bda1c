import type { Page } from 'playwright-core'
import t from 'tap'
import { isWhole, wholeOnly } from '#scripts/whole-tests.ts'
import { findAxeProblemsInThemes } from '../find-axe-problems.ts'
import { ada, scored, shown, signedIn } from './app.ts'

t.test('settings save the full name, and say so for three seconds', wholeOnly, async t => {
  const { page } = await signedIn('/admin/settings', { isReused: false })
  await shown(page, 'Admin avatars are assigned during account creation')
  t.equal(await page.getByLabel('Email').isDisabled(), true)
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const saved = page.getByText('Profile updated successfully!')
  await saved.waitFor()
  await page.clock.runFor(2999)
  t.equal(await saved.count(), 1)
  await page.clock.runFor(2999)
  await saved.waitFor({ state: 'detached' })
  await page.clock.resume()
  await page.reload()
  await page.waitForFunction(() => document.querySelector('input')?.value === 'Grace Hopper')
})

t.test('what cannot be loaded says so', async () => {
  const { page } = await signedIn('/admin/settings')
  await page.route('**/graphql', route => route.abort())
  for (const [path, sentence] of [
    ['/admin/dashboard', 'Failed to load debate results'],
    ['/admin/users', 'Failed to load users'],
    [`/admin/users/${ada.user.user_id}`, 'Failed to load user details'],
    ['/admin/topics', 'Failed to load topics'],
    ['/admin/overview', 'The overview could not be loaded.'],
  ] as const) {
    await page.goto(path)
    await shown(page, sentence)
  }
})

// Ten rows are like fifty, and are examined in a fifth of the time.
const PAGES: readonly (readonly [path: string, ready: string])[] = [
  ['/admin/dashboard?stance=against&pageSize=10', 'Popular Debate Topics'],
  ['/admin/overview', 'Newest users'],
  ['/admin/users', 'Showing 1 to'],
  [`/admin/users/${ada.user.user_id}`, 'Recent Activity'],
  ['/admin/topics?pageSize=10', 'Showing 1 to'],
  [`/admin/debates/${scored}`, 'Transcript'],
  ['/admin/api-keys', 'New API key'],
  ['/admin/settings', 'Profile Information'],
  ['/admin/changes', 'Changes'],
  ['/admin/dashboard-mock', 'sample figures'],
  ['/admin/users-mock', 'sample figures'],
  ['/admin/topics-mock', 'sample figures'],
]
const PHONE = { width: 390, height: 900 }
const LAPTOP = { width: 1280, height: 900 }
/** In the short form every second page is examined, at one width: so either width meets half. */
const isExaminedAt = (viewport: object, nth: number) =>
  isWhole || nth % 4 === (viewport === LAPTOP ? 0 : 2)

/** Waits until the page, laid out anew, is no wider than its window. */
const fits = (page: Page, width: number) =>
  page.waitForFunction(most => document.documentElement.scrollWidth <= most, width)

for (const viewport of [LAPTOP, PHONE])
  t.test(`axe-core finds nothing in the admin area, ${viewport.width} px`, async t => {
    const { page } = await signedIn('/favicon.svg', { viewport })
    for (const [path, ready] of PAGES.filter((_page, nth) => isExaminedAt(viewport, nth))) {
      await page.goto(path)
      await shown(page, ready)
      if (path === '/admin/overview') await page.locator('figure svg rect').first().waitFor()
      t.same(await findAxeProblemsInThemes(page), [], path)
      for (const size of new Set([viewport, PHONE])) {
        await page.setViewportSize(size)
        await t.resolves(fits(page, size.width), `${path} is no wider than ${size.width} px`)
      }
      await page.setViewportSize(viewport)
    }
    if (!isWhole && viewport !== PHONE) return
    await page.goto('/admin/dashboard?pageSize=10')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    t.same(await findAxeProblemsInThemes(page), [], 'the open filters')
    await page.goto('/admin/topics?pageSize=10')
    await page.getByRole('button', { name: 'Add New Topic' }).click()
    await page.getByText('Points', { exact: true }).click()
    t.same(await findAxeProblemsInThemes(page), [], 'the open form of a topic')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    t.same(await findAxeProblemsInThemes(page), [], 'the import')
  })
