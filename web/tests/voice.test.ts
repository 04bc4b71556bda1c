import t from 'tap'
import { registerUser } from '#api/tests/factories.ts'
import { startVoiceServer } from '#api/tests/voice-client.ts'
import { openBrowser } from './open-browser.ts'

const HEARD = ['Prices move habits.', 'The money pays for fountains.', 'Makers change recipes.']
const REPLIES = [
  'Purchases fell, but health did not improve.',
  'Habits did not change.',
  'Prove it.',
]

/** Sound takes its time: of less than 100 ms nothing could be understood. */
const SPEAKING_MS = 600
/** Of the six seconds that the first reply lasts. */
const LISTENING_MS = 1500

const { app, fake } = await startVoiceServer(t)
fake.realtime.answer(nth => ({
  heard: HEARD[nth % 3] ?? '',
  reply: REPLIES[nth % 3] ?? '',
  ...{ audioMs: nth === 0 ? 6000 : 400, heardWhen: 'during' as const },
}))
const openPage = await openBrowser(t, app.url, [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
])

t.test('one speaks, interrupts, goes on in writing and back, and ends', async t => {
  const { page, problems } = await openPage()
  const { token } = await registerUser(app)
  await page.goto('/login')
  await page.evaluate(value => localStorage.setItem('authToken', value), token)
  await page.goto('/')
  await page.getByRole('button', { name: 'I support this topic' }).first().click()
  await page.getByRole('button', { name: 'Speak with AI' }).click()
  await page.waitForURL(/channel=voice/)
  const isReady = () => page.getByRole('button', { name: 'Start speaking' }).waitFor()
  const isRecording = () => page.getByText('Recording... Click to stop').waitFor()
  const said = () => page.locator('[data-speaker] p').allInnerTexts()

  await isReady()
  t.ok(await page.getByText('Voice Mode').isVisible())
  t.ok(await page.getByText('Recordings are not kept.').isVisible())
  await page.getByRole('button', { name: 'Start speaking' }).click()
  await isRecording()
  // The ring swells: what the microphone hears reaches the page.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('span')].some(
      ({ style }) => Number(style.getPropertyValue('--level')) > 0.2,
    ),
  )
  await page.waitForTimeout(SPEAKING_MS)
  await page.getByRole('button', { name: 'Stop and send' }).click()

  await page.getByRole('button', { name: 'Interrupt and speak' }).waitFor()
  await page.waitForTimeout(LISTENING_MS)
  await page.getByRole('button', { name: 'Interrupt and speak' }).click()
  await isRecording()
  await page.waitForTimeout(SPEAKING_MS)
  await page.getByRole('button', { name: 'Stop and send' }).click()
  await page.getByText('Habits did not change.').waitFor()
  await isReady()

  await page.keyboard.down(' ')
  await isRecording()
  await page.waitForTimeout(SPEAKING_MS)
  await page.keyboard.up(' ')
  await page.getByText('Prove it.').waitFor()
  await isReady()
  const captions = (await said()).slice(1)
  t.same(
    captions.filter((_, index) => index !== 1),
    [HEARD[0], HEARD[1], REPLIES[1], HEARD[2], REPLIES[2]],
    'in their order',
  )
  t.match(captions[1], /…$/, 'the reply that was cut off, as far as it was heard')
  t.ok(await page.getByText('“Makers change recipes.”').isVisible(), 'the last words in quotes')

  await page.getByRole('link', { name: 'Switch to text' }).click()
  await page.getByRole('textbox').waitFor()
  t.same((await said()).slice(1), captions, 'nothing is lost')
  await page.getByRole('link', { name: 'Switch to voice' }).click()
  await isReady()
  t.same((await said()).slice(1), captions)

  await page.getByRole('button', { name: 'End debate' }).click()
  await page.getByRole('button', { name: /End/ }).last().click()
  await page.waitForURL(/\/results\//)
  t.same(problems, [])
})

t.test('a microphone that is refused says so, and writing is the way on', async t => {
  const { page } = await openPage()
  const { token } = await registerUser(app)
  await page.goto('/login')
  await page.evaluate(value => localStorage.setItem('authToken', value), token)
  const { body } = await app.call<{ debate_id: string }>('POST', '/api/debates/start', {
    body: { topic_id: 'custom', custom_topic: 'Tea is better', stance: 'for', mode: 'voice' },
    token,
  })
  // Without a channel in its address, a spoken debate is spoken.
  await page.goto(`/debate?debate=${body.debate_id}`)
  await page.getByRole('button', { name: 'Start speaking' }).waitFor()
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError')
    }
  })
  await page.getByRole('button', { name: 'Start speaking' }).click()
  const alert = page.getByRole('alert').getByText('Microphone access denied or not available')
  await alert.waitFor()
  await alert.waitFor({ state: 'detached' })
  t.ok(await page.getByText('Allow the microphone for this page').isVisible(), 'the remedy stays')
  await page.getByRole('link', { name: 'Switch to text' }).click()
  await page.getByRole('textbox').waitFor()
})
