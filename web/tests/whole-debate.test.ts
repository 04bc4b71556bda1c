import type { Page } from 'playwright-core'
import t from 'tap'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import { SPEECH } from '#api/tests/factories.ts'
import { openApp } from '#api/tests/test-app.ts'
import { MOVING, openBrowser } from './open-browser.ts'

// With its pauses, so that the page has a stream to show.
const app = await openApp(t, { opponent: createOfflineOpponent() })
const openPage = await openBrowser(t, app.url)

/** Notes every length that a streaming reply has on the page, however busy the machine is. */
const watchGrowth = () => {
  const lengths: number[] = []
  const look = () => {
    const streaming = [...document.querySelectorAll('[data-streaming]')]
    const { length } = streaming.map(({ textContent }) => textContent).join('')
    if (length > 0 && length !== lengths.at(-1)) lengths.push(length)
  }
  const changes = { childList: true, characterData: true, subtree: true }
  new MutationObserver(look).observe(document.body, changes)
  return lengths
}

t.test(
  'register, pick a topic, debate three turns with streamed replies, end, and see the results',
  async t => {
    const { page, problems } = await openPage({ viewport: { width: 1280, height: 900 }, ...MOVING })
    await page.goto('/register')
    await page.getByLabel('Username').fill('Demosthenes')
    await page.getByLabel('Email').fill('demosthenes@example.org')
    await page.getByLabel('Password', { exact: true }).fill('pebbles-42')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.waitForURL('/')

    const topic = page.getByRole('button', { name: /I support this topic/ }).first()
    await topic.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/You are arguing for/i).waitFor()
    await dialog.getByRole('button', { name: 'Speak with AI' }).waitFor()
    await dialog.getByRole('button', { name: 'Text with AI' }).click()
    await page.waitForURL(/\/debate\?debate=/)

    const composer = page.getByRole('textbox')
    const replies = page.locator('[data-speaker="ai"]')
    await replies.first().waitFor()
    for (const round of [1, 2, 3]) {
      const growth = await page.evaluateHandle(watchGrowth)
      await composer.fill(`${SPEECH} That is my point number ${round}.`)
      await page.keyboard.press('Enter')
      await page.getByText(`That is my point number ${round}.`).first().waitFor()
      t.equal(await composer.inputValue(), '', 'the input is cleared at once')
      await page.waitForFunction(
        count => document.querySelectorAll('[data-speaker="ai"]').length === count,
        round + 1,
      )
      const lengths = await growth.jsonValue()
      t.ok(
        lengths.length >= 2,
        `the reply grew in ${lengths.length} steps before the eyes of its reader`,
      )
    }

    await page.reload()
    await page.waitForFunction(() => document.querySelectorAll('[data-speaker="ai"]').length === 4)
    t.equal(
      await page.locator('[data-speaker="user"]').count(),
      3,
      'a reload goes on with the same debate',
    )

    await page.getByRole('button', { name: 'End debate' }).click()
    const ask = page.getByRole('alertdialog')
    await ask.getByText('Are you sure you want to end this debate?').waitFor()
    await ask.getByRole('button', { name: 'End and see the score' }).click()
    await page.waitForURL(/\/results\//)
    await page.getByRole('heading', { name: 'Debate score' }).waitFor()
    await page.getByRole('heading', { name: 'Feedback' }).waitFor()
    const chart = page.locator('svg', { hasText: 'Refutation' })
    await chart.waitFor()
    for (const skill of [
      'Depth',
      'Persuasion',
      'Clarity',
      'Argumentation',
      'Organization',
      'Delivery',
      'Refutation',
    ])
      t.ok(await chart.getByText(skill, { exact: true }).count(), `the radar has the axis ${skill}`)
    t.same(problems, [])
  },
)

/** Which turns have a flaw goes by the debate's id: plays as the page's guest until one has. */
const playUntilFlaw = (page: Page, topicId: string): Promise<string> =>
  page.evaluate(
    async ({ topicId, speech, debates }) => {
      const call = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        return answer.json()
      }
      for (let played = 0; played < debates; played += 1) {
        const start = { topic_id: topicId, stance: 'for', mode: 'text', opponent_level: 'beginner' }
        const { debate_id } = await call('/api/debates/start', start)
        for (const message of [speech, `${speech} Again.`])
          await call(`/api/debates/${debate_id}/turn`, { message })
        await call(`/api/debates/${debate_id}/end`, {})
        const results = await fetch(`/api/debates/${debate_id}/results`)
        const { review } = await results.json()
        if (review?.flaws.length > 0) return debate_id
      }
      throw new Error(`no flaw in ${debates} debates`)
    },
    { topicId, speech: SPEECH, debates: 20 },
  )

