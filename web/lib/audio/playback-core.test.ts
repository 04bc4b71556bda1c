import t from 'tap'
import { createPlaybackCore, type PlaybackReport } from './playback-core.ts'

const RATE = 24_000
const LOUD = 20_000
/** A reply that is loud all through, so that what is played can be told from silence. */
const reply = (ms: number) => new Int16Array((RATE * ms) / 1000).fill(LOUD)

const playback = (rate = RATE) => {
  const reports: PlaybackReport[] = []
  const core = createPlaybackCore(rate, report => reports.push(report))
  return {
    reports,
    push: (itemId: string, ms: number) =>
      core.command({ kind: 'push', itemId, samples: reply(ms) }),
    flush: () => core.command({ kind: 'flush' }),
    /** What comes out, 128 samples at a time. */
    play: (ms: number) => {
      const out = new Float32Array(Math.round((rate * ms) / 1000 / 128) * 128)
      for (let start = 0; start < out.length; start += 128)
        core.run(new Float32Array(), out.subarray(start, start + 128))
      return out
    },
    played: (itemId: string) =>
      reports.reduce(
        (most, report) =>
          report.kind === 'played' && report.itemId === itemId ? report.playedMs : most,
        0,
      ),
  }
}
/** No two neighbours may be further apart: that would be heard as a click. */
const steepest = (samples: Float32Array) =>
  samples.reduce(
    (most, sample, at) => Math.max(most, Math.abs(sample - (samples[at - 1] ?? sample))),
    0,
  )

t.test('it waits for the pre-roll, then plays without a gap', t => {
  const { push, play, reports, played } = playback()
  push('one', 40)
  t.ok(
    play(30).every(sample => sample === 0),
    'too little to begin',
  )
  push('one', 200)
  const out = play(300)
  t.ok(steepest(out) < 0.05, 'no click at either end')
  t.equal(played('one'), 240)
  t.same(reports.at(-1), { kind: 'drained' })
  t.end()
})

t.test('a reply shorter than the pre-roll is played all the same', t => {
  const { push, play, played } = playback()
  push('one', 20)
  play(200)
  t.equal(played('one'), 20)
  t.end()
})

t.test('after an underrun it waits for the pre-roll again', t => {
  const { push, play, reports } = playback()
  push('one', 100)
  play(200)
  t.same(reports.at(-1), { kind: 'drained' })
  push('one', 20)
  t.ok(play(30).every(sample => sample === 0))
  push('one', 100)
  t.ok(play(50).some(sample => sample > 0.5))
  t.end()
})

t.test('a flush fades out within 20 ms and tells what was heard', t => {
  const { push, play, flush, reports } = playback()
  push('one', 2000)
  play(500)
  flush()
  const out = play(100)
  t.ok(steepest(out) < 0.05, 'no click')
  t.ok(
    out.subarray((RATE * 20) / 1000).every(sample => sample === 0),
    'silent after 20 ms',
  )
  const flushed = reports.at(-1)
  t.ok(flushed?.kind === 'flushed' && flushed.itemId === 'one')
  t.ok(flushed?.kind === 'flushed' && Math.abs(flushed.playedMs - 515) < 6, 'to the millisecond')
  push('two', 200)
  play(300)
  t.same(reports.at(-1), { kind: 'drained' }, 'it plays on')
  t.end()
})

t.test('each item is counted on its own, and a flush tells the one that is heard', t => {
  const { push, play, flush, reports, played } = playback()
  push('one', 200)
  push('two', 1000)
  play(500)
  flush()
  play(50)
  t.equal(played('one'), 200)
  const flushed = reports.at(-1)
  t.ok(flushed?.kind === 'flushed' && flushed.itemId === 'two')
  t.ok(flushed?.kind === 'flushed' && Math.abs(flushed.playedMs - 315) < 10)
  t.end()
})

t.test('a flush of silence answers at once', t => {
  const { push, flush, reports } = playback()
  flush()
  t.same(reports, [{ kind: 'flushed', itemId: null, playedMs: 0 }])
  push('one', 10)
  flush()
  t.same(reports.at(-1), { kind: 'flushed', itemId: 'one', playedMs: 0 }, 'come, but not heard')
  t.end()
})

t.test('at another rate a reply lasts as long', t => {
  const { push, play, played } = playback(48_000)
  push('one', 500)
  play(700)
  t.ok(Math.abs(played('one') - 500) < 3)
  t.end()
})
