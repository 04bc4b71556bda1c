import type { Page } from 'playwright-core'
import t from 'tap'
import { beginDebate } from '#api/tests/factories.ts'
import { openWithProvider, PEOPLE, PROVIDER } from '#api/tests/sign-in/start-provider.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { findAxeProblemsInThemes } from '../find-axe-problems.ts'
import { openBrowser } from '../open-browser.ts'

const app = await openWithProvider(t)
const openPage = await openBrowser(t, app.url)

const SETUP = {
  stance: 'for',
  mode: 'text',
  topic_id: 'custom',
  custom_topic: 'Tea is better than coffee',
}
const BUTTON = { name: new RegExp(`^(Continue with|Connect) ${PROVIDER}$`) }

const pathOf = (page: Page) => new URL(page.url()).pathname
const says = (page: Page, sentence: string | RegExp) =>
  page.getByRole('alert').getByText(sentence).waitFor()
const meOf = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  return (await app.call('GET', '/api/auth/me', { token: token ?? '' })).body
}

const open = async (options: Parameters<typeof openPage>[0] = { isReused: true }) => {
  const { page } = await openPage(options)
  // The provider's own pages ask for a font from elsewhere.
  await page.route('https://fonts.googleapis.com/**', route => route.abort())
  return page
}

/** Through the provider's own pages, as somebody there; without a name, by its "Cancel". */
const signIn = async (page: Page, who: string | null) => {
  await page.getByRole('button', BUTTON).click()
  const login = page.getByPlaceholder('Enter any login')
  await login.waitFor()
  if (who === null) {
    await page.getByRole('link', { name: 'Cancel' }).click()
    return
  }
  await login.fill(who)
  await page.getByPlaceholder('and password').fill('anything')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}
/** The provider asks again who one is. */
const leaveProvider = (page: Page) => page.context().clearCookies({ domain: 'localhost' })

t.test(
  'from the login, with a debate that waits: it begins, and keeps the account',
  wholeOnly,
  async t => {
    const page = await open()
    await page.goto('/login')
    await page.evaluate(
      setup => sessionStorage.setItem('pendingDebateSetup', setup),
      JSON.stringify(SETUP),
    )
    await page.reload()
    await page.getByText('Your debate is ready').waitFor()
    await page.getByRole('heading', { name: 'Or continue with' }).waitFor()
    t.strictSame(await findAxeProblemsInThemes(page), [])
    await signIn(page, 'ada')
    await page.waitForURL(/\/debate\?debate=/)
    await page.locator('[data-speaker="ai"]').first().waitFor()
    t.match(await meOf(page), { email: PEOPLE.ada?.email, social_provider: PROVIDER })
    t.notMatch(page.url(), /code=/)
  },
)

t.test(
  'from the registration: a refusal, an unverified address, a taken one, a new account',
  async t => {
    const owner = { email: PEOPLE.dora?.email, password: 'secret-1', username: 'TheOwner' }
    await app.call('POST', '/api/auth/register', { body: owner })
    const page = await open()
    await page.goto('/register')
    await signIn(page, null)
    await says(page, `Failed to sign up with ${PROVIDER}. Please try again.`)
    t.equal(pathOf(page), '/register')
    await signIn(page, 'ben')
    await says(page, `${PROVIDER} has not verified your email address.`)
    await leaveProvider(page)
    await signIn(page, 'dora')
    await says(page, /There is already an account with dora@lyceum.example/)
    t.equal(await page.evaluate(() => localStorage.getItem('authToken')), null)
    await leaveProvider(page)
    await signIn(page, 'cleo')
    await page.getByRole('link', { name: 'Profile' }).waitFor()
    t.equal(pathOf(page), '/')
    t.match(await meOf(page), { username: 'Debater' })
  },
)

t.test('from a guest’s results: the debate becomes the account’s', async t => {
  const page = await open()
  const { debate_id, cookie } = await beginDebate(app)
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: app.url }])
  await page.goto(`/results/${debate_id}`)
  await page.getByRole('complementary').getByRole('link').first().click()
  await page.waitForURL('**/login')
  await signIn(page, 'ada')
  await page.waitForURL(url => url.pathname === '/')
  await page.goto(`/results/${debate_id}`)
  await page.getByRole('link', { name: 'Continue Debate' }).waitFor()
  t.equal(await page.getByRole('complementary').count(), 0)
})

t.test('from the profile: the owner of a password account connects it', wholeOnly, async t => {
  const body = { email: PEOPLE.dora?.email, password: 'secret-1' }
  const { token } = (await app.call<{ token: string }>('POST', '/api/auth/login', { body })).body
  const page = await open({ isReused: true, stored: { authToken: token } })
  await page.goto('/profile')
  await signIn(page, 'cleo')
  await says(page, /already connected with another one/)
  t.equal(pathOf(page), '/profile')
  await leaveProvider(page)
  await signIn(page, 'dora')
  await page.getByText(`${PROVIDER} opens this account.`).waitFor()
  t.match(await meOf(page), { username: 'TheOwner', social_provider: PROVIDER })
})

t.test('a sign-in that cannot begin, and one that somebody made up', wholeOnly, async t => {
  const page = await open()
  await page.route('**/social-login/begin', route => route.abort())
  await page.goto('/login')
  await page.getByRole('button', BUTTON).click()
  await says(page, `Failed to open ${PROVIDER} Sign-In. Please try again.`)
  await page.goto('/login/return?code=stolen&state=made-up')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  t.equal(await page.getByRole('alert').count(), 0)
  await page.evaluate(name => sessionStorage.setItem('signInPurpose', `login ${name}`), PROVIDER)
  await page.goto('/login/return?code=stolen&state=made-up')
  await says(page, `Failed to login with ${PROVIDER}. Please try again.`)
  t.equal(await page.evaluate(() => localStorage.getItem('authToken')), null)
})

t.test(
  'inside a messenger: how to get out of it instead of a button, in both languages',
  async t => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Instagram 355.0'
    const page = await open({ userAgent, locale: 'zh-CN' })
    await page.goto('/login')
    await page.getByText(`${PROVIDER} 无法在这个应用内登录。`).waitFor()
    await page.getByRole('button', { name: 'EN', exact: false }).first().click()
    await page.getByText(`${PROVIDER} does not sign in inside this app.`).waitFor()
    t.equal(await page.getByRole('button', BUTTON).count(), 0)
  },
)
