import t from 'tap'
import type { JudgedDebate } from '#api/ai/judge.ts'
import { placeVerdict } from '#api/domain/scoring/place-scores.ts'
import { SKILLS } from '#schema/constants.ts'
import type { VoiceFigures } from '#schema/voice/figures.ts'
import { createOfflineJudge } from './create-judge.ts'
import { debateOf, GOOD, sampleIn } from './test-debates.ts'

const judge = createOfflineJudge()
const judged = async (debate: JudgedDebate) =>
  placeVerdict(await judge.judge(debate, new AbortController().signal), debate, judge)

const calm: VoiceFigures = {
  pace: { value: 150, usual: [125, 180], unit: 'words' },
  pauses: { value: 15, usual: [10, 23], longest_ms: 900 },
  first_word: { value: 600, usual: [0, 1500] },
  fillers: { value: 1, usual: [0, 2.6], unit: 'words' },
}
const WORSE: Record<string, Partial<VoiceFigures>> = {
  rushed: { pace: { value: 290, usual: [125, 180], unit: 'words' } },
  dragging: { pace: { value: 60, usual: [125, 180], unit: 'words' } },
  stalling: { pauses: { value: 15, usual: [10, 23], longest_ms: 12_000 } },
  'full of fillers': { fillers: { value: 14, usual: [0, 2.6], unit: 'words' } },
}

for (const name of ['uniforms', 'phonesZh'])
  t.test(`${name}: Delivery of a spoken debate hears what was measured`, async t => {
    const spoken: JudgedDebate = { ...debateOf(sampleIn(GOOD, name)), mode: 'voice' }
    const steady = await judged({ ...spoken, voice: calm })
    const delivery = steady.scores.delivery_score
    for (const [how, change] of Object.entries(WORSE)) {
      const { scores, review } = await judged({ ...spoken, voice: { ...calm, ...change } })
      t.ok(scores.delivery_score <= delivery - 5, `${how}: ${scores.delivery_score} of ${delivery}`)
      for (const skill of SKILLS.filter(each => each !== 'delivery'))
        t.equal(scores[`${skill}_score`], steady.scores[`${skill}_score`], `${how}: ${skill}`)
      t.notOk(
        review.skills.delivery.tests_met.length > steady.review.skills.delivery.tests_met.length,
        how,
      )
    }
    const { scores: unheard } = await judged({ ...spoken, voice: null })
    t.equal(unheard.delivery_score, delivery, 'what could not be told costs nothing')
  })

t.test('a test about pace is not met by words alone when the pace was measured', async t => {
  const spoken: JudgedDebate = { ...debateOf(sampleIn(GOOD, 'uniforms')), mode: 'voice' }
  const metWith = async (voice: VoiceFigures) =>
    (await judged({ ...spoken, voice })).review.skills.delivery.tests_met
  t.ok((await metWith(calm)).includes('delivery-2a'))
  const rushed = await metWith({ ...calm, ...WORSE.rushed })
  t.notOk(rushed.includes('delivery-2a'))
  t.notOk(rushed.includes('delivery-3a'))
})

t.test('figures change nothing in a debate in writing', async t => {
  const written = debateOf(sampleIn(GOOD, 'uniforms'))
  t.same(await judged({ ...written, voice: { ...calm, ...WORSE.rushed } }), await judged(written))
})
