import t from 'tap'
import { createOfflineJudge } from './create-judge.ts'
import { editSlightly } from './small-edits.ts'
import { CHINESE, debateOf, ENGLISH, GOOD, sampleIn } from './test-debates.ts'

const SAMPLES = [...ENGLISH.values(), ...CHINESE.values()]

t.test('small edits change every debate a little, and never the opponent', async t => {
  for (const sample of SAMPLES) {
    const debate = debateOf(sample)
    const text = (of: typeof debate, speaker: 'user' | 'ai') =>
      of.turns.flatMap(turn => (turn.speaker === speaker ? turn.text : [])).join('\n')
    const edited = editSlightly(debate)
    t.ok(edited.some(each => text(each, 'user') !== text(debate, 'user')))
    for (const each of edited) {
      t.equal(text(each, 'ai'), text(debate, 'ai'))
      t.ok(text(each, 'user').length > text(debate, 'user').length / 2)
    }
  }
})

t.test('the noise is measured on the debate itself, and the same every time', async t => {
  const judge = createOfflineJudge()
  const noiseOf = async (sample: (typeof SAMPLES)[number]) =>
    (await judge.judge(debateOf(sample), new AbortController().signal)).statedNoise
  const measured = await Promise.all(SAMPLES.map(noiseOf))
  t.ok(new Set(measured).size > SAMPLES.length / 2, 'it differs between debates')
  for (const noise of measured) t.ok(noise !== null && noise >= 1.5 && noise <= 15, `${noise}`)
  const [first] = GOOD.keys()
  const sample = sampleIn(GOOD, first ?? '')
  t.equal(await noiseOf(sample), await noiseOf(sample))
})
