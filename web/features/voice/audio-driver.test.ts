import t from 'tap'
import type { AudioPlatform } from '../../lib/audio/audio-platform.ts'
import type { CaptureCommand, CaptureReport } from '../../lib/audio/capture-core.ts'
import type { PlaybackCommand, PlaybackReport } from '../../lib/audio/playback-core.ts'
import { createFakeClock } from '../../lib/fake-clock.ts'
import { createAudioDriver } from './audio-driver.ts'
import type { DriverEvent } from './voice-driver.ts'

const settle = () => new Promise<void>(resolve => setImmediate(resolve))
const node = () => ({ connect: () => undefined, disconnect: () => undefined })

type FakeContext = {
  state: string
  sampleRate: number
  outputLatency: number
  onstatechange: (() => void) | null
  isClosed: boolean
}

const openFake = ({ takesMicrophone = true, startsAs = 'running', refusal = '' } = {}) => {
  const contexts: FakeContext[] = []
  const track = { enabled: true, isStopped: false, onended: null as (() => void) | null }
  const capture = { did: [] as string[], report: (_report: CaptureReport): void => undefined }
  const playback = { did: [] as string[], report: (_report: PlaybackReport): void => undefined }
  const asked: unknown[] = []
  const openContext = (sampleRate = 48_000) => {
    const context = {
      ...{ state: 'suspended', sampleRate, outputLatency: 0.02, isClosed: false },
      onstatechange: null as (() => void) | null,
      destination: node(),
      resume: async () => {
        context.state = startsAs
        context.onstatechange?.()
      },
      close: async () => {
        context.isClosed = true
      },
      createMediaStreamSource: () => {
        if (!takesMicrophone && sampleRate === 24_000) throw new Error('other rates')
        return node()
      },
    }
    contexts.push(context)
    return context as unknown as AudioContext
  }
  const platform: AudioPlatform = {
    isSecure: true,
    mediaDevices: {
      getUserMedia: async (constraints: unknown) => {
        asked.push(constraints)
        if (refusal !== '') throw Object.assign(new Error(refusal), { name: refusal })
        return {
          getTracks: () => [Object.assign(track, { stop: () => (track.isStopped = true) })],
        }
      },
    } as unknown as MediaDevices,
    openContext,
    openCapture: async (_context, report) => {
      capture.report = report
      return {
        node: node() as unknown as AudioNode,
        send: ({ kind }: CaptureCommand) => void capture.did.push(kind),
      }
    },
    openPlayback: async (_context, report) => {
      playback.report = report
      return {
        node: node() as unknown as AudioNode,
        send: ({ kind }: PlaybackCommand) => void playback.did.push(kind),
      }
    },
  }
  const clock = createFakeClock()
  const events: DriverEvent[] = []
  const driver = createAudioDriver({ platform, clock, deviceId: () => 'chosen' })(event =>
    events.push(event),
  )
  return { driver, events, contexts, track, capture, playback, asked, clock }
}
const SILENCE = 'AAAAAA=='

t.test('a press opens sound at once, then the microphone, and speech comes as base64', async t => {
  const { driver, events, contexts, capture, asked } = openFake()
  driver.start()
  t.same(
    contexts.map(({ sampleRate }) => sampleRate),
    [24_000],
    'before anything is waited for',
  )
  await settle()
  t.match(asked, [{ audio: { deviceId: { exact: 'chosen' }, channelCount: 1 } }])
  t.same([events, capture.did], [[{ kind: 'listening' }], ['begin']])
  capture.report({ kind: 'block', samples: Int16Array.from([1, -2]), loudness: 0.1 })
  t.same(events.at(-1), { kind: 'chunk', audio: 'AQD+/w==' })
  t.ok(driver.level() > 0.5)
  driver.stop()
  t.equal(capture.did.at(-1), 'end')
  capture.report({ kind: 'ended' })
  t.equal(driver.level(), 0)
})

t.test('between turns the microphone is muted and kept; closing lets go of it', async t => {
  const { driver, track, asked, contexts, capture } = openFake()
  driver.start()
  await settle()
  driver.stop()
  t.equal(track.enabled, false)
  driver.start()
  await settle()
  t.same([track.enabled, asked.length], [true, 1])
  driver.cancel()
  t.equal(capture.did.at(-1), 'drop')
  driver.close()
  t.same([track.isStopped, contexts[0]?.isClosed], [true, true])
})

t.test('another microphone is opened for the next turn', async t => {
  const { driver, track, asked } = openFake()
  driver.start()
  await settle()
  driver.stop()
  driver.changeDevice()
  t.equal(track.isStopped, true)
  driver.start()
  await settle()
  t.equal(asked.length, 2)
})

t.test('a browser that takes microphones only at their own rate gets a second context', async t => {
  const { driver, events, contexts } = openFake({ takesMicrophone: false })
  driver.start()
  await settle()
  t.same(
    contexts.map(({ sampleRate }) => sampleRate),
    [24_000, 48_000],
  )
  t.same(events, [{ kind: 'listening' }])
  driver.close()
  t.ok(contexts.every(({ isClosed }) => isClosed))
})

