import t, { type Test } from 'tap'
import { beginDebate, registerUser, until } from '#api/tests/factories.ts'
import { createHeldTimers } from '#api/tests/fake-openai/held-timers.ts'
import { startVoiceServer } from '#api/tests/voice-client.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { openBrowser } from './open-browser.ts'
import { hearPage } from './voice/hear-page.ts'
import { hinderPage } from './voice/hinder-page.ts'
import { beginTurn, captionsOf, speakTurn, talkButton } from './voice/spoken-debate-page.ts'
import { ALWAYS_ALLOWED, syntheticMicrophone } from './voice/synthetic-microphone.ts'

const READY_LIMIT_MS = 20_000
const RESPONSE_IDLE_MS = 15_000
const PAGE_WAITS_MS = 10_000

const timers = createHeldTimers()
const { app, fake } = await startVoiceServer(t, { startTimer: timers.startTimer })
const microphone = syntheticMicrophone(t)
const openPage = await openBrowser(t, app.url, [ALWAYS_ALLOWED, ...microphone])
const openAsking = await openBrowser(t, app.url, microphone, 'whole')

const HEARD = 'Homework steals sleep.'
const REPLY = 'Sleep is lost to screens, not to homework.'

t.beforeEach(() => {
  fake.realtime.greet({ kind: 'accept' })
  fake.realtime.answer({ heard: HEARD, reply: REPLY, audioMs: 500 })
})

/** A spoken debate of a new user before its page is shown, whose microphone is allowed. */
const open = async (openIt = openPage) => {
  const { token } = await registerUser(app)
  const { debate_id: debateId } = await beginDebate(app, { token }, { mode: 'voice' })
  const { page, problems } = await openIt({ viewport: { width: 390, height: 844 } })
  const hindrances = await hinderPage(page)
  const { hear } = await hearPage(page)
  await page.addInitScript(value => localStorage.setItem('authToken', value), token)
  const alert = page.getByRole('alert')
  return {
    ...{ page, problems, hindrances, hear },
    // Without a channel in its address, a spoken debate is spoken.
    show: async () => {
      await page.goto(`/debate?debate=${debateId}`)
    },
    /** Waits for an alert that says this and nothing else, and for the way on. */
    told: async (says: string, advice: string) => {
      await alert.filter({ hasText: says }).filter({ hasText: advice }).waitFor()
    },
    /** The way on works: a turn is spoken, written down, answered and heard. */
    goesOn: async (t: Test, turns: number, name?: 'Connect again') => {
      if (name) await talkButton(page, name).click()
      await talkButton(page).waitFor()
      fake.realtime.answer({ heard: HEARD, reply: REPLY, audioMs: 500 })
      await speakTurn(page, fake)
      await talkButton(page).waitFor()
      const captions = await captionsOf(page)
      t.same(captions.slice(-2), [HEARD, REPLY])
      t.equal(captions.length, turns)
    },
  }
}
const ready = async () => {
  const opened = await open()
  await opened.show()
  await talkButton(opened.page).waitFor()
  return opened
}

t.test(
  'a microphone that the browser refuses; once it is allowed, the next press speaks',
  async t => {
    const { page, problems, show, told, goesOn } = await open(openAsking)
    await show()
    await talkButton(page).click()
    await told(
      'Microphone access denied or not available',
      'Allow the microphone for this page in your browser, then press the button again.',
    )
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await page.getByText('Allow the microphone for this page').waitFor()
    await page.context().grantPermissions(['microphone'])
    await goesOn(t, 2)
    t.equal(await page.getByText('Allow the microphone').count(), 0)
    t.same(problems, [])
  },
)

t.test('no microphone, and one that another program has', wholeOnly, async t => {
  const { page, problems, hindrances, told, goesOn } = await ready()
  const inUse = 'Another program may be using it.'
  for (const [name, says, advice] of [
    ['NotFoundError', 'Failed to access microphone', 'No microphone was found. Plug one in'],
    ['NotReadableError', 'Failed to access microphone', inUse],
    ['SecurityError', 'Microphone access denied or not available', 'Allow the microphone'],
    ['AbortError', 'Failed to access microphone', inUse],
  ] as const) {
    await hindrances.refuse(name)
    await talkButton(page).click()
    await told(says, advice)
  }
  await hindrances.refuse('')
  await goesOn(t, 2)
  t.same(problems, [])
})

t.test('a microphone that is unplugged in mid-turn: what was said counts', wholeOnly, async t => {
  const { page, problems, hindrances, told, goesOn } = await ready()
  await beginTurn(page, fake)
  await hindrances.unplug()
  await told('Failed to access microphone', 'The microphone went away. What you had said was sent.')
  await page.getByText(REPLY).waitFor()
  for (const under of ['Transcribing...', 'Speaking...'])
    await page.getByRole('log').getByText(under).waitFor({ state: 'detached' })
  t.same(await captionsOf(page), [HEARD, REPLY])
  t.equal(await hindrances.opened(), 1)
  await goesOn(t, 4)
  t.equal(await hindrances.opened(), 2, 'it is opened anew')
  t.same(problems, [])
})

