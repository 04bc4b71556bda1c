import t from 'tap'
import { beginDebate, SPEECH, until } from '#api/tests/factories.ts'
import {
  acknowledge,
  app,
  asUser,
  asVisitor,
  email,
  holdVerdicts,
  password,
  setup,
  shown,
  store,
  token,
} from './app.ts'

t.test('results and transcripts that cannot be loaded say so and lead home', async () => {
  const page = await asUser()
  await page.goto('/results/00000000-0000-4000-8000-000000000000')
  await acknowledge(
    page,
    'Failed to load debate results: This debate does not exist, or it is not yours.',
  )
  await page.waitForURL('/')
  await page.goto('/transcript/00000000-0000-4000-8000-000000000000')
  await acknowledge(page, 'Failed to load chat history')
  await page.waitForURL('/')
  await page.goto('/no/such/page')
  await page.waitForURL('/')
})

t.test(
  'an unfinished debate is offered to go on with; guests are invited to keep theirs',
  async t => {
    const { debate_id } = await beginDebate(app, { token })
    const page = await asUser()
    await page.goto(`/results/${debate_id}`)
    await shown(page, 'Debate Not Yet Completed')
    await shown(
      page,
      'This debate has not been completed or scored yet. Please finish the debate to see your results.',
    )
    await page.getByRole('link', { name: 'Continue Debate' }).click()
    await page.waitForURL(`/transcript/${debate_id}`)
    await page.getByRole('link', { name: 'Continue Debate' }).click()
    await page.waitForURL(`/debate?debate=${debate_id}`)

    const guest = await asVisitor()
    await guest.goto('/')
    await store(guest, 'debateSetup', JSON.stringify(setup))
    await guest.goto('/debate')
    await guest.getByRole('button', { name: 'Continue as guest' }).click()
    await guest.waitForURL(/\/debate\?debate=/)
    const guestDebate = new URL(guest.url()).searchParams.get('debate')
    for (const round of [1, 2]) {
      const composer = guest.getByRole('textbox')
      await guest.waitForFunction(() => document.querySelector('textarea')?.disabled === false)
      await composer.fill(`${SPEECH} Round ${round}.`)
      await guest.keyboard.press('Enter')
      await guest.waitForFunction(
        count => document.querySelectorAll('[data-speaker="ai"]').length === count,
        round + 1,
      )
    }
    await guest.getByRole('button', { name: 'End debate' }).click()
    await guest.getByRole('button', { name: 'End and see the score' }).click()
    await guest.waitForURL(`/results/${guestDebate}`)
    await shown(guest, 'Save Your Progress!')
    await guest.getByRole('link', { name: 'Sign Up / Log In' }).click()
    await guest.getByLabel('Email').fill(email)
    await guest.getByLabel('Password', { exact: true }).fill(password)
    await guest.getByRole('button', { name: 'Log In' }).click()
    await guest.waitForURL('/')
    await guest.goto(`/results/${guestDebate}`)
    await shown(guest, 'Debate score')
    t.equal(
      await guest.getByText('Save Your Progress!').count(),
      0,
      'the debate belongs to the user now',
    )
    const listed = await app.call<{ data: { debate_id: string }[] }>('GET', '/api/users/debates', {
      token,
    })
    t.ok(listed.body.data.some(debate => debate.debate_id === guestDebate))
  },
)

t.test(
  'results that are still being evaluated show the score by themselves when it arrives',
  async t => {
    const { debate_id } = await beginDebate(app, { token })
    for (const round of [1, 2])
      await app.call('POST', `/api/debates/${debate_id}/turn`, {
        token,
        body: { message: `${SPEECH} Round ${round}.` },
      })
    const judge = holdVerdicts()
    const ended = app.call('POST', `/api/debates/${debate_id}/end`, { token })
    const page = await asUser()
    const path = `/api/debates/${debate_id}`
    await until('the debate has ended', async () => {
      const { body } = await app.call<{ status: string }>('GET', `${path}/results`, { token })
      return body.status === 'evaluating'
    })
    const waits = page.waitForRequest(`**${path}/end`)
    await page.goto(`/results/${debate_id}`)
    await shown(page, 'Your debate is being evaluated')
    await waits
    judge()
    await shown(page, 'Debate score')
    await ended
    await shown(page, 'From last time')
    await shown(page, 'Performance Trend')
    await page.getByRole('link', { name: 'View the chat history' }).click()
    await page.waitForURL(`/transcript/${debate_id}`)
    await page.getByRole('link', { name: 'Back to the results' }).click()
    await page.waitForURL(`/results/${debate_id}`)
    // On from the score: the other side of the same motion, in one click.
    const motion = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('link', { name: 'Swap sides' }).first().click()
    await page.waitForURL(/\/debate\?debate=/)
    await shown(page, 'You argue against')
    t.equal(await page.getByRole('heading', { level: 1 }).innerText(), motion)
  },
)
