import t from 'tap'
import type { AudioPlatform } from '../../lib/audio/audio-platform.ts'
import type { MediaRecorderClass } from '../../lib/audio/media-recorder.ts'
import { createOlderLine } from './older-line.ts'
import { createRecordingDriver } from './recording-driver.ts'
import type { DriverEvent } from './voice-driver.ts'

const settle = () => new Promise<void>(resolve => setImmediate(resolve))

class FakeRecorder {
  static made: FakeRecorder[] = []
  static isTypeSupported = (type: string) => type === 'audio/webm'
  state = 'inactive'
  options: MediaRecorderOptions
  ondataavailable: (event: { data: Blob }) => void = () => undefined
  onstop = () => undefined
  onerror = () => undefined
  constructor(_stream: unknown, options: MediaRecorderOptions) {
    this.options = options
    FakeRecorder.made.push(this)
  }
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.ondataavailable({ data: new Blob(['last']) })
    this.onstop()
  }
}

const openDriver = ({ refusal = '' } = {}) => {
  FakeRecorder.made = []
  const asked: unknown[] = []
  const track = { onended: null as (() => void) | null, isStopped: false, stop: () => undefined }
  const sources: { onended: () => void; isStopped: boolean }[] = []
  const context = {
    state: 'running',
    onstatechange: null,
    destination: {},
    resume: async () => undefined,
    close: async () => undefined,
    createAnalyser: () => ({
      fftSize: 4,
      getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.25),
    }),
    createMediaStreamSource: () => ({ connect: () => undefined }),
    decodeAudioData: async () => ({}),
    createBufferSource: () => {
      const source = {
        ...{ buffer: null, isStopped: false, onended: () => undefined },
        connect: () => undefined,
        start: () => undefined,
        stop: () => {
          source.isStopped = true
        },
      }
      sources.push(source)
      return source
    },
  }
  const platform = {
    isSecure: true,
    mediaDevices: {
      getUserMedia: async (constraints: unknown) => {
        asked.push(constraints)
        if (refusal !== '') throw Object.assign(new Error(refusal), { name: refusal })
        return { getTracks: () => [track] }
      },
    },
    openContext: () => context,
  } as unknown as AudioPlatform
  const line = createOlderLine()
  const events: DriverEvent[] = []
  const driver = createRecordingDriver({
    ...{ platform, line, deviceId: () => null },
    Recorder: FakeRecorder as unknown as MediaRecorderClass,
  })(event => events.push(event))
  return { driver, events, line, asked, track, sources }
}

t.test('a turn is recorded as the specification has it, to its last chunk', async t => {
  const { driver, events, asked } = openDriver()
  driver.start()
  await settle()
  t.same(asked, [
    {
      audio: {
        ...{ channelCount: 1, sampleRate: 16_000 },
        ...{ echoCancellation: true, noiseSuppression: true },
      },
    },
  ])
  t.same(FakeRecorder.made[0]?.options, { audioBitsPerSecond: 16_000, mimeType: 'audio/webm' })
  t.ok(driver.level() > 0, 'the ring shows that it hears')
  FakeRecorder.made[0]?.ondataavailable({ data: new Blob(['first']) })
  driver.stop()
  await driver.handedOver?.()
  t.same(events, [
    { kind: 'listening' },
    { kind: 'chunk', audio: btoa('first') },
    { kind: 'chunk', audio: btoa('last') },
  ])
  t.equal(driver.level(), 0)
})

t.test('a reply plays until a turn begins', async t => {
  const { driver, events, line, sources } = openDriver()
  driver.start()
  await settle()
  events.length = 0
  line.play({ itemId: 'a1', bytes: new Uint8Array([1]) })
  await settle()
  t.same(events, [{ kind: 'playing', itemId: 'a1' }])
  t.equal(await driver.hush(), null)
  t.equal(sources[0]?.isStopped, true)
  line.play({ itemId: 'a2', bytes: new Uint8Array([2]) })
  await settle()
  sources[1]?.onended()
  t.match(events.slice(1), [{ kind: 'playing', itemId: 'a2' }, { kind: 'quiet' }])
})

t.test('what goes wrong with the microphone is told by its kind', async t => {
  const refused = openDriver({ refusal: 'NotAllowedError' })
  refused.driver.start()
  await settle()
  t.same(refused.events, [{ kind: 'failed', fault: 'denied' }])

  const unplugged = openDriver()
  unplugged.driver.start()
  await settle()
  unplugged.track.onended?.()
  await settle()
  t.match(unplugged.events, [
    { kind: 'listening' },
    { kind: 'lost', fault: 'unplugged' },
    { kind: 'chunk', audio: btoa('last') },
  ])

  const broken = openDriver()
  broken.driver.start()
  await settle()
  FakeRecorder.made[0]?.onerror()
  t.match(broken.events.at(-1), { kind: 'lost', fault: 'recording-failed' })
})
