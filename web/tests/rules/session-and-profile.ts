import t from 'tap'
import { beginDebate } from '#api/tests/factories.ts'
import { answer, app, asUser, cutOff, shown, storedToken, token } from './app.ts'

t.test(
  'a stored token that fails is forgotten; a 401 on a call leads to the login; Log Out leads home',
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

    const leaving = await asUser()
    await leaving.goto('/profile')
    await leaving.getByRole('button', { name: 'Log Out' }).click()
    await leaving.waitForURL('/')
    t.equal(await storedToken(leaving), null)
    await leaving.goto('/profile')
    await leaving.waitForURL('/login')
  },
)

t.test('profile: what fails is said, and an avatar is saved when it is chosen', async t => {
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
})
