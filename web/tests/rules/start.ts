import t from 'tap'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { layoutShift, MOST_SHIFT } from '../layout-shift.ts'
import {
  acknowledge,
  answer,
  asUser,
  asVisitor,
  email,
  password,
  setup,
  shown,
  store,
  storedToken,
} from './app.ts'

t.test(
  '/debate without a setup, or with a broken one, says so and leads home',
  wholeOnly,
  async () => {
    const page = await asUser()
    await page.goto('/debate')
    await acknowledge(page, 'No debate setup found. Please select a topic from the main page.')
    await page.waitForURL('/')
    await store(page, 'debateSetup', '{broken')
    await page.goto('/debate')
    await acknowledge(page, 'Invalid debate setup. Please try again.')
    await page.waitForURL('/')
  },
)

t.test('a start that fails says why and leads where it can be mended', wholeOnly, async t => {
  const page = await asUser()
  const starts = '**/api/debates/start'
  const tryToStart = async (status: number, error: string) => {
    await answer(page, starts, status, { error })
    await store(page, 'debateSetup', JSON.stringify(setup))
    await page.goto('/debate')
  }
  await tryToStart(400, 'x')
  await acknowledge(page, 'Invalid debate setup. Please try selecting a topic again.')
  await page.waitForURL('/')
  await tryToStart(503, 'The model rests.')
  await acknowledge(page, 'Failed to start debate: The model rests.')
  await page.waitForURL('/')
  await tryToStart(401, 'x')
  await acknowledge(page, 'You need to be logged in to start a debate')
  await page.waitForURL('/login')
  t.equal(await storedToken(page), null)
  await shown(page, 'Tea is better than coffee')
})

t.test(
  '/debate-setup asks for the side first, converts the old keys, and leads home without any',
  wholeOnly,
  async t => {
    const page = await asUser()
    await page.goto('/debate-setup')
    await page.waitForURL('/')
    const topic = { topic_text: 'Zoos do more harm than good' }
    await store(page, 'selectedTopic', JSON.stringify({ topic }))
    await page.goto('/debate-setup')
    await shown(page, 'Select your stance:')
    await page.getByRole('button', { name: 'Text with AI' }).click()
    await shown(page, 'Please select your stance first')
    await page.getByRole('button', { name: 'AGAINST' }).click()
    await shown(page, 'You are arguing AGAINST:')
    await page.getByRole('button', { name: 'Change stance' }).click()
    await page.getByRole('button', { name: 'FOR' }).click()
    await page.getByRole('button', { name: 'Text with AI' }).click()
    await page.waitForURL(/\/debate\?debate=/)
    await shown(page, 'You argue for')
    await store(
      page,
      'customTopic',
      JSON.stringify({ topic: 'Bees need rights', stance: 'against', mode: 'text' }),
    )
    await page.goto('/debate-setup')
    await page.waitForURL(/\/debate\?debate=/)
    await shown(page, 'Bees need rights')
    t.equal(await page.evaluate(() => sessionStorage.getItem('customTopic')), null)
  },
)

t.test('a reload while the debate is being started finds it again', wholeOnly, async t => {
  const page = await asUser()
  // While the code of its screen loads, while the server starts it, and as the answer comes.
  for (const [address, isHeld] of [
    ['**/assets/debate-page-*.js', true],
    ['**/api/debates/start', true],
    ['**/api/debates/start', false],
  ] as const) {
    await page.goto('/')
    await page.getByRole('button', { name: 'I support this topic' }).first().click()
    const asked = Promise.withResolvers<void>()
    await page.route(
      address,
      async route => {
        const response = await route.fetch()
        asked.resolve()
        if (!isHeld) await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Text with AI' }).click()
    await asked.promise
    await page.reload()
    await page.locator('textarea:enabled').waitFor()
    t.match(page.url(), /\/debate\?debate=/, `${address} ${isHeld}`)
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'I support this topic' }).first().waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'What will you argue?' }).waitFor()
  t.equal(new URL(page.url()).pathname, '/', 'later home stays home')
})

t.test('a link to no debate leaves a guest the one to go on with', wholeOnly, async () => {
  const page = await asVisitor()
  await page.goto('/login')
  const debateId = await page.evaluate(async chosen => {
    const body = JSON.stringify(chosen)
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/debates/start', { method: 'POST', headers, body })
    return (await answer.json()).debate_id as string
  }, setup)
  await page.goto(`/debate?debate=${debateId}`)
  await page.locator('textarea:enabled').waitFor()
  await page.goto('/debate?debate=00000000-0000-4000-8000-000000000000')
  await page
    .getByRole('alertdialog')
    .getByText(/^Failed to load chat history/)
    .waitFor()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.waitForURL('/')
  await page.getByRole('link', { name: 'Go on with your debate' }).waitFor()
})

t.test('a setup waits through login and through registration', async t => {
  for (const way of ['login', 'register'] as const) {
    const page = await asVisitor()
    await page.goto('/')
    await store(page, 'debateSetup', JSON.stringify(setup))
    await page.goto('/debate')
    await page.waitForURL('/login')
    await shown(page, 'Your debate is ready')
    const moved = await layoutShift(page)
    t.ok(moved < MOST_SHIFT, `the header pushes nothing away: ${moved}`)
    if (way === 'login') {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Log In' }).click()
    } else {
      await page.getByRole('link', { name: 'Sign Up' }).click()
      await page.getByLabel('Username').fill('Quintilian')
      await page.getByLabel('Email').fill('quintilian@example.org')
      await page.getByLabel('Password', { exact: true }).fill('pebbles-42')
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: 'Sign Up' }).click()
    }
    await page.waitForURL(/\/debate\?debate=/)
    await shown(page, 'Tea is better than coffee')
    t.ok(await storedToken(page), way)
  }
})
