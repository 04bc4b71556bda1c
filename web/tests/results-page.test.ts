import type { Page } from 'playwright-core'
import t from 'tap'
import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import { beginDebate, registerUser, SPEECH } from '#api/tests/factories.ts'
import { openApp } from '#api/tests/test-app.ts'
import { findAxeProblemsInLightAndDark } from './find-axe-problems.ts'
import { holdBack } from './layout-shift.ts'
import { openBrowser } from './open-browser.ts'

const app = await openApp(t, { judge: createOfflineJudge() })
const openPage = await openBrowser(t, app.url)

const PHONE = { viewport: { width: 390, height: 844 }, isReused: true } as const
const LAPTOP = { viewport: { width: 1280, height: 800 }, isReused: true } as const
/** Four screens of a phone. */
const MOST_TALL = 4 * PHONE.viewport.height

/** An insult is a fault beyond doubt, so the review names something to mend. */
const RUDE = 'You are an idiot. Which experts? One case does not prove it for everyone.'
const SUMMARY =
  'To sum up, pupils who are not teased learn more, and that outweighs the price of a jumper.'
const THREE = [SPEECH, RUDE, SUMMARY]

type Who = { token: string } | { cookie: string }
const play = async (who: Who, said: readonly string[], options: object = {}) => {
  const { debate_id } = await beginDebate(app, who, { opponent_level: 'beginner', ...options })
  for (const message of said)
    await app.call('POST', `/api/debates/${debate_id}/turn`, { ...who, body: { message } })
  return debate_id
}
const end = async (who: Who, debateId: string) => {
  await app.call('POST', `/api/debates/${debateId}/end`, { ...who })
  return debateId
}

const ada = await registerUser(app)
const first = await end(ada, await play(ada, THREE))
const swapped = await end(ada, await play(ada, THREE, { stance: 'against' }))

const open = async (options: typeof PHONE | typeof LAPTOP, debateId: string) => {
  const { page, problems } = await openPage({ ...options, stored: { authToken: ada.token } })
  await page.goto(`/results/${debateId}`)
  await page.getByRole('heading', { name: 'Debate score' }).waitFor()
  return { page, problems }
}

const isInSight = (element: Element | null) => {
  const box = element?.getBoundingClientRect()
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
}
const tall = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const topOf = async (page: Page, name: string | RegExp) =>
  (await page.getByRole('heading', { name, level: 2 }).boundingBox())?.y ?? Number.NaN

