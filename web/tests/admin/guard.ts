import t from 'tap'
import { ada, openPage, shown } from './app.ts'

t.test('the guard: login, its failures, a token that is none, logout', async t => {
  const { page } = await openPage({ isReused: true })
  await page.goto('/admin/users')
  await page.waitForURL('/admin/login')
  await page.getByRole('button', { name: 'Log In' }).click()
  await shown(page, 'Email is required')
  await shown(page, 'Password is required')
  await page.getByLabel('Email').fill('admin@example.org')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Log In' }).click()
  await shown(page, 'Invalid email or password')
  await page.getByLabel('Password').fill('admin-secret')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('/admin/dashboard')
  const menu = page.getByRole('button', { name: 'Your account' })
  const logOut = page.getByRole('button', { name: 'Logout' })
  await menu.hover()
  await logOut.hover()
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
