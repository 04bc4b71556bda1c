import { readFileSync } from 'node:fs'
import t from 'tap'
import { beginDebate, registerUser } from '#api/tests/factories.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { findAxeProblemsInThemes } from '../find-axe-problems.ts'
import { answer, app, asUser, cutOff, email, shown, storedToken, token } from './app.ts'

t.test(
  'a stored token that fails is forgotten; a 401 on a call leads to the login; Log Out leads home',
  wholeOnly,
  async t => {
    const page = await asUser('nonsense')
    await page.goto('/')
    await page.getByRole('link', { name: 'Log In' }).waitFor()
    t.equal(await storedToken(page), null)
    for (const path of ['/', '/shared/none', '/register', '/admin/login']) {
      await page.evaluate(() => localStorage.setItem('authToken', 'nonsense'))
      await page.goto(path)
      await page.waitForFunction(() => localStorage.getItem('authToken') === null)
      await page.getByRole('heading').first().waitFor()
      t.equal(new URL(page.url()).pathname, path, 'it takes over no page that needs none')
    }

    const other = await asUser()
    await other.goto('/')
    await other.getByRole('link', { name: 'Your profile' }).waitFor()
    await answer(other, '**/api/users/profile', 401, { error: 'x' })
    await other.getByRole('link', { name: 'Your profile' }).click()
    await other.waitForURL('/login')
    t.equal(await storedToken(other), null)

    const theirs = (await registerUser(app)).token
    const leaving = await asUser(theirs)
    await leaving.goto('/profile')
    await leaving.getByRole('button', { name: 'Log Out', exact: true }).click()
    await leaving.waitForURL('/')
    t.equal(await storedToken(leaving), null)
    await leaving.goto('/profile')
    await leaving.waitForURL('/login')
    const left = await app.call('GET', '/api/auth/me', { token: theirs })
    t.equal(left.status, 401, 'the login itself has ended')
  },
)

t.test(
  'profile: what fails is said, and an avatar is saved when it is chosen',
  wholeOnly,
  async t => {
    const page = await asUser()
    await cutOff(page, '**/api/users/profile')
    await page.goto('/profile')
    await shown(page, 'Your profile could not be loaded.')
    await page.unroute('**/api/users/profile')
    await page.getByRole('button', { name: 'Try again' }).click()
    for (const label of ['Average Score', 'Debate Sessions', 'Rank', 'Past Debates'])
      await shown(page, label)
    await page.getByRole('button', { name: 'Change avatar' }).click()
    await page.getByRole('dialog').getByText('Choose Your Avatar').waitFor()
    await page.route('**/api/auth/me', route =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Abstract 4' }).click()
    await shown(page, 'The avatar could not be saved. Please try again.')
    await page.unroute('**/api/auth/me')
    await page.getByRole('button', { name: 'Abstract 4' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const { debate_id } = await beginDebate(app, { token })
    await page.reload()
    await page.getByRole('link', { name: 'Go on' }).first().click()
    await page.waitForURL(`/debate?debate=${debate_id}`)
    const me = await app.call<{ avatar_id: string }>('GET', '/api/auth/me', { token })
    t.equal(me.body.avatar_id, 'avatar-4')
  },
)

t.test('profile: logins are ended there, own data is downloaded, the account deleted', async t => {
  const ada = await registerUser(app)
  const logIn = async () => {
    const { body } = await app.call<{ token: string }>('POST', '/api/auth/login', {
      body: { email: ada.email, password: ada.password },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:147.0) Firefox/147.0' },
    })
    return body.token
  }
  const elsewhere = await logIn()
  const page = await asUser(ada.token)
  await page.goto('/profile')
  await shown(page, 'this one')
  await page.getByRole('button', { name: 'End the login of Firefox on Windows' }).click()
  await page.getByText('Firefox on Windows').waitFor({ state: 'detached' })
  t.equal((await app.call('GET', '/api/auth/me', { token: elsewhere })).status, 401)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  t.equal(file.suggestedFilename(), 'my-debates.json')
  t.match(JSON.parse(readFileSync(await file.path(), 'utf8')), { account: { email: ada.email } })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Password', { exact: true }).fill('not it')
  await dialog.getByRole('button', { name: 'Delete for ever' }).click()
  await shown(page, 'The current password is not right')
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password)
  await dialog.getByRole('button', { name: 'Delete for ever' }).click()
  await page.waitForURL('/')
  t.equal(await storedToken(page), null)
  t.equal((await app.call('GET', '/api/auth/me', { token: ada.token })).status, 401)

  const bob = await registerUser(app)
  const other = await asUser(bob.token)
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Log out everywhere' }).click()
  await other.waitForURL('/')
  t.equal((await app.call('GET', '/api/auth/me', { token: bob.token })).status, 401)
})

t.test('profile: a new address and a new password need the current one', wholeOnly, async t => {
  const ada = await registerUser(app)
  const body = { email: ada.email, password: ada.password }
  const { token: elsewhere } = (
    await app.call<{ token: string }>('POST', '/api/auth/login', { body })
  ).body
  const statusOf = async (own: string) =>
    (await app.call('GET', '/api/auth/me', { token: own })).status
  const page = await asUser(ada.token)
  await page.goto('/profile')
  const dialog = page.getByRole('dialog')
  const current = dialog.getByLabel('Current password')
  const next = dialog.getByLabel('New password')
  const save = dialog.getByRole('button', { name: 'Save' })
  const errorOf = (name: string) =>
    dialog.getByLabel(name).evaluate(field => {
      const id = field.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
      return document.getElementById(id)?.textContent
    })

  await page.getByRole('button', { name: 'Change email address' }).click()
  await dialog.getByLabel('New email address').fill(email)
  await save.click()
  t.equal(await errorOf('Current password'), 'Password is required')
  await current.fill('not it')
  await save.click()
  await shown(page, 'The current password is not right')
  t.equal(await errorOf('Current password'), 'The current password is not right')
  t.equal(await current.evaluate(field => field === document.activeElement), true)
  await current.fill(ada.password)
  await save.click()
  await dialog.getByText('already').waitFor()
  t.match(await errorOf('New email address'), /already/, 'the address of somebody else')
  await dialog.getByLabel('New email address').fill(`new.${ada.email}`)
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  t.equal(await page.getByText(`new.${ada.email}`).count(), 2, 'under the name and in its row')
  t.equal(await statusOf(elsewhere), 200, 'a new address ends no login')

  const opener = page.getByRole('button', { name: 'Change password' })
  await opener.click()
  await current.fill(ada.password)
  await next.fill('password1')
  await shown(page, 'Many people use this password')
  t.strictSame(await findAxeProblemsInThemes(page), [])
  await next.fill('short')
  await save.click()
  t.equal(await errorOf('New password'), 'Password must be at least 6 characters')
  await next.fill('a longer secret')
  await cutOff(page, '**/api/auth/me')
  await save.click()
  await dialog.getByRole('alert').waitFor()
  await page.unroute('**/api/auth/me')
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  await shown(page, 'Password changed. Every other login has ended.')
  t.equal(await opener.evaluate(button => button === document.activeElement), true)
  for (const own of [elsewhere, ada.token]) t.equal(await statusOf(own), 401)
  t.equal(await statusOf((await storedToken(page)) ?? ''), 200, 'this browser is still logged in')
  await shown(page, 'this one')
  t.equal(await page.getByText('Last used').count(), 1, 'the list knows of it')
  await page.reload()
  await opener.waitFor()
})
