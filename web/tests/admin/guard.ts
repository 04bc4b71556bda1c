import type { Locator, Page } from 'playwright-core'
import t from 'tap'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { findAxeProblemsInThemes } from '../find-axe-problems.ts'
import { ada, openPage, shown, signedIn } from './app.ts'

/** As rows do when others come: the mouse moves on before the browser has drawn what is below. */
const goThereFromWhatGoesAway = async (page: Page, there: Locator) => {
  const place = await there.boundingBox()
  if (!place) throw new Error('there is nothing to go to')
  const cover = await page.evaluateHandle(() => {
    const element = document.createElement('div')
    element.style.cssText = 'position: fixed; inset: 40%'
    document.querySelector('main')?.append(element)
    return element
  })
  await page.mouse.move(640, 360)
  await Promise.all([
    cover.evaluate(element => {
      element.remove()
      const busyUntil = performance.now() + 200
      while (performance.now() < busyUntil);
    }),
    page.mouse.move(place.x + place.width / 2, place.y + place.height / 2),
  ])
}

t.test('the guard: login, its failures, a token that is none, logout', async t => {
  const { page } = await openPage({ isReused: true })
  await page.goto('/admin/users')
  await page.waitForURL('/admin/login')
  await page.getByRole('button', { name: 'Log In' }).click()
  await shown(page, 'Email is required')
  await shown(page, 'Password is required')
  await page.getByLabel('Email').fill('admin@example.org')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Log In' }).click()
  await shown(page, 'Invalid email or password')
  await page.getByLabel('Password', { exact: true }).fill('admin-secret')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('/admin/dashboard')
  const menu = page.getByRole('button', { name: 'Your account' })
  const logOut = page.getByRole('button', { name: 'Logout' })
  await menu.hover()
  await logOut.hover()
  await logOut.waitFor()
  await page.mouse.move(5, 400)
  await logOut.waitFor({ state: 'hidden' })
  await goThereFromWhatGoesAway(page, menu)
  await logOut.waitFor()
  await page.mouse.move(5, 400)
  await logOut.waitFor({ state: 'hidden' })
  await menu.click()
  await shown(page, 'admin@example.org')
  await logOut.click()
  await page.waitForURL('/admin/login')
  t.equal(await page.evaluate(() => localStorage.getItem('adminToken')), null)
  for (const token of ['nonsense', ada.token]) {
    await page.evaluate(value => localStorage.setItem('adminToken', value), token)
    await page.goto('/admin')
    await page.waitForURL('/admin/login')
    t.equal(
      await page.evaluate(() => localStorage.getItem('adminToken')),
      null,
      'what is no admin token is removed',
    )
  }
})

t.test('an administrator is invited by a link, and revoked again', wholeOnly, async t => {
  const { page } = await signedIn('/admin/settings')
  await page.getByLabel('Address of a new administrator').fill('grace@example.org')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('The link').inputValue()
  const { page: theirs } = await openPage({ isReused: true })
  await theirs.goto(link)
  await theirs.getByLabel('Full Name').waitFor()
  t.same(await findAxeProblemsInThemes(theirs), [])
  await theirs.getByLabel('Full Name').fill('Grace Hopper')
  await theirs.getByLabel('Password', { exact: true }).fill('grace-secret')
  await theirs.getByRole('button', { name: 'Accept the invitation' }).click()
  await theirs.waitForURL('/admin/dashboard')
  await theirs.goto('/admin/settings')
  await theirs.getByLabel('Current password').fill('not it')
  await theirs.getByLabel('New password').fill('qwerty')
  await shown(theirs, 'Many people use this password')
  await theirs.getByRole('button', { name: 'Change password' }).click()
  await shown(theirs, 'The current password is not right')
  await theirs.getByLabel('Current password').fill('grace-secret')
  await theirs.getByLabel('New password').fill('grace-secret-2')
  await theirs.getByRole('button', { name: 'Change password' }).click()
  await shown(theirs, 'Password changed. Every other login has ended.')
  await page.reload()
  await page.getByRole('button', { name: 'Revoke Grace Hopper' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await shown(page, 'Revoked')
  await theirs.goto('/admin/users')
  await theirs.waitForURL('/admin/login')
  await theirs.goto(link)
  await shown(theirs, 'This invitation no longer works')
  t.pass('in and out')
})