t.test('a refused microphone is told by its cause', async t => {
  const { driver, events } = openFake({ refusal: 'NotAllowedError' })
  driver.start()
  await settle()
  t.same(events, [{ kind: 'failed', fault: 'denied' }])
})

t.test('a turn taken back while the microphone opens is never begun', async t => {
  const { driver, events, capture, track } = openFake()
  driver.start()
  driver.cancel()
  await settle()
  t.same([events, capture.did, track.isStopped], [[], [], true])
})

t.test('unplugged in mid-turn it says so, and the next turn opens the microphone anew', async t => {
  const { driver, events, track, capture, asked } = openFake()
  driver.start()
  await settle()
  track.onended?.()
  t.same(events.at(-1), { kind: 'lost', fault: 'unplugged' })
  t.equal(capture.did.at(-1), 'end')
  driver.start()
  await settle()
  t.equal(asked.length, 2)
})

t.test('sound that the system takes away ends the turn', async t => {
  const { driver, events, contexts } = openFake()
  driver.start()
  await settle()
  const [context] = contexts
  if (context) context.state = 'interrupted'
  context?.onstatechange?.()
  t.same(events.at(-1), { kind: 'lost', fault: 'interrupted' })
})

t.test('a reply that the system takes away waits for a press', async t => {
  const { driver, events, contexts } = openFake()
  driver.hear({ kind: 'audio', itemId: 'a1', audio: SILENCE })
  await settle()
  const [context] = contexts
  if (context) context.state = 'interrupted'
  context?.onstatechange?.()
  t.same(events, [{ kind: 'blocked' }])
})

t.test('a reply is played, counted, and stopped with what was heard of it', async t => {
  const { driver, events, playback } = openFake()
  driver.hear({ kind: 'audio', itemId: 'a1', audio: SILENCE })
  driver.hear({ kind: 'words', itemId: 'a1', text: 'But', isWhole: false })
  await settle()
  t.same(playback.did, ['push'])
  playback.report({ kind: 'played', itemId: 'a1', playedMs: 50 })
  playback.report({ kind: 'played', itemId: 'a1', playedMs: 100 })
  t.same(events, [{ kind: 'playing', itemId: 'a1' }])
  const hushed = driver.hush()
  await settle()
  t.equal(playback.did.at(-1), 'flush')
  playback.report({ kind: 'flushed', itemId: 'a1', playedMs: 115 })
  t.same(await hushed, { itemId: 'a1', playedMs: 95 }, 'less what is still on its way to the ear')
  driver.hear({ kind: 'audio', itemId: 'a2', audio: SILENCE })
  playback.report({ kind: 'played', itemId: 'a2', playedMs: 10 })
  playback.report({ kind: 'drained' })
  t.same(events.slice(1), [{ kind: 'playing', itemId: 'a2' }, { kind: 'quiet' }])
})

t.test('a sound thread that does not answer keeps nobody waiting', async t => {
  const { driver, playback, clock } = openFake()
  t.equal(await driver.hush(), null, 'nothing was ever played')
  driver.hear({ kind: 'audio', itemId: 'a1', audio: SILENCE })
  await settle()
  playback.report({ kind: 'played', itemId: 'a1', playedMs: 200 })
  const hushed = driver.hush()
  clock.tick(100)
  t.same(await hushed, { itemId: 'a1', playedMs: 180 })
})

t.test('a reply that stopped for want of sound is playing again once more of it comes', async t => {
  const { driver, events, playback } = openFake()
  driver.hear({ kind: 'audio', itemId: 'a1', audio: SILENCE })
  await settle()
  playback.report({ kind: 'played', itemId: 'a1', playedMs: 100 })
  playback.report({ kind: 'drained' })
  driver.hear({ kind: 'audio', itemId: 'a1', audio: SILENCE })
  playback.report({ kind: 'played', itemId: 'a1', playedMs: 150 })
  const playing = { kind: 'playing', itemId: 'a1' } as const
  t.same(events, [playing, { kind: 'quiet' }, playing])
})

t.test('a sound thread that answers late leaves nothing playing', async t => {
  const { driver, events, playback, clock } = openFake()
  driver.hear({ kind: 'audio', itemId: 'a1', audio: SILENCE })
  await settle()
  playback.report({ kind: 'played', itemId: 'a1', playedMs: 200 })
  const hushed = driver.hush()
  clock.tick(100)
  await hushed
  playback.report({ kind: 'played', itemId: 'a1', playedMs: 215 })
  playback.report({ kind: 'flushed', itemId: 'a1', playedMs: 215 })
  t.same(events.at(-1), { kind: 'quiet' })
})

t.test('a browser that plays nothing unasked says so; a press plays it', async t => {
  const { driver, events, clock, contexts } = openFake({ startsAs: 'suspended' })
  driver.hear({ kind: 'audio', itemId: 'a1', audio: SILENCE })
  await settle()
  clock.tick(600)
  t.same(events, [{ kind: 'blocked' }])
  driver.unblock()
  t.equal(contexts.length, 1, 'the same sound')
})
