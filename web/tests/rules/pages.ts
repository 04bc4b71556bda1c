import type { Page } from 'playwright-core'
import t from 'tap'
import { beginDebate, firstTopic, logInAdmin, registerUser, SPEECH } from '#api/tests/factories.ts'
import { SKILLS } from '#schema/constants.ts'
import type { ShareLink } from '#schema/entities.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { holdBack, layoutShift, MOST_SHIFT } from '../layout-shift.ts'
import { app, openPage, setup, shown, store } from './app.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
/** What the margins leave of A4. */
const PAPER = { width: 642, height: 980 }
const WHO = 'Averylongusername19'
const { token, user } = await registerUser(app, { username: WHO })
const topic = await firstTopic(app)

const play = async (speeches: readonly string[], isEnded = true) => {
  const { debate_id } = await beginDebate(app, { token })
  for (const message of speeches)
    await app.call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message } })
  if (isEnded) await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  return debate_id
}
const scored = await play([SPEECH, `${SPEECH} Again.`])
await play([SPEECH, `${SPEECH} Once more.`])
await play([])
const ongoing = await play([SPEECH], false)
const share = (await app.call<ShareLink>('POST', `/api/debates/${scored}/share`, { token })).body

const open = async (viewport = SIZES[0], stored: Record<string, string> = {}) =>
  (await openPage({ isReused: true, ...(viewport && { viewport }), stored })).page
const asDebater = (viewport = SIZES[0]) => open(viewport, { authToken: token })
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

t.test(
  'the profile has its shape and the header before its data and its code',
  wholeOnly,
  async t => {
    for (const size of SIZES) {
      const page = await asDebater(size)
      const [letCode, letData] = [
        await holdBack(page, '**/assets/profile-page*.js'),
        await holdBack(page, '**/api/users/profile'),
      ]
      await page.goto('/profile', { waitUntil: 'commit' })
      for (const words of ['AI Debater Tutor', 'Average Score', 'Past Debates'])
        await page.getByText(words, { exact: true }).waitFor()
      await page.getByRole('status').getByText('Loading profile...').waitFor({ state: 'attached' })
      letCode()
      await page.getByRole('heading', { name: WHO }).waitFor()
      letData()
      await page.getByRole('heading', { name: 'Monthly Trend' }).waitFor()
      const moved = await layoutShift(page)
      t.ok(moved < MOST_SHIFT, `${size.width} px: ${moved}`)
      t.ok(await fits(page))
    }
  },
)

t.test('home has its shape before its motions come, and nothing jumps', wholeOnly, async t => {
  for (const size of SIZES) {
    const page = await open(size)
    const letData = await holdBack(page, '**/api/**')
    await page.goto('/')
    await page.getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Log In' }).waitFor()
    letData()
    await page.getByRole('button', { name: 'I support this topic' }).first().waitFor()
    const moved = await layoutShift(page)
    t.ok(moved < MOST_SHIFT, `${size.width} px: ${moved}`)
  }
})

t.test('a past debate tells its side, mode, date and state; one is started from there', async t => {
  const page = await asDebater()
  await page.goto('/profile')
  const rows = page.getByRole('listitem').filter({ hasText: topic.topic_text_en })
  await rows.first().waitFor()
  const year = new Date().getFullYear()
  const texts = await rows.allInnerTexts()
  for (const text of texts) t.match(text.replaceAll(/\s+/g, ' '), RegExp(`For Text .* ${year}`))
  t.match(texts[0], /Score: -\s+Not finished\s+Go on/)
  t.match(texts[1], /Score: -\s+No score$/)
  t.match(texts[2], /Score: \d+\.\d$/)
  await page.getByText('4 debates').waitFor()
  const list = page.locator('ul', { has: rows.first() })
  t.ok(
    await list.evaluate(element => element.scrollHeight > element.clientHeight),
    'the rows scroll, with a shade at the edge behind which there are more',
  )
  t.match(await list.evaluate(element => getComputedStyle(element).backgroundImage), /gradient/)
  await rows.first().getByRole('link', { name: 'Go on' }).click()
  await page.waitForURL(`/debate?debate=${ongoing}`)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Start a debate' }).click()
  await page.waitForURL('/')
})

t.test('the profile shows how each of the seven skills has moved', async t => {
  const page = await asDebater()
  await page.goto('/profile')
  await page.getByRole('heading', { name: 'Seven skills over time' }).waitFor()
  t.equal(await page.getByRole('img', { name: /^\w+: from [\d.]+ to [\d.]+$/ }).count(), 7)
  await page.getByRole('button', { name: 'Show as table' }).first().click()
  t.equal(await page.getByRole('table').first().getByRole('row').count(), 3)
  t.ok(await fits(page))
})

