import type { Page } from 'playwright-core'
import t from 'tap'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { findAxeProblemsInThemes } from '../find-axe-problems.ts'
import { holdBack } from '../layout-shift.ts'
import { ada, first, LAPTOP, open, openPage, PHONE, swapped } from './app.ts'

/** Four screens of a phone. */
const MOST_TALL = 4 * PHONE.viewport.height

const tall = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const topOf = async (page: Page, name: string | RegExp) =>
  (await page.getByRole('heading', { name, level: 2 }).boundingBox())?.y ?? Number.NaN

t.test(
  'a phone shows score, mend and what next in order, in four screens at most',
  wholeOnly,
  async t => {
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
  },
)

t.test('the code of the results is asked for with the page, not by the app', async () => {
  const { page } = await openPage({ ...LAPTOP, stored: { authToken: ada.token } })
  const letGo = await holdBack(page, '**/assets/index-*.js')
  const code = page.waitForRequest(/\/assets\/results-page-[^/]*\.js$/)
  await page.goto(`/results/${first}`, { waitUntil: 'commit' })
  await code
  letGo()
  await page.getByRole('heading', { name: 'Debate score' }).waitFor()
})

t.test(
  'the index stays in sight, opens a section where it stands and names it',
  wholeOnly,
  async t => {
    const { page, problems } = await open(PHONE, swapped)
    const index = page.getByRole('navigation', { name: 'On this page' })
    await index.getByRole('link', { name: 'Trend' }).waitFor()
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
    t.equal(
      await index.evaluate(bar => Math.round(bar.getBoundingClientRect().top)),
      0,
      'it sticks',
    )
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
    t.same(await findAxeProblemsInThemes(page), [], 'everything open')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    t.ok(wide <= PHONE.viewport.width, `${wide} px wide`)
    t.same(problems, [])
  },
)

t.test('both sides are compared, and a link leads to the other one', async t => {
  const { page, problems } = await open(LAPTOP, swapped)
  const sides = page.getByRole('region', { name: 'Both sides of this motion' })
  await sides.getByRole('heading', { level: 2 }).click()
  t.equal(await sides.getByRole('row').count(), 1 + 1 + 7)
  t.equal(await sides.getByRole('columnheader', { name: 'For' }).count(), 1)
  await sides.getByRole('rowheader', { name: 'Refutation' }).waitFor()
  t.same(await findAxeProblemsInThemes(page), [])
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
