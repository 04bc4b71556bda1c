import t from 'tap'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { findAxeProblemsInThemes } from '../find-axe-problems.ts'
import { ada, end, first, isInSight, LAPTOP, open, openPage, PHONE, play } from './app.ts'

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

t.test('the next motion comes with its reason and starts from either side', wholeOnly, async t => {
  const { page, problems } = await open(PHONE, first)
  const next = page.getByRole('button', { name: 'Next motion' }).first()
  await next.click()
  await page.getByText(/was lowest \(\d+\)\.|You have not argued this motion yet/).waitFor()
  t.equal(await next.getAttribute('aria-expanded'), 'true')
  const way = page.getByRole('link', { name: 'Argue against it' })
  await page.waitForFunction(isInSight, await way.elementHandle())
  t.same(await findAxeProblemsInThemes(page), [])
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
  t.same(await findAxeProblemsInThemes(page), [])
  await banner.getByRole('button', { name: 'Maybe later' }).click()
  await banner.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Argue it again' }).click()
  await page.waitForURL(/\/debate\?debate=/)
  t.same(problems, [], 'without a question about logging in')
})
