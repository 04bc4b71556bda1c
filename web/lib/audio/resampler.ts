export type Resampler = {
  /** What the samples so far make up; the filter keeps the last few back. */
  process: (samples: Float32Array) => Float32Array<ArrayBuffer>
  /** The rest, as if silence followed. Then it begins anew. */
  flush: () => Float32Array<ArrayBuffer>
}

/** Kaiser window of about 80 dB, with a transition a sixteenth of the lower rate wide. */
const KAISER_BETA = 7.865
const TRANSITION = 1 / 16
const TAPS_OF_TRANSITION = 5.1

/** The modified Bessel function of order zero, by its series. */
const besselI0 = (x: number): number => {
  let [sum, term] = [1, 1]
  for (let step = 1; term > sum * 1e-12; step += 1) {
    term *= (x / (2 * step)) ** 2
    sum += term
  }
  return sum
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

const divisorOf = (one: number, other: number): number =>
  other === 0 ? one : divisorOf(other, one % other)

/** The low-pass at each of the `phases` places that an output sample has between two inputs. */
const filterTable = (phases: number, half: number, cutoff: number): Float32Array[] =>
  Array.from({ length: phases }, (_, phase) => {
    const taps = Float32Array.from({ length: 2 * half }, (_, tap) => {
      const distance = phase / phases - (tap - half + 1)
      const place = Math.min(1, Math.abs(distance / half))
      const kaiser = besselI0(KAISER_BETA * Math.sqrt(1 - place * place)) / besselI0(KAISER_BETA)
      return 2 * cutoff * sinc(2 * cutoff * distance) * kaiser
    })
    const gain = taps.reduce((sum, tap) => sum + tap, 0)
    return taps.map(tap => tap / gain)
  })

const unchanged: Resampler = {
  process: samples => samples.slice(),
  flush: () => new Float32Array(),
}

/**
 * From one rate to another, both whole samples a second: low-pass, then the outputs at their exact
 * places. Phase and filter memory are carried, so blocks of any size give the same as the whole.
 */
export const createResampler = (from: number, to: number): Resampler => {
  if (from === to) return unchanged
  const divisor = divisorOf(from, to)
  const [phases, step] = [to / divisor, from / divisor]
  const lower = Math.min(from, to)
  const half = Math.ceil((TAPS_OF_TRANSITION * from) / (2 * TRANSITION * lower))
  const table = filterTable(phases, half, ((0.5 - TRANSITION / 2) * lower) / from)

  let memory: Float32Array<ArrayBuffer>
  /** Where the next output stands: in `memory` less the filter's half, and the phase after it. */
  let [index, phase] = [0, 0]
  let [taken, given] = [0, 0]
  const reset = () => {
    memory = new Float32Array(half - 1)
    ;[index, phase, taken, given] = [0, 0, 0, 0]
  }
  reset()

  const sampleAt = (start: number, taps: Float32Array): number => {
    let sum = 0
    for (let tap = 0; tap < taps.length; tap += 1)
      sum += (memory[start + tap] ?? 0) * (taps[tap] ?? 0)
    return sum
  }
  const run = (samples: Float32Array, most: number): Float32Array<ArrayBuffer> => {
    const joined = new Float32Array(memory.length + samples.length)
    joined.set(memory)
    joined.set(samples, memory.length)
    memory = joined
    const out: number[] = []
    while (index + 2 * half <= memory.length && out.length < most) {
      out.push(sampleAt(index, table[phase] ?? new Float32Array()))
      phase += step
      index += Math.floor(phase / phases)
      phase %= phases
    }
    const done = Math.min(index, memory.length)
    memory = memory.slice(done)
    index -= done
    given += out.length
    return Float32Array.from(out)
  }
  return {
    process: samples => {
      taken += samples.length
      return run(samples, Number.POSITIVE_INFINITY)
    },
    flush: () => {
      const owed = Math.ceil((taken * phases) / step) - given
      const rest = run(new Float32Array(half + step), Math.max(0, owed))
      reset()
      return rest
    },
  }
}