t.test('a reply that the browser does not play by itself waits for a press', wholeOnly, async t => {
  const { page, problems, hindrances, hear, goesOn } = await ready()
  const held = Promise.withResolvers<void>()
  fake.realtime.answer({ heard: HEARD, reply: REPLY, audioMs: 500, created: held.promise })
  await speakTurn(page, fake)
  await hindrances.mute()
  held.resolve()
  await page.getByText('Press “Play the reply” to hear it.').waitFor()
  await hindrances.unmute()
  await page.getByRole('button', { name: 'Play the reply' }).click()
  await hear(400)
  t.equal(await page.getByText('Press “Play the reply”').count(), 0)
  await goesOn(t, 4)
  t.same(problems, [])
})

t.test('a page that is hidden in mid-turn sends what was said', wholeOnly, async t => {
  const { page, problems, hindrances, told, goesOn } = await ready()
  await beginTurn(page, fake)
  await hindrances.hide()
  await told('The recording stopped because this page was hidden.', 'What you had said was sent.')
  await page.getByText(REPLY).waitFor()
  await hindrances.show()
  await goesOn(t, 4)
  t.same(problems, [])
})

t.test('a voice service that refuses: in writing or, once it is mended, aloud', async t => {
  fake.realtime.greet({ kind: 'status', status: 401 })
  const { page, problems, show, goesOn } = await open()
  await show()
  await page.getByText('The AI service refused the API key.').waitFor()
  await page.getByText('Connect again, or go on in writing. Nothing is lost.').waitFor()
  await page.getByRole('link', { name: 'Switch to text' }).click()
  await page.getByRole('textbox').waitFor()
  fake.realtime.greet({ kind: 'accept' })
  await page.getByRole('link', { name: 'Switch to voice' }).click()
  await goesOn(t, 2)
  t.same(problems, [])
})

t.test('a voice service that never gets ready', wholeOnly, async t => {
  fake.realtime.greet({ kind: 'silent' })
  const { page, problems, show, goesOn } = await open()
  await show()
  await page.getByText('Connecting to voice service...').waitFor()
  await until('the server waits', () => timers.running().includes(READY_LIMIT_MS))
  timers.runOut(READY_LIMIT_MS)
  await page.getByText('The AI service took too long to answer. Please try again.').waitFor()
  fake.realtime.greet({ kind: 'accept' })
  await goesOn(t, 2, 'Connect again')
  t.same(problems, [])
})

t.test('a voice service that dies in mid-turn, comes back, and dies for good', async t => {
  const { page, problems, told, goesOn } = await ready()
  await beginTurn(page, fake)
  fake.realtime.sessions.at(-1)?.drop()
  await told('Failed to send audio', 'Please say your turn again.')
  await talkButton(page).waitFor()
  fake.realtime.sessions.at(-1)?.drop()
  await page.getByText('The AI service broke off its answer. Please try again.').waitFor()
  await goesOn(t, 2, 'Connect again')
  t.same(problems, [])
})

t.test('a reply that stalls: first patience, then what was heard of it counts', async t => {
  fake.realtime.answer({ heard: HEARD, reply: REPLY, pause: { after: 5 } })
  const { page, problems, show, told, hear, goesOn } = await open()
  await page.clock.install()
  await show()
  await speakTurn(page, fake)
  await hear(400)
  await page.getByText('Processing...', { exact: true }).waitFor()
  await page.getByText('Thinking...').waitFor()
  await page.clock.fastForward(PAGE_WAITS_MS)
  await told('The reply takes longer than usual.', 'You may also speak again.')
  timers.runOut(RESPONSE_IDLE_MS)
  await told('The AI service took too long to answer.', 'Speak on, or go on in writing.')
  await page.getByText('Sleep is lost …').waitFor()
  await goesOn(t, 4)
  t.same(problems, [])
})

t.test('a session whose time is up in mid-reply is followed by a new one', wholeOnly, async t => {
  fake.realtime.answer({ heard: HEARD, reply: REPLY, pause: { after: 5 } })
  const { page, problems, show, told, hear, goesOn } = await open()
  await show()
  await speakTurn(page, fake)
  await hear(400)
  fake.realtime.sessions.at(-1)?.expire()
  await told('The AI service broke off its answer.', 'Speak on, or go on in writing.')
  await page.getByText('Sleep is lost …').waitFor()
  await goesOn(t, 4)
  t.same(problems, [])
})
