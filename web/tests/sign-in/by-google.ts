import type { Page } from 'playwright-core'
import t from 'tap'
import { openWithGoogle } from '#api/tests/sign-in/open-with-google.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { openBrowser } from '../open-browser.ts'
import { standInGoogle } from './stand-in-google.ts'

const app = await openWithGoogle(t)
const openPage = await openBrowser(t, app.url)

const ADA = { sub: '42', email: 'ada@gmail.example', email_verified: true, name: 'Ada Lovelace' }
const says = (page: Page, sentence: string) =>
  page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
/** Google's button, once its script has drawn it. */
const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

t.test('Google’s window: closed, then with a forged token, then with Ada’s', wholeOnly, async t => {
  const { page } = await openPage({ isReused: true })
  let isForged = true
  await standInGoogle(page, async nonce => {
    const token = await app.signAs(ADA, nonce)
    return isForged ? `${token.slice(0, -8)}AAAAAAAA` : token
  })
  await page.goto('/login')
  const openWindow = async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), button(page).click()])
    await popup.getByRole('button', { name: 'Ada at Google' }).waitFor()
    return popup
  }
  await (await openWindow()).close()
  t.equal(await page.getByRole('alert').count(), 0, 'a closed window is no failure')

  const choose = async () => (await openWindow()).getByRole('button').click()
  const renewed = page.waitForResponse('**/social-login/begin')
  await choose()
  await says(page, 'Failed to login with Google. Please try again.')
  t.equal(await page.evaluate(() => localStorage.getItem('authToken')), null)

  await renewed
  isForged = false
  await choose()
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByText('Google opens this account.').waitFor()
  t.equal(await page.getByRole('heading', { name: 'AdaLovelace' }).count(), 1)
})

t.test('no credential enters that is not for us, not now, not from there or used', async t => {
  const { page } = await openPage({ isReused: true })
  let used = ''
  const kinds: Record<string, (nonce: string) => Promise<string>> = {
    Ada: async nonce => {
      used = await app.signAs(ADA, nonce)
      return used
    },
    'used before': async () => used,
    'of another nonce': () => app.signAs(ADA, 'of-somebody-else'),
    'for another audience': nonce => app.signAs({ ...ADA, aud: 'somebody-else' }, nonce),
    expired: nonce => app.signAs({ ...ADA, exp: 1 }, nonce),
    'of a foreign key': nonce => app.signAs(ADA, nonce, app.foreignKey),
  }
  let kind = 'Ada'
  await standInGoogle(page, async nonce => (await kinds[kind]?.(nonce)) ?? '')
  const answerTo = async (next: string): Promise<number> => {
    kind = next
    await page.goto('/login')
    const [popup] = await Promise.all([page.waitForEvent('popup'), button(page).click()])
    const answer = page.waitForResponse('**/auth/social-login')
    await popup.getByRole('button', { name: 'Ada at Google' }).click()
    return (await answer).status()
  }
  t.equal(await answerTo('Ada'), 200)
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  await page.evaluate(() => localStorage.removeItem('authToken'))
  for (const refused of Object.keys(kinds).slice(1)) {
    t.equal(await answerTo(refused), 401, refused)
    await says(page, 'Failed to login with Google. Please try again.')
    t.equal(await page.evaluate(() => localStorage.getItem('authToken')), null, refused)
  }
})

t.test('what Google’s script may fail at has its sentence', async t => {
  const { page } = await openPage()
  await page.context().route('https://accounts.google.com/**', route => route.abort())
  await page.goto('/login')
  await says(page, 'Failed to load Google Sign-In')
  const fail = async (script: string, sentence: string) => {
    await page.context().unrouteAll()
    await standInGoogle(page, async () => '', script)
    await page.goto('/register')
    await says(page, sentence)
  }
  await fail('', 'Google Sign-In is not available. Please refresh the page.')
  const broken = 'window.google = { accounts: { id: { initialize() { throw new Error("no") } } } }'
  await fail(broken, 'Failed to initialize Google Sign-In')
  await page.route('**/social-login/begin', route => route.abort())
  await page.goto('/login')
  await says(page, 'Failed to open Google Sign-In. Please try again.')
  t.pass()
})

t.test('the policy is opened for Google alone, and for its window', async t => {
  const { headers } = await fetch(`${app.url}/login`)
  const policy = headers.get('content-security-policy') ?? ''
  t.match(policy, /script-src 'self' https:\/\/accounts\.google\.com\/gsi\/client;/)
  t.match(policy, /frame-src https:\/\/accounts\.google\.com\/gsi\//)
  t.equal(headers.get('cross-origin-opener-policy'), 'same-origin-allow-popups')
})
