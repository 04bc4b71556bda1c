import t from 'tap'
import { until } from '#api/tests/factories.ts'
import { TONE_HZ } from '#api/tests/fake-openai/tone.ts'
import { startVoiceServer } from '#api/tests/voice-client.ts'
import { findTurns } from '#db/queries/turns.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { openBrowser } from './open-browser.ts'
import { hearPage } from './voice/hear-page.ts'
import {
  beginTurn,
  captionsOf,
  endDebate,
  noteTranscript,
  openHowYouSounded,
  sentMs,
  speakTurn,
  startSpeaking,
  talkButton,
} from './voice/spoken-debate-page.ts'
import {
  ALWAYS_ALLOWED,
  ONCE_MS,
  SPOKEN,
  syntheticMicrophone,
} from './voice/synthetic-microphone.ts'

const { app, fake } = await startVoiceServer(t)
const openPage = await openBrowser(t, app.url, [ALWAYS_ALLOWED, ...syntheticMicrophone(t)])

const storedTurns = (debateId: string) => findTurns(app.app.composed.deps.db, debateId)

const SAID = [
  'A tax on sugar works because prices move habits. In Mexico people bought a tenth less of it ' +
    'within two years, and the poorest households gained the most.',
  'The money pays for water fountains in schools, so that the poorest get something back. That ' +
    'is fair, because the harm falls on them today.',
  'When prices rise, makers change their recipes. In Britain nearly half of the sugar left the ' +
    'drinks, for example, without anybody paying more. You have named no harm that weighs as much ' +
    'as the teeth and the years of life that sugar takes from children who never chose it.',
] as const
const SHORT_REPLY = 'You show that people bought less, but not that anybody is healthier.'
const SENTENCE = 'People moved to other sweet things, and the habit itself did not change at all. '
const LONG_REPLY = SENTENCE.repeat(10).trim()
const LAST_REPLY = 'Recipes changed under a rule about labels, not under a tax.'
const LONG_MS = 60_000
const SHORT_MS = 1500

/** How far a sound may seem longer or shorter: its ends are soft. Milliseconds. */
const SOFT_MS = 50
/** What the loudspeaker's delay may hide. Milliseconds. */
const DELAY_MS = 150

t.test(
  'three turns are spoken, heard, one reply is cut off; on to text and back, the score and the figures',
  async t => {
    const { page, problems } = await openPage({ viewport: { width: 1280, height: 900 } })
    const { heard, hear, hearNothing } = await hearPage(page)
    const held = Promise.withResolvers<void>()
    fake.realtime.answer(
      nth =>
        [
          {
            heard: SAID[0],
            heardWhen: 'after' as const,
            reply: SHORT_REPLY,
            audioMs: SHORT_MS,
            pause: { after: 5, until: held.promise },
          },
          { heard: SAID[1], reply: LONG_REPLY, audioMs: LONG_MS },
          { heard: SAID[2], reply: LAST_REPLY, audioMs: SHORT_MS },
        ][nth] ?? {},
    )
    const debateId = await startSpeaking(page)
    const session = fake.realtime.sessions.at(-1)

    await page.getByText('Recordings are not kept.').waitFor()
    await beginTurn(page, fake)
    // The ring swells: one sees that one is heard.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('span')].some(
        ({ style }) => Number(style.getPropertyValue('--level')) > 0.2,
      ),
    )
    const texts = await noteTranscript(page)
    await talkButton(page, 'Stop and send').click()
    // The place of the turn whose words are still to come, then the reply as it is heard.
    await page.waitForFunction(
      all => all.some(text => /Transcribing\.\.\..*You show .*Speaking\.\.\.$/s.test(text)),
      texts,
    )
    held.resolve()
    await page.getByText(`“${SAID[0]}”`).waitFor()
    await talkButton(page).waitFor()
    await hear(SHORT_MS - SOFT_MS)
    t.same(await captionsOf(page), [SAID[0], SHORT_REPLY])
    const first = await heard()
    t.ok(Math.abs(first.ms - SHORT_MS) <= SOFT_MS, `${first.ms} ms of the reply were heard`)
    const pitch = (1000 * first.crossings) / first.ms / 2
    t.ok(Math.abs(pitch - TONE_HZ) <= TONE_HZ / 10, `a tone of ${pitch} Hz`)

    await beginTurn(page, fake)
    const askedAt = Date.now()
    await talkButton(page, 'Stop and send').click()
    await hear(first.ms + 1000)
    const soFar = (await heard()).ms - first.ms
    await beginTurn(page, fake, { name: 'Interrupt and speak' })
    const latest = Date.now() - askedAt
    // What was on its way to the loudspeaker is still heard.
    const sent = sentMs(fake)
    await until('the turn begins', () => sentMs(fake) >= sent + 500)
    await hearNothing(500)
    const silent = await heard()
    t.ok(silent.ms - first.ms <= latest, `${silent.ms - first.ms} ms of it within ${latest} ms`)
    await until('the turn goes on', () => sentMs(fake) >= sent + 1500)
    t.equal((await heard()).ms, silent.ms, 'the reply has stopped')
    const cut = session?.events.find(({ type }) => type === 'conversation.item.truncate')
    const cutMs = Number(cut?.audio_end_ms)
    t.ok(
      cutMs >= soFar - DELAY_MS && cutMs <= latest,
      `cut off at ${cutMs} ms, after ${soFar} ms and within ${latest} ms`,
    )
    await page.getByText(/^People .* …$/).waitFor()
    const [, , , interrupted] = await captionsOf(page)
    const words = interrupted?.replace(/ …$/, '') ?? ''
    t.ok(LONG_REPLY.startsWith(words) && words.length < LONG_REPLY.length, words)
    const heardShare = (LONG_REPLY.length * cutMs) / LONG_MS
    // Where sound was still to come, its length is guessed.
    t.ok(
      Math.abs(words.length - heardShare) < 15,
      `as far as it was heard, ${heardShare} characters: ${words}`,
    )
    await talkButton(page, 'Stop and send').click()
    await page.getByText(`“${SAID[2]}”`).waitFor()
    await talkButton(page).waitFor()

    const said = [SAID[0], SHORT_REPLY, SAID[1], interrupted, SAID[2], LAST_REPLY]
    t.same(await captionsOf(page), said)
    const stored = (await storedTurns(debateId)).slice(1)
    t.same(
      stored.map(turn => turn.message_text),
      said,
    )
    t.same(
      stored.map(turn => turn.speaker),
      ['user', 'ai', 'user', 'ai', 'user', 'ai'],
    )
    t.same(session?.errors, [])

    await page.getByRole('link', { name: 'Switch to text' }).click()
    const composer = page.getByRole('textbox')
    await composer.fill('One more point in writing: water costs nothing.')
    t.same(await captionsOf(page), said, 'in writing all of it is there')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelectorAll('[data-speaker="ai"]').length === 5)
    const written = await captionsOf(page)
    t.same(written.slice(0, 7), [...said, 'One more point in writing: water costs nothing.'])
    t.equal(written.length, 8)
    await page.getByRole('link', { name: 'Switch to voice' }).click()
    await talkButton(page).waitFor()
    t.same(await captionsOf(page), written, 'and spoken again too')
    const known = fake.realtime.sessions.at(-1)?.items.map(({ text }) => text) ?? []
    t.ok(
      known.some(text => text.includes('water costs nothing')),
      'the voice service knows what was written',
    )

    await endDebate(page)
    await page
      .getByText(/^\d+\.\d$/)
      .first()
      .waitFor()
    const figures = await openHowYouSounded(page)
    // A hundred words stand for less than fourteen seconds of sound: nobody speaks so fast.
    await figures.getByText('did not fit together').waitFor()
    t.equal(await figures.getByText('Could not tell').count(), 2, 'of fillers, and of that pace')
    t.same(problems, [])
  },
)

