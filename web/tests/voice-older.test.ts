import t from 'tap'
import { until } from '#api/tests/factories.ts'
import { startFakeOpenAi } from '#api/tests/fake-openai/fake-openai.ts'
import { TONE_HZ } from '#api/tests/fake-openai/tone.ts'
import { openApp } from '#api/tests/test-app.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { openBrowser } from './open-browser.ts'
import { hearPage } from './voice/hear-page.ts'
import { captionsOf, endDebate, startSpeaking, talkButton } from './voice/spoken-debate-page.ts'
import { ALWAYS_ALLOWED, syntheticMicrophone } from './voice/synthetic-microphone.ts'

const fake = await startFakeOpenAi()
t.teardown(() => fake.close())
const app = await openApp(
  t,
  {},
  {
    ...{ REALTIME_VOICE_DEBATE: 'off', AI_PROVIDER: 'offline', OPENAI_API_KEY: 'sk-test' },
    ...{ OPENAI_TRANSCRIBE_BASE_URL: fake.baseUrl, OPENAI_SPEECH_BASE_URL: fake.baseUrl },
  },
)
const openPage = await openBrowser(t, app.url, [ALWAYS_ALLOWED, ...syntheticMicrophone(t)])

const SAID = [
  'A tax on sugar works because prices move habits. In Mexico people bought a tenth less of it ' +
    'within two years, and the poorest households gained the most.',
  'The money pays for water fountains in schools, so that the poorest get something back. That ' +
    'is fair, because the harm falls on them today.',
  'When prices rise, makers change their recipes. In Britain nearly half of the sugar left the ' +
    'drinks, for example, without anybody paying more.',
] as const
const SPOKEN_MS = 1500
const LONG_MS = 60_000
/** Matroska's first bytes, which a recording has only in its first chunk. */
const WEBM = '1a45dfa3'
/** How far a sound may seem longer or shorter: its ends are soft. Milliseconds. */
const SOFT_MS = 50

t.test(
  'the older screen: three turns recorded, heard, answered, one reply cut off',
  wholeOnly,
  async t => {
    const { page, problems } = await openPage({ viewport: { width: 1280, height: 900 } })
    const { heard, hear } = await hearPage(page)
    fake.answerTranscriptions((_recorded, nth) => ({ kind: 'text', text: SAID[nth] ?? '' }))
    let speeches = 0
    // A server of one's own that makes no mp3, as some do.
    fake.answerSpeeches(({ body }) => {
      if (body.response_format !== 'wav')
        return { kind: 'status', status: 400, message: "Unsupported response_format: 'mp3'" }
      speeches += 1
      return { kind: 'speech', audioMs: speeches === 2 ? LONG_MS : SPOKEN_MS }
    })
    let chunks = 0
    page.on('websocket', socket =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"voice-stream"')) chunks += 1
      }),
    )
    await startSpeaking(page)

    const record = async (name: 'Start speaking' | 'Interrupt and speak' = 'Start speaking') => {
      await talkButton(page, name).click()
      await talkButton(page, 'Stop and send').waitFor()
      const before = chunks
      await until('two pieces were sent', () => chunks >= before + 2)
      await talkButton(page, 'Stop and send').click()
    }
    await record()
    await page.getByText(`“${SAID[0]}”`).waitFor()
    await hear(SPOKEN_MS - SOFT_MS)
    await talkButton(page).waitFor()
    t.equal((await captionsOf(page))[0], SAID[0])
    const first = await heard()
    t.ok(Math.abs(first.ms - SPOKEN_MS) <= SOFT_MS, `${first.ms} ms of the reply were heard`)
    const pitch = (1000 * first.crossings) / first.ms / 2
    t.ok(Math.abs(pitch - TONE_HZ) <= TONE_HZ / 10, `a tone of ${pitch} Hz`)

    await record()
    await talkButton(page, 'Interrupt and speak').waitFor()
    await record('Interrupt and speak')
    await page.getByText(`“${SAID[2]}”`).waitFor()
    await talkButton(page).waitFor()
    const { ms } = await heard()
    t.ok(ms < LONG_MS, `the second reply was cut off: ${ms} ms of all were heard`)
    const captions = await captionsOf(page)
    t.equal(captions.length, 6)
    const own = captions.filter((_text, nth) => nth % 2 === 0)
    t.same(own, SAID)

    t.equal(fake.transcriptions.length, 3)
    for (const { bytes, mediaType } of fake.transcriptions) {
      t.match(mediaType, /webm/)
      t.equal(bytes.subarray(0, 4).toString('hex'), WEBM, 'a whole recording, from its head on')
    }
    t.equal(fake.realtime.sessions.length, 0, 'no realtime model was asked')

    await endDebate(page)
    t.same(problems, [])
  },
)