t.test('a phone shows score, mend and what next in order, in four screens at most', async t => {
  const { page, problems } = await open(PHONE, swapped)
  await page.getByRole('heading', { name: 'Seven skills' }).scrollIntoViewIfNeeded()
  await page.locator('svg', { hasText: 'Refutation' }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  t.ok((await tall(page)) <= MOST_TALL, `${await tall(page)} px`)
  const tops = [
    await topOf(page, 'Debate score'),
    await topOf(page, 'From last time'),
    await topOf(page, /^(Mend this first|Write a turn anew)$/),
    (await page.getByRole('link', { name: 'Argue it again' }).first().boundingBox())?.y ?? 0,
    await topOf(page, 'Seven skills'),
    await topOf(page, 'Feedback'),
    await topOf(page, 'Turn by turn'),
    await topOf(page, 'Performance Trend'),
    (await page.getByRole('link', { name: 'Argue it again' }).last().boundingBox())?.y ?? 0,
  ]
  t.same(
    tops,
    tops.toSorted((a, b) => a - b),
  )
  const change = page.getByRole('region', { name: 'From last time' })
  t.match(
    await change.innerText(),
    /^From last time\n+(Too small to mean anything|Better|Lower)[^\n]*\n+[+−]\d/,
    'whether the change means anything comes before the change',
  )
  t.same(problems, [])
})

t.test('the code of the results is asked for with the page, not by the app', async () => {
  const { page } = await openPage({ ...LAPTOP, stored: { authToken: ada.token } })
  const letGo = await holdBack(page, '**/assets/index-*.js')
  const code = page.waitForRequest(/\/assets\/results-page-[^/]*\.js$/)
  await page.goto(`/results/${first}`, { waitUntil: 'commit' })
  await code
  letGo()
  await page.getByRole('heading', { name: 'Debate score' }).waitFor()
})

t.test('a sentence is mended and judged again, before and after', async t => {
  const { page, problems } = await open(PHONE, first)
  const mend = page.getByRole('region', { name: /^(Mend this first|Write a turn anew)$/ })
  await mend.getByText('They said').waitFor()
  await mend.getByText(/You said, in turn \d/).waitFor()
  await mend.getByRole('button', { name: 'Write it anew' }).click()
  const judge = mend.getByRole('button', { name: 'Judge it again' })
  t.ok(await judge.isDisabled(), 'nothing has been written anew yet')
  const box = mend.getByRole('textbox')
  await box.fill('You say that a uniform costs money, but one set replaces many outfits.')
  await judge.click()
  const after = mend.getByRole('status').getByText('After')
  await after.waitFor()
  await page.waitForFunction(isInSight, await after.elementHandle())
  await mend.getByText('The score of your debate has not changed.').waitFor()
  await box.fill('')
  t.ok(await judge.isDisabled())
  await mend.getByRole('button', { name: 'Back to the original' }).waitFor({ state: 'hidden' })
  t.same(problems, [])
})

t.test('one goes on from a mended turn, and the new debate is called a continuation', async t => {
  const { page, problems } = await open(PHONE, first)
  const mend = page.getByRole('region', { name: /^(Mend this first|Write a turn anew)$/ })
  const goOn = mend.getByRole('button', { name: 'Go on from this turn' })
  await mend.getByRole('button', { name: 'Write it anew' }).click()
  t.equal(await goOn.count(), 0, 'after mending')
  await mend.getByRole('textbox').fill('One case does not prove it for everyone.')
  await mend.getByRole('button', { name: 'Judge it again' }).click()
  await goOn.click()
  await page.waitForURL(/\/debate\?debate=/)
  const field = page.getByRole('textbox', { name: 'Your argument' })
  await page.getByText('Your turn').waitFor()
  await page.getByText('Continuation · Turn 2').waitFor()
  t.match(await field.inputValue(), /One case does not prove it for everyone\./)
  t.equal(await page.getByRole('log').getByText(RUDE).count(), 0, 'the old turn is not there')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Continuation · Turn 3').waitFor()
  const debateId = new URL(page.url()).searchParams.get('debate') ?? ''
  await end(ada, debateId)

  await page.goto(`/results/${debateId}`)
  const { href } = new URL(`/results/${first}`, page.url())
  const link = page.getByRole('link', { name: 'Continuation' })
  t.equal(new URL((await link.getAttribute('href')) ?? '', page.url()).href, href)
  await page.getByText('A continuation is not compared.').waitFor()
  t.equal(await page.getByRole('heading', { name: 'Performance Trend' }).count(), 0)
  t.same(await findAxeProblemsInLightAndDark(page), [])
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.goto('/profile')
  await page.getByText('Continuation').waitFor()
  t.equal(await page.evaluate(() => scrollY), 0, 'a page opened by its address begins at its top')
  await page.goto(`/transcript/${debateId}`)
  await page.getByText('Continuation').waitFor()
  t.same(problems, [])
})

t.test('the index stays in sight, opens a section where it stands and names it', async t => {
  const { page, problems } = await open(PHONE, swapped)
  const index = page.getByRole('navigation', { name: 'On this page' })
  const names = await index.getByRole('link').allInnerTexts()
  t.same(names.slice(0, 3), ['Score', 'Mend', 'Skills'])
  t.same(names.slice(-2), ['Turns', 'Trend'])
  const bar = (await index.boundingBox())?.height ?? 0
  for (const name of names) {
    const link = index.getByRole('link', { name })
    await link.click()
    const id = name.toLowerCase()
    await page.waitForFunction(hash => location.hash === hash, `#${id}`)
    t.equal(await link.getAttribute('aria-current'), 'true', name)
    const { top, isClosed, isFocused } = await page.locator(`#${id}`).evaluate(section => ({
      top: section.getBoundingClientRect().top,
      isClosed: section.querySelector(':scope > details:not([open])') !== null,
      isFocused: document.activeElement === section,
    }))
    t.ok(
      name === 'Score' || (top >= bar && top < PHONE.viewport.height),
      `${name} is in sight below the index (${Math.round(top)} px)`,
    )
    t.notOk(isClosed, `${name} is open`)
    t.ok(isFocused, `${name} has the focus`)
  }
  t.equal(
    await index
      .getByRole('link')
      .filter({ has: page.locator('[aria-current]') })
      .count(),
    0,
  )
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, -300)
  t.equal(await index.evaluate(bar => Math.round(bar.getBoundingClientRect().top)), 0, 'it sticks')
  await page.evaluate(() => window.scrollTo(0, 0))
  await index.getByRole('link', { name: 'Score' }).and(page.locator('[aria-current]')).waitFor()
  const lastOfSkills = page.getByText('The feedback as one text')
  await lastOfSkills.evaluate(read =>
    window.scrollBy(0, read.getBoundingClientRect().top - 0.35 * innerHeight),
  )
  await index.getByRole('link', { name: 'Skills' }).and(page.locator('[aria-current]')).waitFor()
  const turn = page.getByRole('button', { name: /^Turn 2/ })
  await turn.scrollIntoViewIfNeeded()
  const before = (await turn.boundingBox())?.y
  await turn.click()
  await page.getByRole('heading', { name: 'Turn 2', exact: true }).waitFor()
  t.equal((await turn.boundingBox())?.y, before, 'the page does not jump')
  await page.locator('details:not([open])').evaluateAll(folds => {
    for (const fold of folds) fold.setAttribute('open', '')
  })
  t.same(await findAxeProblemsInLightAndDark(page), [], 'everything open')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  t.ok(wide <= PHONE.viewport.width, `${wide} px wide`)
  t.same(problems, [])
})

