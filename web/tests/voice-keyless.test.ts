import { join } from 'node:path'
import t from 'tap'
import { openApp } from '#api/tests/test-app.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { openBrowser } from './open-browser.ts'
import { installStandIn } from './stand-in-speech.ts'
import {
  captions,
  footHeight,
  forgetSpoken,
  isCovered,
  openDebate,
  say,
  speakButton,
  spokenText,
  stopButton,
  TURNS,
  untilCaptions,
} from './voice/keyless-page.ts'
import { openHowYouSounded } from './voice/spoken-debate-page.ts'

// The built-in opponent, no key: only the browser can hear and speak.
const app = await openApp(t)
const voice = join(import.meta.dirname, '../../schema/voice/recordings/en-claim.wav')
const openPage = await openBrowser(t, app.url, [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${voice}`,
])

t.test('three spoken turns without a key: heard by the browser, spoken by the browser', async t => {
  const { page, problems } = await openPage({
    ...{ viewport: { width: 1280, height: 900 }, permissions: ['microphone'] },
  })
  await installStandIn(page)
  await openDebate(page)
  await page.waitForFunction(() => window.standIn.spoken.length > 0)
  await speakButton(page).waitFor()
  const [spokenOpening] = await captions(page)
  t.ok(spokenOpening?.text.includes((await spokenText(page)).trim()), 'the opening is spoken')
  await forgetSpoken(page)
  const footBefore = await footHeight(page)

  await speakButton(page).click()
  const asked = page.getByRole('dialog', { name: 'Who hears your voice' })
  await asked.getByText(/sends the sound of your voice to Google/).waitFor()
  t.same(await page.evaluate(() => window.standIn.runs), [], 'nothing is heard before that')
  await asked.getByRole('button', { name: 'Agree and speak' }).click()

  await say(page, TURNS[0] ?? '')
  await untilCaptions(page, 3)
  await speakButton(page).waitFor()
  t.equal(await footHeight(page), footBefore, 'the quoted words push nothing')
  t.match(await page.evaluate(() => window.standIn.runs), [
    { lang: 'en-US', isLocal: false, unspokenPunctuation: true },
  ])
  const [opening, first, reply] = await captions(page)
  t.match([opening?.speaker, first?.speaker, reply?.speaker], ['ai', 'user', 'ai'])
  t.ok(first?.text.includes(TURNS[0] ?? ''))
  const firstReply = await spokenText(page)
  t.ok(
    firstReply.length > 40 && reply?.text.includes(firstReply.trim()),
    'the whole reply is spoken',
  )

  await forgetSpoken(page)
  await page.getByRole('button', { name: 'Hear again' }).last().click()
  await page.waitForFunction(text => {
    const again = window.standIn.spoken.map(piece => piece.text).join('')
    return again === text
  }, firstReply)

  // The second reply is interrupted at its fourth word.
  await forgetSpoken(page)
  await page.evaluate(() => {
    window.standIn.holdAfterWords = 3
  })
  await speakButton(page).click()
  await say(page, TURNS[1] ?? '')
  const interrupt = page.getByRole('button', { name: 'Interrupt and speak' })
  await interrupt.click()
  const heard = (await spokenText(page)).split(/\s+/).slice(0, 3).join(' ')
  t.equal(await page.evaluate(() => window.standIn.cancels), 1, 'the voice stops at once')
  await page.evaluate(() => {
    window.standIn.holdAfterWords = Number.POSITIVE_INFINITY
  })
  await say(page, TURNS[2] ?? '')
  await untilCaptions(page, 7)
  await speakButton(page).waitFor()
  const all = await captions(page)
  t.same(
    all.map(({ speaker }) => speaker),
    ['ai', 'user', 'ai', 'user', 'ai', 'user', 'ai'],
  )
  t.ok(all[4]?.text.includes(`${heard} …`), `it is kept as far as it was heard: ${all[4]?.text}`)
  t.match(all[4]?.text, /Not heard\S/, 'the rest can still be read')

  // Writing and back: the debate is the same.
  await page.getByRole('link', { name: 'Switch to text' }).click()
  await page.getByRole('textbox').waitFor()
  await untilCaptions(page, 7)
  await page.getByRole('link', { name: 'Switch to voice' }).click()
  await speakButton(page).waitFor()
  await untilCaptions(page, 7)
  await speakButton(page).click()
  await stopButton(page).waitFor()
  t.equal(await page.getByRole('dialog').count(), 0, 'who has agreed is not asked again')

  // In mid-turn nobody leaves by mistake; a turn that is lost all the same is told of.
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  const leaving = page.getByRole('alertdialog')
  await leaving.getByText('What you are saying has not been sent yet').waitFor()
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await stopButton(page).waitFor()
  page.once('dialog', dialog => dialog.accept())
  await page.reload()
  await page.getByText('Your last turn was not sent: you left while you spoke.').waitFor()
  await untilCaptions(page, 7)

  // Home leads back; the agreement can be taken back.
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await page.getByRole('link', { name: 'Go on with your debate' }).click()
  await page.getByRole('button', { name: 'Change' }).click()
  await asked.getByRole('button', { name: 'Do not send my voice any more' }).click()
  await speakButton(page).click()
  await asked.getByRole('button', { name: 'Agree and speak' }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'End debate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End and see the score' }).click()
  await page.waitForURL(/\/results\//)
  await page.getByRole('heading', { name: 'Debate score' }).waitFor()
  const sounded = await openHowYouSounded(page)
  // A hundred words stand for a few seconds of sound: nobody speaks so fast.
  await sounded.getByText('did not fit together').waitFor()
  t.equal(await sounded.getByText('Could not tell').count(), 2, 'of that pace, and of fillers')
  t.notMatch(await sounded.innerText(), /sound of your turns could not be measured/)
  t.same(problems, [])
})

t.test('what the device recognises itself goes nowhere, and need not be asked', async t => {
  const { page, problems } = await openPage({ permissions: ['microphone'] })
  await installStandIn(page)
  await page.addInitScript(() => {
    window.standIn.onDevice = 'downloadable'
  })
  await openDebate(page)
  await speakButton(page).click()
  const asked = page.getByRole('dialog', { name: 'Who hears your voice' })
  await asked.getByRole('button', { name: 'Recognise on this device' }).click()
  await asked.getByRole('button', { name: 'Speak', exact: true }).click()
  await stopButton(page).waitFor()
  t.match(await page.evaluate(() => window.standIn.runs), [
    { lang: 'en-US', isLocal: true, quality: 'command' },
  ])
  await page
    .getByText(/Heard on this device only. This server gets the words, and how long/)
    .waitFor()
  t.same(problems, [])
})

t.test('each way in which recognition fails has its sentence and a way on', wholeOnly, async t => {
  const { page, problems } = await openPage({ permissions: ['microphone'] })
  await installStandIn(page)
  await page.addInitScript(() => {
    window.standIn.onDevice = 'available'
  })
  await openDebate(page)
  for (const [code, sentence] of [
    ['not-allowed', 'Allow the microphone for this page'],
    ['audio-capture', 'No microphone was found, or another program uses it'],
    ['network', 'cannot be reached'],
    ['language-not-supported', 'does not understand this language'],
    ['service-not-allowed', 'is switched off'],
  ] as const) {
    await speakButton(page).click()
    await stopButton(page).waitFor()
    // Once the microphone is let go of, the recognition fails on its own account.
    await page.evaluate(failure => {
      window.standIn.fail(failure)
      if (failure === 'audio-capture') window.standIn.fail(failure)
    }, code)
    await page.getByRole('alert').getByText(sentence).waitFor()
    t.equal(await isCovered(page), false, 'the captions stay in sight')
    await page.getByRole('link', { name: 'Switch to text' }).waitFor()
    await speakButton(page).waitFor()
  }
  await speakButton(page).click()
  await stopButton(page).click()
  await page.getByText(/Nothing could be heard/).waitFor()
  t.same(problems, [])
})

t.test(
  'a browser without recognition says so; one without a voice lets the replies be read',
  wholeOnly,
  async t => {
    const { page: deaf } = await openPage()
    await deaf.addInitScript(() => {
      Reflect.deleteProperty(window, 'SpeechRecognition')
      Reflect.deleteProperty(window, 'webkitSpeechRecognition')
    })
    await deaf.goto('/')
    await deaf
      .getByRole('button', { name: /I support this topic/ })
      .first()
      .click()
    const dialog = deaf.getByRole('dialog')
    await dialog.getByText(/This browser cannot turn speech into words/).waitFor()
    t.equal(await dialog.getByRole('button', { name: 'Speak with AI' }).count(), 0)
    await dialog.getByRole('button', { name: 'Text with AI' }).waitFor()

    const { page: mute } = await openPage({
      ...{ viewport: { width: 390, height: 480 }, permissions: ['microphone'] },
    })
    await installStandIn(mute)
    await mute.addInitScript(() => {
      window.standIn.onDevice = 'available'
      Reflect.deleteProperty(window, 'speechSynthesis')
      Reflect.deleteProperty(Window.prototype, 'speechSynthesis')
    })
    await openDebate(mute)
    await speakButton(mute).click()
    await say(mute, TURNS[0] ?? '')
    await mute
      .getByText('Your browser has no voice for this language: read the replies here.')
      .waitFor()
    await untilCaptions(mute, 3)
    await mute.getByRole('button', { name: 'More below' }).waitFor()
    t.equal(await mute.getByRole('button', { name: 'Hear again' }).count(), 0)

    // The same debate where one cannot speak.
    await mute.addInitScript(() => {
      Reflect.deleteProperty(window, 'SpeechRecognition')
      Reflect.deleteProperty(window, 'webkitSpeechRecognition')
    })
    await mute.reload()
    await mute.getByText(/This browser cannot turn speech into words/).waitFor()
    await untilCaptions(mute, 3)
    t.equal(await mute.getByRole('button', { name: 'Connect again' }).count(), 0)
    await mute.getByRole('link', { name: 'Go on in writing' }).click()
    await mute.getByRole('textbox').waitFor()
    t.equal(await mute.getByRole('link', { name: 'Switch to voice' }).count(), 0)
  },
)
