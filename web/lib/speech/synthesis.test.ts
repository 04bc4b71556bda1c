import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { createFakeClock } from '../fake-clock.ts'
import { createFakeSynthesis, voiceOf } from './fake-speech.ts'
import type { BrowserVoice } from './speech-platform.ts'
import { createSpeaker, type SpeakerEvent } from './synthesis.ts'
import { VOICES_MS } from './voices.ts'

const settle = () => new Promise<void>(resolve => setImmediate(resolve))

type Opened = { language?: Language; voices?: BrowserVoice[]; isRemoteAllowed?: boolean }
const open = ({ language = 'en', voices, isRemoteAllowed = false }: Opened = {}) => {
  const fake = createFakeSynthesis(voices)
  const clock = createFakeClock()
  const events: SpeakerEvent[] = []
  const speaker = createSpeaker({
    ...{ platform: fake.platform, clock, language },
    isRemoteAllowed: () => isRemoteAllowed,
    emit: event => events.push(event),
  })
  return { fake, clock, events, speaker }
}
const FIRST = 'Sleep is lost to screens at night.'
const SECOND = 'Homework is not to blame for it at all.'
const BOTH = `${FIRST} ${SECOND}`

t.test('sentences are spoken in their order while the reply is being written', async t => {
  const { fake, speaker, events } = open()
  speaker.hear('a1', 'Sleep is lost', false)
  speaker.hear('a1', `${FIRST} Home`, false)
  await settle()
  t.same(fake.texts(), [FIRST])
  speaker.hear('a1', BOTH, true)
  fake.latest().onStart()
  t.same(fake.texts(), [FIRST], 'one at a time')
  fake.latest().onEnd()
  t.same(fake.texts(), [FIRST, SECOND])
  fake.latest().onStart()
  fake.latest().onEnd()
  t.same(events, [{ kind: 'playing', itemId: 'a1' }, { kind: 'quiet' }])
  t.equal(speaker.hush(), null, 'it was heard to its end')
})

t.test('an interruption stops at once and tells the words that were spoken aloud', async t => {
  const { fake, speaker } = open()
  speaker.hear('a1', BOTH, true)
  await settle()
  fake.latest().onStart()
  fake.latest().onEnd()
  const cut = fake.latest()
  cut.onStart()
  cut.onWord(0)
  cut.onWord(cut.text.indexOf('not'))
  t.same(speaker.hush(), { itemId: 'a1', heardText: `${FIRST} Homework is ` })
  t.equal(fake.did.at(-1), 'cancel')
  cut.onEnd()
  speaker.hear('a1', `${BOTH} And so on.`, true)
  t.equal(fake.spoken.length, 2, 'nothing more of this reply')
})

t.test('a voice that does not tell its words is measured by time', async t => {
  const { fake, speaker, clock } = open()
  speaker.hear('a1', BOTH, true)
  await settle()
  fake.latest().onStart()
  clock.tick(700)
  t.same(speaker.hush(), { itemId: 'a1', heardText: BOTH.slice(0, 10) })
})

t.test('a reply that has not begun, or waits for its next sentence, is cut too', async t => {
  const { fake, speaker } = open()
  speaker.hear('a1', BOTH, true)
  await settle()
  t.same(speaker.hush(), { itemId: 'a1', heardText: '' })
  speaker.hear('a2', `${FIRST} Home`, false)
  fake.latest().onStart()
  fake.latest().onEnd()
  t.same(speaker.hush(), { itemId: 'a2', heardText: `${FIRST} ` })
})

t.test(
  'voices: of the language, on the device before others, Mandarin and not Cantonese',
  async t => {
    const voices = [
      voiceOf('Google US English', 'en-US', false),
      voiceOf('Bruno', 'de-DE'),
      voiceOf('Daniel', 'en-GB'),
      voiceOf('Samantha', 'en-US'),
      voiceOf('Sinji', 'zh-HK'),
      voiceOf('Tingting', 'zh_CN'),
    ]
    const english = open({ voices, isRemoteAllowed: true })
    english.speaker.hear('a1', BOTH, true)
    const chinese = open({ voices, language: 'zh' })
    const cantonese = open({ voices: [voiceOf('Sinji', 'zh-HK')], language: 'zh' })
    cantonese.speaker.hear('a1', '睡眠是被屏幕偷走的。', true)
    chinese.speaker.hear('a1', '睡眠是被屏幕偷走的。作业没有错。', true)
    await settle()
    t.equal(english.fake.latest().voice, 'Samantha')
    t.same(cantonese.events, [{ kind: 'mute' }, { kind: 'quiet' }])
    t.equal(chinese.fake.latest().voice, 'Tingting')
  },
)