t.test('the figures of a recording with a known pace and known pauses', wholeOnly, async t => {
  const { page, problems } = await openPage({ viewport: { width: 390, height: 844 } })
  fake.realtime.answer({ heard: SPOKEN.text, audioMs: 200 })
  const debateId = await startSpeaking(page)
  const heardOnce = async () => {
    await page.getByText(`“${SPOKEN.text}”`).waitFor()
    await talkButton(page).waitFor()
  }
  await speakTurn(page, fake, { ms: ONCE_MS })
  await heardOnce()
  // A fresh page opens the microphone anew, which begins its recording anew.
  await page.reload()
  await talkButton(page).waitFor()
  const sent = sentMs(fake)
  await page.keyboard.down(' ')
  await until('it was said once more', () => sentMs(fake) >= sent + ONCE_MS)
  await page.keyboard.up(' ')
  await heardOnce()
  const spoken = (await storedTurns(debateId)).filter(({ speaker }) => speaker === 'user')
  t.equal(spoken.length, 2)
  for (const { speech } of spoken) {
    const found = JSON.stringify(speech)
    const pauses = speech?.timing?.pauses.map(pause => pause.length_ms) ?? []
    t.equal(pauses.length, SPOKEN.pauses.length, found)
    for (const [nth, wanted] of SPOKEN.pauses.entries())
      t.ok(Math.abs((pauses[nth] ?? 0) - wanted) <= 100, `a pause of ${wanted} ms: ${found}`)
    t.ok(Math.abs((speech?.timing?.speech_ms ?? 0) - SPOKEN.speechMs) <= 100, found)
  }

  await endDebate(page)
  const figures = await openHowYouSounded(page)
  const shown = await figures.innerText()
  const numberIn = (pattern: RegExp) => Number(pattern.exec(shown)?.[1])
  const minutes = SPOKEN.speechMs / 60_000
  const isNear = (value: number, wanted: number) => Math.abs(value / wanted - 1) <= 0.05
  t.ok(isNear(numberIn(/(\d+)\s+words a minute/), SPOKEN.words / minutes), shown)
  t.ok(isNear(numberIn(/([\d.]+)\s+a minute/), SPOKEN.pauses.length / minutes), shown)
  const longest = 1000 * numberIn(/longest one lasted ([\d.]+) s/)
  t.ok(Math.abs(longest - Math.max(...SPOKEN.pauses)) <= 100, shown)
  t.same(problems, [])
})
