import type { Page } from 'playwright-core'
import t from 'tap'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import { beginDebate, heldOpponent, registerUser, SPEECH, until } from '#api/tests/factories.ts'
import { openApp } from '#api/tests/test-app.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { findAxeProblemsInThemes } from './find-axe-problems.ts'
import { MOVING, openBrowser } from './open-browser.ts'

const held = heldOpponent()
const quick = createOfflineOpponent({ chunkDelayMs: 0 })
let isHeld = false
const app = await openApp(t, {
  opponent: { ...quick, reply: (...asked) => (isHeld ? held.opponent : quick).reply(...asked) },
})
const openPage = await openBrowser(t, app.url)
const { token } = await registerUser(app)

const LONG = `This house believes ${'that a motion may be long and '.repeat(6)}must be read whole.`
const PHONE = { width: 390, height: 844 }
/** What is left of a phone's window above its keyboard. */
const WITH_KEYBOARD = { width: 390, height: 504 }
/** Header and composer together, of the phone's height. */
const MOST_TAKEN = 0.3

const open = async (motion: string, turns: number, prepTime = 0) => {
  const setup = { topic_id: 'custom', custom_topic: motion, prep_time: prepTime }
  const { debate_id } = await beginDebate(app, { token }, setup)
  for (let turn = 0; turn < turns; turn += 1)
    await app.call('POST', `/api/debates/${debate_id}/turn`, {
      token,
      body: { message: `${SPEECH} ${turn}` },
    })
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true, isReused: true }
  const { page, problems } = await openPage({ ...phone, ...MOVING, stored: { authToken: token } })
  await page.setViewportSize(PHONE)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/debate?debate=${debate_id}`)
  await page.getByRole('textbox').waitFor()
  return { page, problems }
}

/** The parts that must stay in sight, and how far they are out of it. */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const names = ['textarea', 'button[type="submit"]']
    const parts = names.map(name => document.querySelector(`form ${name}`)?.getBoundingClientRect())
    return parts.map(part => {
      if (!part) return Number.POSITIVE_INFINITY
      const beyond = [-part.top, part.bottom - innerHeight, -part.left, part.right - innerWidth]
      return Math.max(0, Math.round(Math.max(...beyond)))
    })
  })

t.test('composer and Send stay in sight at every height, offline too', async t => {
  const windows = [PHONE, WITH_KEYBOARD, { width: 844, height: 390 }, { width: 844, height: 200 }]
  // Twice as large on a laptop and on a phone.
  const zoomed = [
    { width: 640, height: 400 },
    { width: 195, height: 422 },
  ]
  for (const [motion, turns] of [
    [LONG, 0],
    [LONG, 2],
  ] as const) {
    const { page, problems } = await open(motion, turns)
    await page.getByRole('textbox').fill('One line.\n'.repeat(30))
    for (const size of [...windows, ...zoomed]) {
      await page.setViewportSize(size)
      t.same(await outOfSight(page), [0, 0], `${turns} turns, ${size.width}×${size.height}`)
    }
    await page.setViewportSize(WITH_KEYBOARD)
    await page.context().setOffline(true)
    await page.getByText('You are offline').waitFor()
    t.same(await outOfSight(page), [0, 0], `${turns} turns, offline`)
    t.same(
      problems.filter(problem => problem.startsWith('script')),
      [],
    )
  }
})

t.test('header and composer leave the words seven tenths of a phone', async t => {
  for (const turns of [0, 2]) {
    const { page } = await open(LONG, turns)
    const words = await page.getByRole('region', { name: 'The debate so far' }).boundingBox()
    const taken = 1 - (words?.height ?? 0) / PHONE.height
    t.ok(taken <= MOST_TAKEN, `${turns} turns: ${Math.round(100 * taken)} %`)
  }
})

t.test('the motion keeps to one line once one has spoken, and can be read whole', async t => {
  const { page } = await open(LONG, 1)
  const motion = page.getByRole('heading', { level: 1 })
  const folded = (await motion.boundingBox())?.height ?? 0
  t.ok(folded < 40, `${folded} px`)
  await page.getByRole('button', { name: 'Show the whole motion' }).tap()
  await page.getByRole('button', { name: 'Show less' }).waitFor()
  t.ok(((await motion.boundingBox())?.height ?? 0) > 2 * folded)
})

t.test('Enter makes a new line on a touch keyboard, Send sends', wholeOnly, async t => {
  const { page } = await open('Cats make better pets than dogs', 0)
  const field = page.getByRole('textbox', { name: 'Your argument' })
  await field.tap()
  await page.keyboard.type('First line')
  await page.keyboard.press('Enter')
  await page.keyboard.type('second line')
  t.equal(await field.inputValue(), 'First line\nsecond line')
  t.equal(await field.getAttribute('enterkeyhint'), 'enter')
  await page.getByRole('button', { name: 'Send' }).tap()
  await page.getByText('second line').waitFor()
  t.equal(await field.inputValue(), '')
})

t.test('it is said where one is, and every speech can be copied', wholeOnly, async t => {
  const { page } = await open('Cats make better pets than dogs', 2)
  const where = 'Turn 3 · Club, calm professor · enough for a score'
  await page.getByText(where).waitFor()
  const line = await page.getByText('Turn 3').innerText()
  t.equal(line, where, 'a phone has room for it')
  const buttons = page.getByRole('log').getByRole('button', { name: 'Copy' })
  t.equal(await buttons.count(), 6, 'welcome, opening, two turns and their replies')
  await buttons.nth(2).tap()
  await page.getByText('Copied').waitFor()
  t.equal(await page.evaluate(() => navigator.clipboard.readText()), `${SPEECH} 0`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByText('Club, calm professor').waitFor()
  t.same(await findAxeProblemsInThemes(page), [])
})

t.test(
  'notes made while preparing are read on a phone, and lie beside the debate',
  wholeOnly,
  async t => {
    const { page, problems } = await open('Cats make better pets than dogs', 0, 300)
    const notes = page.getByRole('textbox', { name: 'Your notes' })
    const words = await page.getByRole('region', { name: 'The debate so far' }).boundingBox()
    t.ok((words?.height ?? 0) >= 0.6 * PHONE.height, 'the clock leaves the words their room')
    t.equal(await notes.isVisible(), false)
    await page.getByRole('button', { name: 'Notes' }).tap()
    await notes.fill('Cats: no walks. Ask who pays.')
    t.same(await outOfSight(page), [0, 0])
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.reload()
    await page.getByRole('button', { name: 'Notes' }).tap()
    t.equal(await notes.inputValue(), 'Cats: no walks. Ask who pays.')
    t.same(await findAxeProblemsInThemes(page), [])
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.setViewportSize({ width: 1280, height: 800 })
    await notes.waitFor()
    const [lies, said] = [
      await notes.boundingBox(),
      await page.getByRole('log').getByRole('article').last().boundingBox(),
    ]
    t.ok(lies && said && lies.x > said.x + said.width, 'beside the debate, not over it')
    t.same(problems, [])
  },
)

t.test('the last turn is taken back while the opponent answers', async t => {
  const { page } = await open('Cats make better pets than dogs', 1)
  isHeld = true
  t.teardown(() => {
    isHeld = false
  })
  const field = page.getByRole('textbox', { name: 'Your argument' })
  const takeBack = page.getByRole('button', { name: 'Take back' })
  t.equal(await takeBack.count(), 0, 'what was answered stays')
  await field.fill('A hasty word.')
  await page.getByRole('button', { name: 'Send' }).tap()
  await page.getByText('First half,').waitFor()
  t.same(await findAxeProblemsInThemes(page), [])
  await takeBack.tap()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  await until(
    'the words are there to mend',
    async () => (await field.inputValue()) === 'A hasty word.',
  )
  const log = page.getByRole('log')
  t.equal(await log.getByText('A hasty word.').count(), 0)
  t.equal(await page.getByText('First half,').count(), 0)
  await page.getByText('Turn 2').waitFor()

  await field.fill('A word thought over.')
  await page.getByRole('button', { name: 'Send' }).tap()
  await takeBack.waitFor()
  await until(
    'the model is asked',
    () => held.seen.at(-1)?.turns.at(-1)?.text === 'A word thought over.',
  )
  await page.reload()
  await takeBack.waitFor()
  while (held.isHeld()) held.letGo()
  await page.getByText('First half, second half.').waitFor()
  t.equal(await takeBack.count(), 0, 'an answered turn stays')
})
