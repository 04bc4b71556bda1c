import t from 'tap'
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

t.test('/debate without a setup, or with a broken one, says so and leads home', async () => {
  const page = await asUser()
  await page.goto('/debate')
  await acknowledge(page, 'No debate setup found. Please select a topic from the main page.')
  await page.waitForURL('/')
  await store(page, 'debateSetup', '{broken')
  await page.goto('/debate')
  await acknowledge(page, 'Invalid debate setup. Please try again.')
  await page.waitForURL('/')
})

t.test('a start that fails says why and leads where it can be mended', async t => {
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

t.test('a reload while the debate is being started finds it again', async t => {
  // While the code of the debate's screen loads, while the server starts it, and just after.
  const moments = {
    'its code': '**/assets/debate-page-*.js',
    'its start': '**/api/debates/start',
  }
  for (const [moment, address] of Object.entries(moments)) {
    const page = await asUser()
    await page.goto('/')
    await page.getByRole('button', { name: 'I support this topic' }).first().click()
    const isAsked = new Promise<void>(resolve => {
      void page.route(address, async route => {
        await route.fetch().catch(() => null)
        resolve()
      })
    })
    await page.getByRole('button', { name: 'Text with AI' }).click()
    await isAsked
    await page.unroute(address)
    await page.reload()
    await page.locator('textarea:enabled').waitFor({ timeout: 10_000 })
    t.match(page.url(), /\/debate\?debate=/, moment)
    await page.reload()
    await page.locator('textarea:enabled').waitFor({ timeout: 10_000 })
    await page.goto('/')
    await page.reload()
    await page.getByRole('heading', { name: 'What will you argue?' }).waitFor()
    t.equal(new URL(page.url()).pathname, '/', 'later home stays home')
  }
})

t.test('a setup waits through login and through registration', async t => {
  for (const way of ['login', 'register'] as const) {
    const page = await asVisitor()
    await page.goto('/')
    await store(page, 'debateSetup', JSON.stringify(setup))
    await page.goto('/debate')
    await page.waitForURL('/login')
    await shown(page, 'Your debate is ready')
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