t.test('both sides are compared, and a link leads to the other one', async t => {
  const { page, problems } = await open(LAPTOP, swapped)
  const sides = page.getByRole('region', { name: 'Both sides of this motion' })
  await sides.getByRole('heading', { level: 2 }).click()
  t.equal(await sides.getByRole('row').count(), 1 + 1 + 7)
  t.equal(await sides.getByRole('columnheader', { name: 'For' }).count(), 1)
  await sides.getByRole('rowheader', { name: 'Refutation' }).waitFor()
  t.same(await findAxeProblemsInLightAndDark(page), [])
  await sides.getByRole('link', { name: 'Results of the other side' }).click()
  await page.waitForURL(`/results/${first}`)
  t.same(problems, [])
})

t.test('a first debate is a starting point: no face, and one point is no trend', async t => {
  const { page, problems } = await open(LAPTOP, first)
  const change = page.getByRole('region', { name: 'From last time' })
  t.equal(
    (await change.innerText()).replace(/\n+/g, '|'),
    'From last time|Your starting point.|N/A',
  )
  t.equal(await change.getByRole('img').count(), 0)
  const trend = page.getByRole('region', { name: 'Performance Trend' })
  await trend.getByText('The trend begins with your second.').waitFor()
  t.equal(await trend.getByRole('img').count(), 0)
  t.same(problems, [])
})

t.test('two clicks lead from the score to the first word of the next debate', async t => {
  const { page, problems } = await open(LAPTOP, first)
  await page.getByRole('link', { name: 'Argue it again' }).first().click()
  await page.waitForURL(/\/debate\?debate=/)
  const box = page.getByRole('textbox', { name: 'Your argument' })
  await box.click()
  await page.keyboard.type('First')
  t.equal(await box.inputValue(), 'First')
  t.same(problems, [])
})

t.test('the next motion comes with its reason and starts from either side', async t => {
  const { page, problems } = await open(PHONE, first)
  const next = page.getByRole('button', { name: 'Next motion' }).first()
  await next.click()
  await page.getByText(/was lowest \(\d+\)\.|You have not argued this motion yet/).waitFor()
  t.equal(await next.getAttribute('aria-expanded'), 'true')
  const way = page.getByRole('link', { name: 'Argue against it' })
  await page.waitForFunction(isInSight, await way.elementHandle())
  t.same(await findAxeProblemsInLightAndDark(page), [])
  await way.click()
  await page.waitForURL(/\/debate\?debate=/)
  await page.getByText('You argue against').first().waitFor()
  t.same(problems, [])
})

t.test('an unscored debate offers to go on from the last turn', async t => {
  const short = await end(ada, await play(ada, ['Too short.']))
  const { page, problems } = await openPage({ ...LAPTOP, stored: { authToken: ada.token } })
  await page.goto(`/results/${short}`)
  await page.getByRole('button', { name: 'Go on with it' }).click()
  await page.waitForURL(/\/debate\?debate=/)
  const box = page.getByRole('textbox', { name: 'Your argument' })
  await box.waitFor()
  t.equal(await box.inputValue(), 'Too short.')
  t.equal(await page.locator('[data-speaker="user"]').count(), 0)
  t.same(problems, [])
})

t.test('a guest is invited to keep an unfinished and an unscored debate too', async t => {
  const { page, problems } = await openPage(PHONE)
  await page.goto('/')
  const start = () =>
    page.evaluate(
      async input =>
        (
          await fetch('/api/debates/start', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(input),
          })
        ).json(),
      {
        topic_id: 'custom',
        custom_topic: 'Tea is better than coffee',
        stance: 'for',
        mode: 'text',
      },
    )
  const { debate_id } = await start()
  await page.goto(`/results/${debate_id}`)
  await page.getByRole('heading', { name: 'Debate Not Yet Completed' }).waitFor()
  const banner = page.getByRole('complementary', { name: 'Save Your Progress!' })
  await banner.waitFor()
  await page.evaluate(id => fetch(`/api/debates/${id}/end`, { method: 'POST' }), debate_id)
  await page.reload()
  await page.getByRole('heading', { name: 'This debate has no score' }).waitFor()
  await banner.waitFor()
  t.same(await findAxeProblemsInLightAndDark(page), [])
  await banner.getByRole('button', { name: 'Maybe later' }).click()
  await banner.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Argue it again' }).click()
  await page.waitForURL(/\/debate\?debate=/)
  t.same(problems, [], 'without a question about logging in')
})