t.test(
  'an easy opponent leaves flaws; the review shows them, each turn, and takes a turn written anew',
  async t => {
    const { page, problems } = await openPage({ viewport: { width: 1280, height: 900 }, ...MOVING })
    await page.goto('/')
    await page
      .getByRole('button', { name: /I support this topic/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Beginner, calm professor · no time to prepare').waitFor()
    t.equal(
      await page.evaluate(() => document.activeElement?.textContent),
      'Text with AI',
      'the first debate of all is an easy one, begun with one press',
    )
    await dialog.getByRole('button', { name: 'Change' }).click()
    t.ok(await dialog.getByRole('radio', { name: 'Beginner' }).isChecked())
    await dialog.getByText(/Every third turn may hide a weak argument/).waitFor()
    await dialog.getByText('Friendly coach').click()
    await dialog.getByRole('button', { name: 'Text with AI' }).click()
    await page.waitForURL(/\/debate\?debate=/)
    for (const [round, message] of [
      SPEECH,
      // An insult is a fault beyond doubt, so this turn is always in the review.
      'You are an idiot. Which experts? One case does not prove it for everyone. There are ' +
        'exceptions, and there is a third option.',
    ].entries()) {
      await page.getByRole('textbox').fill(message)
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        count => document.querySelectorAll('[data-speaker="ai"]').length === count,
        round + 2,
      )
    }
    const id = new URL(page.url()).searchParams.get('debate') ?? ''
    const debate = await page.evaluate(
      async path => (await fetch(path)).json(),
      `/api/debates/${id}`,
    )
    t.match(debate.debate, { opponent_level: 'beginner', opponent_style: 'coach' })
    await page.getByRole('button', { name: 'End debate' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'End and see the score' })
      .click()
    await page.waitForURL(/\/results\//)
    const score = await page
      .getByText(/^\d+\.\d$/)
      .first()
      .innerText()
    const flaws = page.getByRole('region', { name: 'Weak arguments your opponent left for you' })
    await page.goto(`/results/${await playUntilFlaw(page, debate.debate.topic_id)}`)
    await flaws.getByRole('heading', { level: 2 }).click()
    t.ok((await flaws.getByRole('listitem').count()) >= 1)
    await page.goBack()
    await page.getByText(score).first().waitFor()
    const turns = page.getByRole('region', { name: 'Turn by turn' })
    const { review } = await page.evaluate(
      async path => (await fetch(path)).json(),
      `/api/debates/${id}/results`,
    )
    t.ok(review.turns.length > 0, 'a turn about which nothing is sure is left out, no other')
    const strip = turns.getByRole('button', { name: /^Turn \d/ })
    t.equal(await strip.count(), 2, 'every turn of one’s own is in the strip')
    const marked = turns.getByRole('button', { name: /Strong|To mend/ })
    t.ok((await marked.count()) >= review.turns.length, 'what the review says of a turn marks it')
    await strip.last().click()
    await turns.getByRole('heading', { name: 'Turn 2', exact: true }).waitFor()
    t.ok((await turns.getByRole('blockquote').count()) >= 1)
    await turns.getByRole('button', { name: 'Write it anew' }).click()
    const judge = turns.getByRole('button', { name: 'Judge it again' })
    t.ok(await judge.isDisabled(), 'nothing has been written anew yet')
    const box = turns.getByRole('textbox', { name: 'Your turn' })
    await box.fill(
      `${await box.inputValue()} You say the opposite, but that skips a step, ` +
        'because the cost falls on others.',
    )
    await judge.click()
    const outcome = page.getByRole('status').filter({ hasText: 'Before' })
    await outcome.getByText('After').waitFor()
    await outcome.getByText('The score of your debate has not changed.').waitFor()
    await page.reload()
    t.equal(
      await page
        .getByText(/^\d+\.\d$/)
        .first()
        .innerText(),
      score,
    )
    t.same(problems, [])
  },
)

t.test('a guest debates without an account', async t => {
  const { page, problems } = await openPage({ viewport: { width: 390, height: 844 }, ...MOVING })
  await page.goto('/')
  await page
    .getByRole('button', { name: /I oppose this topic/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('You start as a guest.').waitFor()
  await dialog.getByRole('button', { name: 'Change' }).click()
  await dialog.getByText('Tournament').click()
  await dialog.getByRole('button', { name: 'Text with AI' }).click()
  await page.waitForURL(/\/debate\?debate=/)
  await page.locator('[data-speaker="ai"]').first().waitFor()

  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await page.getByRole('link', { name: 'Go on with your debate' }).waitFor()
  const other = page.getByRole('button', { name: /I support this topic/ }).nth(3)
  await other.click()
  await dialog.getByText('Tournament, calm professor').waitFor()
  await dialog.getByRole('link', { name: 'Log in first' }).click()
  await page.getByText('Your debate is ready').waitFor()
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.waitForURL(/\/debate\?debate=/)
  t.same(problems, [])
})
