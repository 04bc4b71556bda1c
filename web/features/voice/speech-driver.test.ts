import t from 'tap'
import { lengthOf, play, RECORDING_RATE } from '#schema/voice/recordings/play.ts'
import { REALTIME_SAMPLE_RATE } from '#schema/voice/socket-events.ts'
import type { AudioPlatform } from '../../lib/audio/audio-platform.ts'
import type { CaptureCommand, CaptureReport } from '../../lib/audio/capture-core.ts'
import { toPcm16 } from '../../lib/audio/pcm.ts'
import { createResampler } from '../../lib/audio/resampler.ts'
import { createFakeClock } from '../../lib/fake-clock.ts'
import { createFakeRecognition, createFakeSynthesis } from '../../lib/speech/fake-speech.ts'
import { MEASURE_WAIT_MS } from '../../lib/speech/turn-measure.ts'
import { createSpeechDriver, withBrowserVoice } from './speech-driver.ts'
import type { CreateDriver, DriverEvent, VoiceDriver } from './voice-driver.ts'

const settle = () => new Promise<void>(resolve => setImmediate(resolve))
const node = () => ({ connect: () => undefined, disconnect: () => undefined })

type Answer = 'opens' | 'is refused' | 'hangs'

const fakeAudio = (microphone: Answer) => {
  const track = { enabled: true, isStopped: false }
  const capture = { did: [] as string[], report: (_report: CaptureReport): void => undefined }
  const platform = {
    isSecure: true,
    mediaDevices: {
      getUserMedia: async () => {
        if (microphone === 'is refused') throw new DOMException('', 'NotAllowedError')
        if (microphone === 'hangs') await new Promise(() => undefined)
        return {
          getTracks: () => [Object.assign(track, { stop: () => (track.isStopped = true) })],
        }
      },
    },
    openContext: () => ({
      ...{ state: 'running', destination: node(), resume: async () => undefined },
      ...{ close: async () => undefined, createMediaStreamSource: node },
    }),
    openCapture: async (_context: unknown, report: (report: CaptureReport) => void) => {
      capture.report = report
      return {
        node: node(),
        send: ({ kind }: CaptureCommand) => {
          capture.did.push(kind)
          if (kind === 'end') report({ kind: 'ended' })
        },
      }
    },
  } as unknown as AudioPlatform
  return { platform, capture, track }
}

const open = ({ microphone = 'opens' as Answer, isPhone = false } = {}) => {
  const recognition = createFakeRecognition()
  const synthesis = createFakeSynthesis()
  const audio = fakeAudio(microphone)
  const clock = createFakeClock()
  const events: DriverEvent[] = []
  const driver = createSpeechDriver({
    ...{ clock, language: 'en', audio: audio.platform, synthesis: synthesis.platform },
    recognition: { ...recognition.platform, isPhone },
    isLocal: () => true,
    isRemoteAllowed: () => false,
  })(event => events.push(event))
  const begin = async () => {
    driver.start()
    recognition.latest().onStart()
    await settle()
  }
  return { driver, events, recognition, synthesis, audio, clock, begin }
}

t.test('a turn in words, with what the microphone tells of its pauses', async t => {
  const { driver, events, recognition, audio, begin } = open()
  await begin()
  t.equal(recognition.runs.length, 1)
  t.same(events, [{ kind: 'listening' }])
  const sound = play([400, 'en-claim', 800, 'en-claim', 300], {
    ...{ noise: 'hiss', decibelsBelowVoice: 30, volume: 1 },
  })
  const samples = createResampler(RECORDING_RATE, REALTIME_SAMPLE_RATE).process(sound)
  audio.capture.report({ kind: 'block', samples: toPcm16(samples), loudness: 0.2 })
  t.ok(driver.level() > 0.5)
  recognition.latest().onPieces(['school begins'])
  driver.stop()
  recognition.latest().onPieces(['school begins too early'])
  recognition.latest().onEnd()
  await settle()
  t.same(events[1], { kind: 'partial-words', text: 'school begins' })
  const turn = events[2]
  if (turn?.kind !== 'turn-words') return t.fail('no turn')
  t.equal(turn.text, 'school begins too early')
  const { timing } = turn
  t.ok(Math.abs((timing?.first_word_ms ?? 0) - 400) <= 100, JSON.stringify(timing))
  t.ok(Math.abs((timing?.pauses[0]?.length_ms ?? 0) - 800) <= 100, JSON.stringify(timing))
  t.ok(Math.abs((timing?.length_ms ?? 0) - (1500 + 2 * lengthOf('en-claim'))) <= 100)
  t.equal(driver.level(), 0)
})

