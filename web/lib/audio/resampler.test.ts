import t from 'tap'
import { createResampler } from './resampler.ts'

const sine = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, index) =>
    Math.sin((2 * Math.PI * hertz * index) / rate),
  )
const whole = (samples: Float32Array, from: number, to: number) => {
  const resampler = createResampler(from, to)
  return Float32Array.from([...resampler.process(samples), ...resampler.flush()])
}
/** Away from the ends, where the silence before and after counts. */
const middle = (samples: Float32Array) => samples.subarray(1000, samples.length - 1000)
const decibels = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

const FULL_SINE_DB = decibels(sine(1000, 24_000, 1))
const RATES = [48_000, 44_100, 16_000, 96_000]

t.test('a voice keeps its pitch, its loudness and its place', t => {
  for (const from of RATES)
    for (const hertz of [100, 1000, 3400, 7000]) {
      const made = whole(sine(hertz, from, 1), from, 24_000)
      t.equal(made.length, 24_000, `${from} Hz: as long as it was`)
      const ideal = sine(hertz, 24_000, 1)
      const error = middle(made.map((sample, index) => sample - (ideal[index] ?? 0)))
      t.ok(
        decibels(error) < FULL_SINE_DB - 70,
        `${hertz} Hz from ${from}: off by ${decibels(error) - FULL_SINE_DB} dB`,
      )
    }
  t.end()
})

t.test('what 24 kHz cannot hold is gone: nothing above -75 dB folds back', t => {
  for (const from of [48_000, 44_100, 96_000])
    for (const hertz of [12_100, 13_000, 15_000, 18_000, 21_000]) {
      const folded = decibels(middle(whole(sine(hertz, from, 1), from, 24_000)))
      t.ok(folded < FULL_SINE_DB - 75, `${hertz} Hz from ${from}: ${folded - FULL_SINE_DB} dB`)
    }
  t.end()
})

t.test('blocks of any size give the same samples as the whole', t => {
  for (const from of [48_000, 44_100, 22_050]) {
    const samples = sine(997, from, 0.5)
    const expected = whole(samples, from, 24_000)
    for (const size of [1, 127, 128, 441, 4096]) {
      const resampler = createResampler(from, 24_000)
      const made: number[] = []
      for (let start = 0; start < samples.length; start += size)
        made.push(...resampler.process(samples.subarray(start, start + size)))
      made.push(...resampler.flush())
      t.same(Float32Array.from(made), expected, `${from} Hz in blocks of ${size}`)
    }
  }
  t.end()
})

t.test('after a flush it begins anew, and equal rates change nothing', t => {
  const resampler = createResampler(48_000, 24_000)
  const once = [...resampler.process(sine(500, 48_000, 0.1)), ...resampler.flush()]
  const again = [...resampler.process(sine(500, 48_000, 0.1)), ...resampler.flush()]
  t.same(again, once)
  const samples = sine(500, 24_000, 0.1)
  t.same(createResampler(24_000, 24_000).process(samples), samples)
  t.end()
})
