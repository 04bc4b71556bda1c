import t from 'tap'
import { lengthOf, type Noise, play, RECORDING_RATE } from './recordings/play.ts'
import { createSpeechMeter } from './speech-meter.ts'

const TOLERANCE_MS = 100
const CHUNK_SAMPLES = 777
const ROOMS = (['hiss', 'rumble'] as Noise[]).flatMap(noise =>
  [50, 30, 20, 15].flatMap(decibelsBelowVoice =>
    [1, 0.2, 0.03].map(volume => ({ noise, decibelsBelowVoice, volume })),
  ),
)
const quiet = { noise: 'rumble', decibelsBelowVoice: 40, volume: 0.5 } as const

const measure = (samples: Float32Array | Int16Array, rate = RECORDING_RATE) => {
  const meter = createSpeechMeter(rate)
  for (let at = 0; at < samples.length; at += CHUNK_SAMPLES)
    meter.push(samples.subarray(at, at + CHUNK_SAMPLES))
  return meter.finish()
}

const isNear = (value: number | null | undefined, wanted: number) =>
  typeof value === 'number' && Math.abs(value - wanted) <= TOLERANCE_MS

/** A voice-like buzz of 200 ms and known silences, at a rate of its own. */
const buzzes = (rate: number, silencesMs: number[], volume: number) => {
  const samples = silencesMs.flatMap(silence => [
    ...new Array<number>(Math.round((silence * rate) / 1000)).fill(0),
    ...Array.from({ length: rate / 5 }, (_, index) => Math.sin((index * 1400) / rate)),
  ])
  return Float32Array.from(samples, (sample, index) => volume * sample + 1e-4 * ((index % 7) - 3))
}

for (const language of ['en', 'zh'] as const)
  t.test(`known pauses of a voice in a room are found within 100 ms: ${language}`, t => {
    const [claim, conclusion] = [`${language}-claim`, `${language}-conclusion`] as const
    const spoken = lengthOf(claim) * 2 + lengthOf(conclusion)
    for (const room of ROOMS) {
      const timing = measure(play([500, claim, 700, conclusion, 1200, claim, 400], room))
      const [first, second, ...more] = timing.pauses
      const found = JSON.stringify({ room, timing })
      t.ok(isNear(timing.length_ms, 500 + spoken + 700 + 1200 + 400), found)
      t.ok(isNear(timing.first_word_ms, 500), `first word: ${found}`)
      t.ok(isNear(timing.speech_ms, spoken + 700 + 1200), `speech: ${found}`)
      t.ok(isNear(first?.length_ms, 700), `first pause: ${found}`)
      t.ok(isNear(first?.at_ms, 500 + lengthOf(claim)), `its place: ${found}`)
      t.ok(isNear(second?.length_ms, 1200), `second pause: ${found}`)
      t.equal(more.length, 0, `no more: ${found}`)
    }
    t.end()
  })

t.test('short sounds with known gaps, at the rates of browsers and at several volumes', t => {
  for (const rate of [8000, 22_050, 24_000, 44_100, 48_000])
    for (const volume of [0.8, 0.1, 0.02]) {
      const timing = measure(buzzes(rate, [300, 400, 150, 2000], volume), rate)
      const found = JSON.stringify({ rate, volume, timing })
      t.ok(isNear(timing.first_word_ms, 300), found)
      t.equal(timing.pauses.length, 2, `150 ms belong to fluent speech: ${found}`)
      t.ok(isNear(timing.pauses[0]?.length_ms, 400), found)
      t.ok(isNear(timing.pauses[1]?.length_ms, 2000), found)
    }
  t.end()
})

t.test('a turn that begins in mid-word, and a room that grows louder', t => {
  const early = measure(play(['en-claim', 700, 'en-conclusion'], quiet))
  t.ok(isNear(early.first_word_ms, 0), JSON.stringify(early))
  t.ok(isNear(early.pauses[0]?.length_ms, 700), JSON.stringify(early))
  const parts = [1500, 'en-claim', 700, 'en-claim', 900, 'en-claim', 800, 'en-claim'] as const
  const calm = play([...parts], quiet)
  const loud = play([...parts], { ...quiet, noise: 'hiss', decibelsBelowVoice: 15 })
  const change = (1500 + lengthOf('en-claim') + 700) * (RECORDING_RATE / 1000)
  const both = calm.map((sample, index) => (index < change ? sample : (loud[index] ?? 0)))
  const lengths = measure(both).pauses.map(pause => pause.length_ms)
  t.ok(
    [700, 900, 800].every((wanted, index) => isNear(lengths[index], wanted)),
    String(lengths),
  )
  t.equal(lengths.length, 3)
  t.end()
})

t.test('a room in which nobody speaks, and no sound at all', t => {
  for (const noise of ['hiss', 'rumble'] as const)
    for (const volume of [0.3, 0.03, 0.0003]) {
      const samples = play(['en-claim', 60_000], { noise, decibelsBelowVoice: 0, volume })
      const room = samples.subarray(Math.ceil(lengthOf('en-claim') * (RECORDING_RATE / 1000)))
      const expected = { length_ms: 60_000, first_word_ms: null, speech_ms: 0, pauses: [] }
      t.same(measure(room), expected, `${noise} at ${volume}`)
    }
  t.same(measure(new Int16Array(RECORDING_RATE)).first_word_ms, null)
  t.same(createSpeechMeter(RECORDING_RATE).finish().length_ms, 0)
  t.end()
})

t.test('one word in a long silence is heard', t => {
  const timing = measure(play([40_000, 'en-conclusion', 20_000], quiet))
  t.ok(isNear(timing.first_word_ms, 40_000), JSON.stringify(timing))
  t.ok(isNear(timing.speech_ms, lengthOf('en-conclusion')), JSON.stringify(timing))
  t.end()
})

t.test('a click in a pause does not divide it', t => {
  const samples = play([300, 'en-claim', 1500, 'en-conclusion', 300], quiet)
  const click = Math.round((300 + lengthOf('en-claim') + 700) * (RECORDING_RATE / 1000))
  for (let index = 0; index < RECORDING_RATE / 50; index += 1)
    samples[click + index] = 0.4 * Math.sin(index)
  const { pauses } = measure(samples)
  t.equal(pauses.length, 1)
  t.ok(isNear(pauses[0]?.length_ms, 1500), JSON.stringify(pauses))
  t.end()
})

t.test('PCM16 and floats are the same sound, and the size of a piece does not matter', t => {
  const floats = play([300, 'zh-claim', 500, 'zh-conclusion'], quiet)
  const whole = createSpeechMeter(RECORDING_RATE)
  whole.push(Int16Array.from(floats, sample => Math.round(sample * 32_767)))
  t.same(whole.finish(), measure(floats))
  t.end()
})

t.test('while it goes on, the meter says whether somebody speaks and how loud', t => {
  const meter = createSpeechMeter(RECORDING_RATE)
  meter.push(play([1000, 'en-conclusion'], quiet).subarray(0, RECORDING_RATE))
  t.equal(meter.isSpeech(), false, 'the room alone')
  const room = meter.level()
  meter.push(play([10, 'en-conclusion'], quiet).subarray(0, RECORDING_RATE))
  t.equal(meter.isSpeech(), true)
  t.ok(meter.level() > room + 10, `${meter.level()} dB over ${room} dB`)
  meter.push(play(['en-conclusion', 1000], quiet).subarray(-RECORDING_RATE / 2))
  t.equal(meter.isSpeech(), false, 'half a second later')
  t.end()
})