t.test('a shared page says who argued what and how well, and fits a phone', async t => {
  for (const size of SIZES) {
    const page = await open(size)
    const letData = await holdBack(page, '**/api/shared/*')
    await page.goto(share.path)
    await page.getByRole('status').first().waitFor({ state: 'attached' })
    letData()
    await page.getByRole('heading', { name: topic.topic_text_en }).waitFor()
    for (const words of [`${WHO} argued for`, 'The AI opponent argued against', 'Debate score'])
      await shown(page, words)
    t.equal(await page.locator('dl dt').count(), SKILLS.length)
    const moved = await layoutShift(page)
    t.ok(moved < MOST_SHIFT, `${size.width} px: ${moved}`)
    t.ok(await fits(page), `${size.width} px`)
    const { y, height } = (await page.getByText('Take the other side').boundingBox()) ?? {}
    t.ok(Number(y) + Number(height) <= size.height, 'the way on stands above the fold')
  }
})

t.test('a visitor takes the other side of a shared debate, as a guest', async t => {
  const page = await open()
  await page.goto(share.path)
  await page.getByRole('link', { name: 'Take the other side' }).click()
  await page.waitForURL(/\/debate\?debate=/)
  await shown(page, 'You argue against')
  await page.getByRole('heading', { name: topic.topic_text_en }).waitFor()
  // As any first debate; a phone has no room to show it.
  await page.getByText('Beginner, calm professor').waitFor({ state: 'attached' })
  t.equal(await page.evaluate(() => localStorage.getItem('authToken')), null)
})

/** Sections whose heading goes overleaf with what it heads. */
const inBlocks = (page: Page) =>
  page
    .locator('section:has(> :is(h2, header)):visible')
    .evaluateAll(all => all.filter(each => getComputedStyle(each).display === 'block').length)
const visible = (page: Page, selector: string) => page.locator(`:is(${selector}):visible`).count()

t.test(
  'results, transcript and shared page print black on white, without what is pressed',
  wholeOnly,
  async t => {
    const page = await asDebater(PAPER)
    const screens = [
      [`/results/${scored}`, 'Debate score'],
      [`/transcript/${scored}`, 'You argue for'],
      [share.path, 'Debate score'],
      ['/profile', 'Monthly Trend'],
    ] as const
    for (const [path, words] of screens) {
      await page.goto(path)
      await shown(page, words)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      t.equal(await visible(page, 'button, nav, textarea, input'), 0, path)
      const html = page.locator('html')
      t.match(
        await html.evaluate(element => getComputedStyle(element).backgroundColor),
        /^(rgb\(255, 255, 255\)|white)$/,
      )
      t.equal(await visible(page, '[role="img"] svg'), 0, 'figures in place of drawings')
      t.ok(await fits(page), path)
      t.equal(await visible(page, 'section:has(> :is(h2, header))'), await inBlocks(page), path)
      await page.emulateMedia({ media: null, colorScheme: null })
    }
  },
)

t.test('a reset link that works no longer says so before the form', async t => {
  const page = await open()
  await page.goto('/reset-password/nothing')
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  t.equal(await page.getByLabel('Password').count(), 0)
  const admin = await logInAdmin(app)
  const reset = await app.call<{ path: string }>(
    'POST',
    `/api/admin/users/${user.user_id}/password-reset`,
    { token: admin },
  )
  await page.goto(reset.body.path)
  await page.getByLabel('Password', { exact: true }).waitFor()
  t.equal(await page.getByRole('heading', { name: 'no longer works' }).count(), 0)
})

t.test('a setup from the other language is shown in the page’s', wholeOnly, async t => {
  const { page } = await openPage({ locale: 'zh-CN', isReused: true })
  await page.goto('/')
  const { topic_id, topic_text_en, topic_text_zh } = topic
  const older = { ...setup, custom_topic: undefined, topic_id, topic_text: topic_text_en }
  await store(page, 'debateSetup', JSON.stringify(older))
  await page.goto('/debate')
  await page.waitForURL('/login')
  await shown(page, topic_text_zh ?? '')
  await store(page, 'selectedTopic', JSON.stringify({ topic }))
  await page.goto('/debate-setup')
  await shown(page, topic_text_zh ?? '')
  t.equal(await page.getByText(topic_text_en).count(), 0)
})

t.test('/debate takes what the older keys hold', wholeOnly, async t => {
  const page = await asDebater()
  await page.goto('/')
  const choice = { topic, stance: 'against', mode: 'text' }
  await store(page, 'selectedTopic', JSON.stringify(choice))
  await page.goto('/debate')
  await page.waitForURL(/\/debate\?debate=/)
  await shown(page, 'You argue against')
  const other = await asDebater()
  await other.goto('/')
  await store(other, 'selectedTopic', JSON.stringify({ topic }))
  await other.goto('/debate')
  await other.waitForURL('/debate-setup')
  await shown(other, 'Select your stance:')
  t.ok(await other.getByRole('heading', { name: topic.topic_text_en }).isVisible())
})