t.test('without a microphone to measure by, the words go without figures', async t => {
  for (const microphone of ['is refused', 'hangs'] as const) {
    const { driver, events, recognition, clock, begin } = open({ microphone })
    await begin()
    clock.tick(MEASURE_WAIT_MS)
    await settle()
    t.same(events, [{ kind: 'listening' }])
    recognition.latest().onSound(true)
    t.ok(driver.level() > 0, 'the ring still shows that it hears')
    driver.stop()
    recognition.latest().onPieces(['words'])
    recognition.latest().onEnd()
    await settle()
    t.same(events.at(-1), { kind: 'turn-words', text: 'words' })
  }
})

t.test('a telephone gives its microphone to the recognition alone', async t => {
  const { audio, events, begin } = open({ isPhone: true })
  await begin()
  t.same(events, [{ kind: 'listening' }])
  t.same(audio.capture.did, [])
})

t.test('where the two cannot share the microphone, the recognition gets it', async t => {
  const { driver, events, recognition, audio, begin } = open()
  await begin()
  recognition.latest().onPieces(['before'])
  recognition.latest().onError('audio-capture')
  recognition.latest().onEnd()
  t.equal(audio.track.isStopped, true)
  t.equal(recognition.runs.length, 2, 'the same turn goes on')
  recognition.latest().onStart()
  recognition.latest().onPieces(['after'])
  driver.stop()
  recognition.latest().onEnd()
  await settle()
  t.same(events.at(-1), { kind: 'turn-words', text: 'before after' })
  t.equal(events.filter(({ kind }) => kind === 'listening').length, 1)
})

t.test('a failure before the first word and one in mid-turn', async t => {
  const refused = open()
  refused.driver.start()
  refused.recognition.latest().onError('not-allowed')
  refused.recognition.latest().onEnd()
  t.same(refused.events, [{ kind: 'failed', fault: 'denied' }])

  const { driver, events, recognition, begin } = open()
  await begin()
  recognition.latest().onPieces(['so far'])
  recognition.latest().onError('network')
  recognition.latest().onEnd()
  t.same(events.at(-1), { kind: 'lost', fault: 'network' })
  driver.stop()
  await settle()
  t.match(events.at(-1), { kind: 'turn-words', text: 'so far' })
})

t.test('nothing of a turn that was taken back is sent', async t => {
  const { driver, events, recognition, begin } = open()
  await begin()
  recognition.latest().onPieces(['never mind'])
  driver.stop()
  recognition.latest().onEnd()
  driver.cancel()
  await settle()
  t.equal(events.filter(({ kind }) => kind === 'turn-words').length, 0)
})

t.test('the reply is spoken, and an interruption tells what was heard', async t => {
  const { driver, synthesis, events } = open()
  driver.hear({ kind: 'words', itemId: 'a1', text: 'Sleep is lost to screens.', isWhole: true })
  await settle()
  synthesis.latest().onStart()
  synthesis.latest().onWord(9)
  t.same(events, [{ kind: 'playing', itemId: 'a1' }])
  t.same(await driver.hush(), { itemId: 'a1', heardText: 'Sleep is ' })
})

t.test('where the server hears but has no voice, the browser speaks', async t => {
  const did: string[] = []
  const hears: CreateDriver = () =>
    ({
      sends: 'audio',
      start: () => did.push('start'),
      close: () => did.push('close'),
      hear: () => did.push('hear'),
      hush: async () => null,
    }) as unknown as VoiceDriver
  const synthesis = createFakeSynthesis()
  const events: DriverEvent[] = []
  const driver = withBrowserVoice(hears, {
    ...{ synthesis: synthesis.platform, clock: createFakeClock(), language: 'en' },
    isRemoteAllowed: () => false,
  })(event => events.push(event))
  t.equal(driver.sends, 'audio')
  driver.start()
  driver.hear({ kind: 'words', itemId: 'a1', text: 'Sleep is lost to screens.', isWhole: true })
  await settle()
  t.same(synthesis.texts(), ['Sleep is lost to screens.'])
  synthesis.latest().onStart()
  t.same(await driver.hush(), { itemId: 'a1', heardText: '' })
  driver.close()
  t.same(did, ['start', 'close'])
})
