import t from 'tap'
import { type CaptureReport, createCaptureCore } from './capture-core.ts'

const capture = (sampleRate: number) => {
  const reports: CaptureReport[] = []
  const core = createCaptureCore(sampleRate, report => reports.push(report))
  return {
    reports,
    command: core.command,
    /** As a browser does: 128 samples at a time. */
    hear: (samples: Float32Array) => {
      for (let start = 0; start < samples.length; start += 128)
        core.run(samples.subarray(start, start + 128), new Float32Array(128))
    },
    count: () =>
      reports.reduce(
        (sum, report) => sum + (report.kind === 'block' ? report.samples.length : 0),
        0,
      ),
  }
}
const tone = (seconds: number, rate: number) =>
  Float32Array.from({ length: seconds * rate }, (_, index) => Math.sin(index / 20) / 2)

t.test('nothing is heard before the turn begins and after it ends', t => {
  const { reports, hear, command } = capture(24_000)
  hear(tone(0.2, 24_000))
  t.same(reports, [])
  command({ kind: 'begin' })
  command({ kind: 'end' })
  hear(tone(0.2, 24_000))
  t.same(reports, [{ kind: 'ended' }])
  t.end()
})

t.test('a turn comes in blocks, the last one partial, at 24 kHz and with its loudness', t => {
  for (const rate of [24_000, 48_000, 44_100]) {
    const { reports, hear, command, count } = capture(rate)
    command({ kind: 'begin' })
    hear(tone(1, rate))
    command({ kind: 'end' })
    t.equal(count(), 24_000, `${rate} Hz: every sample of the second`)
    t.equal(reports.at(-1)?.kind, 'ended')
    const sizes = reports.flatMap(report =>
      report.kind === 'block' ? [report.samples.length] : [],
    )
    t.ok(Math.max(...sizes) <= 4096)
    t.equal(sizes.at(-1), 24_000 % 1024, 'the partial block is not lost')
    const [first] = reports
    t.ok(first?.kind === 'block' && Math.abs(first.loudness - 0.354) < 0.02)
  }
  t.end()
})

t.test('a dropped turn leaves nothing for the next', t => {
  const { reports, hear, command, count } = capture(24_000)
  command({ kind: 'begin' })
  hear(tone(0.02, 24_000))
  command({ kind: 'drop' })
  t.same(reports, [])
  command({ kind: 'begin' })
  hear(tone(0.01, 24_000))
  command({ kind: 'end' })
  t.equal(count(), 240)
  t.end()
})
