import t from 'tap'
import { FRAME_LABELS, hasGaps, hasNewGaps, withoutLabel } from './gaps.ts'

t.test('gaps are what a frame leaves in brackets', async t => {
  for (const frame of ['It helps, because [your reason].', '这有用，因为【你的理由】。'])
    t.ok(hasGaps(frame), frame)
  for (const text of ['It helps, because it is cheap.', 'See [1] for that.', '这有用。'])
    t.notOk(hasGaps(text), text)
})

t.test('brackets of the first version are no new gaps', async t => {
  const before = 'The report [of last year] says so.'
  t.notOk(hasNewGaps(`${before} It is right.`, before))
  t.ok(hasNewGaps(`${before} It is right, because [your reason].`, before))
})

t.test('a bracket inside one of the other kind is in the text, too', async t => {
  const before = 'The 【report [of last year] says】 so, and [what 【it】 says] is right.'
  t.notOk(hasNewGaps('It is [of last year], 【report [of last year] says】.', before))
  t.notOk(hasNewGaps('[what 【it】 says]', before))
  t.ok(hasNewGaps('【it】', 'it'))
})

t.test('thousands of gaps are looked for in one reading', async t => {
  const text = '[ab]'.repeat(2_000)
  const before = `${'[a'.repeat(3_998)}[ab]`
  const { user: started } = process.threadCpuUsage()
  t.notOk(hasNewGaps(text, before))
  const ms = (process.threadCpuUsage().user - started) / 1_000
  t.ok(ms < 20, `${ms} ms`)
})

t.test('a frame under a heading does not say once more what it is', async t => {
  for (const label of Object.values(FRAME_LABELS))
    t.equal(
      withoutLabel(`${label}It helps, because [your reason].`),
      'It helps, because [your reason].',
    )
  t.equal(withoutLabel('It helps: it is cheap.'), 'It helps: it is cheap.')
})