t.test('a voice that sends the words away is used only where that was agreed to', async t => {
  const voices = [voiceOf('Google US English', 'en-US', false)]
  const refused = open({ voices })
  refused.speaker.hear('a1', BOTH, true)
  const agreed = open({ voices, isRemoteAllowed: true })
  agreed.speaker.hear('a1', BOTH, true)
  await settle()
  t.same(refused.events, [{ kind: 'mute' }, { kind: 'quiet' }])
  t.equal(refused.speaker.hush(), null, 'it was read, not heard')
  t.equal(agreed.fake.latest().voice, 'Google US English')
})

t.test('voices that load late are waited for, but not for ever', async t => {
  const late = open({ voices: [] })
  late.speaker.hear('a1', BOTH, true)
  t.same(late.fake.texts(), [])
  late.fake.loadVoices([voiceOf('Ada', 'en-US')])
  await settle()
  t.same(late.fake.texts(), [FIRST])
  const never = open({ voices: [] })
  never.speaker.hear('a1', BOTH, true)
  never.clock.tick(VOICES_MS)
  await settle()
  t.same(never.events, [{ kind: 'mute' }, { kind: 'quiet' }])
})

t.test('without speech synthesis it says so, once a reply', t => {
  const events: SpeakerEvent[] = []
  const speaker = createSpeaker({
    ...{ platform: null, clock: createFakeClock(), language: 'en' },
    isRemoteAllowed: () => true,
    emit: event => events.push(event),
  })
  speaker.hear('a1', `${FIRST} Home`, false)
  speaker.hear('a1', BOTH, true)
  t.same(events, [{ kind: 'mute' }, { kind: 'quiet' }])
  t.end()
})

t.test('a remote voice is kept awake over its fifteen seconds; a local one is let be', async t => {
  const remote = open({ voices: [voiceOf('Far', 'en-US', false)], isRemoteAllowed: true })
  const local = open()
  for (const { speaker } of [remote, local]) speaker.hear('a1', BOTH, true)
  await settle()
  for (const { fake, clock } of [remote, local]) {
    fake.latest().onStart()
    clock.tick(10_000)
  }
  t.same(remote.fake.did, ['pause', 'resume'])
  t.same(local.fake.did, [])
  remote.speaker.hush()
  remote.clock.tick(30_000)
  t.same(remote.fake.did, ['pause', 'resume', 'cancel'])
})

t.test(
  'a voice that never begins is told; an end that is never told is not waited for',
  async t => {
    const silent = open()
    silent.speaker.hear('a1', BOTH, true)
    const endless = open()
    endless.speaker.hear('a1', BOTH, true)
    await settle()
    silent.clock.tick(4000)
    t.same(silent.events, [{ kind: 'mute' }, { kind: 'quiet' }])
    endless.fake.latest().onStart()
    endless.clock.tick(5000 + (FIRST.length + 1) * 200)
    t.same(endless.fake.texts(), [FIRST, SECOND])
  },
)

t.test(
  'a browser that wants a press first is told so, and then speaks from the same place',
  async t => {
    const { fake, speaker, events } = open()
    speaker.hear('a1', BOTH, true)
    await settle()
    fake.latest().onError('not-allowed')
    t.same(events, [{ kind: 'blocked' }])
    speaker.unblock()
    t.same(fake.texts(), [FIRST, FIRST])
  },
)

t.test('a voice that fails leaves the reply to be read', async t => {
  const { fake, speaker, events } = open()
  speaker.hear('a1', BOTH, true)
  await settle()
  fake.latest().onStart()
  fake.latest().onError('synthesis-failed')
  t.same(events.slice(1), [{ kind: 'mute' }, { kind: 'quiet' }])
  speaker.hear('a2', BOTH, true)
  t.equal(fake.spoken.length, 2, 'the next reply is tried again')
})
