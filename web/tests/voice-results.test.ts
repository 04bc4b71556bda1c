import t from 'tap'
import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import { wavOf } from '#api/ai/wav.ts'
import { registerUser, SPEECH } from '#api/tests/factories.ts'
import { type SpokenSample, speakDebate, timingOf } from '#api/tests/spoken-debate.ts'
import { openApp } from '#api/tests/test-app.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { findAxeProblemsInThemes } from './find-axe-problems.ts'
import { openBrowser } from './open-browser.ts'

const SOUND_SECONDS = 1
const RATE = 24_000

const app = await openApp(t, { judge: createOfflineJudge() }, { KEEP_AUDIO: 'on' })
const openPage = await openBrowser(t, app.url)
const { token } = await registerUser(app, { username: 'Speaker' })

const sound = wavOf(new Uint8Array(2 * RATE * SOUND_SECONDS), RATE)
const calm: SpokenSample = {
  text: SPEECH,
  speech: { timing: timingOf(), keeps_fillers: true },
  sound,
}
const rushed: SpokenSample = {
  text: `${SPEECH} Um.`,
  speech: {
    timing: timingOf({
      first_word_ms: 4200,
      speech_ms: 12_000,
      pauses: [{ at_ms: 3000, length_ms: 5200 }],
    }),
    keeps_fillers: false,
  },
}
const unheard: SpokenSample = { text: SPEECH, speech: { timing: null, keeps_fillers: false } }

const playScored = async (turns: readonly SpokenSample[]) => {
  const { debate_id } = await speakDebate(app, { token }, turns)
  await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  return debate_id
}
const heard = await playScored([calm, calm])
const fast = await playScored([rushed, rushed])
const untold = await playScored([unheard, unheard])

const open = (more: Parameters<typeof openPage>[0] = {}) =>
  openPage({ stored: { authToken: token }, ...more })

t.test('the results say how one sounded, what is usual and what to do', async t => {
  const { page, problems } = await open()
  const section = page.getByRole('region', { name: 'How you sounded' })
  const openSpeech = (id: string) => page.goto(`/results/${id}#speech`)
  await openSpeech(heard)
  await section.getByText('A pace that listeners follow easily').waitFor()
  for (const text of [
    '140 words a minute',
    'Usual: 125–180',
    '2 a minute',
    '0.9 s after',
    'Usual: up to 1.5 s',
  ])
    t.equal(await section.getByText(text).count(), 1, text)
  t.equal(await section.getByText('Hardly any pauses').count(), 1)
  await openSpeech(fast)
  await section.getByText('Faster than most listeners').waitFor()
  t.equal(await section.getByText('Your longest one lasted 5.2 s').count(), 1)
  t.equal(await section.getByText('You take a while to begin').count(), 1)
  t.equal(await section.getByText('Could not tell').count(), 1, 'the fillers')
  await openSpeech(untold)
  await section.getByText('Could not tell').first().waitFor()
  t.equal(await section.getByText('Could not tell').count(), 4)
  t.equal(await section.getByText('Nothing could be measured in this debate.').count(), 1)
  t.equal(await section.getByText('Measured from the sound').count(), 0)
  t.same(problems, [])
})

t.test('the transcript plays a recording, and says whether there are any', async t => {
  const { page, problems } = await open()
  await page.goto(`/transcript/${heard}`)
  await page.getByText('Recordings of your turns are kept on this server').waitFor()
  const play = page.getByRole('button', { name: 'Play the recording' })
  t.equal(await play.count(), 2)
  await play.first().click()
  await page.waitForFunction(() => (document.querySelector('audio')?.duration ?? 0) > 0)
  t.equal(
    await page.locator('audio').evaluate(audio => (audio as HTMLAudioElement).duration),
    SOUND_SECONDS,
  )
  await page.goto(`/transcript/${fast}`)
  await page.getByText('No recording of your voice was kept.').waitFor()
  t.equal(await play.count(), 0)
  t.same(problems, [])
})

t.test('a recording that cannot be loaded can be asked for again', async t => {
  const { page } = await open()
  await page.goto(`/transcript/${heard}`)
  await page.route('**/audio', route => route.abort())
  await page.getByRole('button', { name: 'Play the recording' }).first().click()
  await page.getByText('The recording could not be loaded.').waitFor()
  await page.unroute('**/audio')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('audio').waitFor()
  t.equal(await page.getByText('The recording could not be loaded.').count(), 0)
})

for (const width of [320, 1280])
  t.test(
    `axe-core finds nothing in light or dark and all fits: ${width} px`,
    wholeOnly,
    async t => {
      const { page } = await open({ viewport: { width, height: 900 } })
      for (const [path, ready] of [
        [`/results/${heard}#speech`, 'How you sounded'],
        [`/results/${untold}#speech`, 'How you sounded'],
        [`/transcript/${heard}`, 'Play the recording'],
      ] as const) {
        await page.goto(path)
        await page.getByText(ready).first().waitFor()
        t.same(await findAxeProblemsInThemes(page), [], path)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        t.ok(wide <= width, `${path} is ${wide} px wide`)
      }
    },
  )
