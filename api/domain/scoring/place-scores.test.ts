import t from 'tap'
import type { Finding, JudgedDebate, SkillFinding } from '#api/ai/judge.ts'
import { SKILLS, type Skill } from '#schema/constants.ts'
import { testsOf } from '#schema/rubric/rubric.ts'
import { placeVerdict } from './place-scores.ts'

const debate: JudgedDebate = {
  debateId: 'd',
  motion: 'Schools should require uniforms.',
  language: 'en',
  userStance: 'for',
  mode: 'text',
  turns: [
    { turn_id: 'o', speaker: 'ai', text: 'Uniforms cost money.' },
    { turn_id: 'u', speaker: 'user', text: 'Uniforms remove a daily contest over clothes.' },
  ],
}
const said = { turn_id: 'u', text: 'a daily contest' }
const invented = { turn_id: 'u', text: 'never said here' }
const by = { provider: 'test', model: 'm', promptVersion: '1' }

const idsOf = (skill: Skill) => testsOf(skill, 'text').map(band => band.map(({ id }) => id))
/** All tests of the first `bands` bands, and so many of the next. */
const met = (skill: Skill, bands: number, more = 0) => [
  ...idsOf(skill).slice(0, bands).flat(),
  ...(idsOf(skill)[bands] ?? []).slice(0, more),
]

const findingOf = (skillOf: (skill: Skill) => Partial<SkillFinding>): Finding => ({
  skills: Object.fromEntries(
    SKILLS.map(skill => [
      skill,
      { testsMet: [], testsInferred: [], offset: 0, quotes: [said], ...skillOf(skill) },
    ]),
  ) as Finding['skills'],
  strength: null,
  priorities: [],
  drill: { skill: 'depth', text: 'Speak for three minutes.' },
  clash: [],
  turns: [],
  notes: [],
})
const place = (...passes: Finding[]) => placeVerdict({ passes, statedNoise: null }, debate, by)
const depthOf = (depth: Partial<SkillFinding>) =>
  place(findingOf(skill => (skill === 'depth' ? depth : {}))).scores.depth_score

t.test(
  'a score is 20 a whole band from the bottom, 5 a test of the next, and the offset',
  async t => {
    t.equal(depthOf({}), 0)
    t.equal(depthOf({ testsMet: met('depth', 2) }), 40)
    t.equal(depthOf({ testsMet: met('depth', 2, 2), offset: 1.5 }), 51.5)
    t.equal(depthOf({ testsMet: met('depth', 2, 1), offset: 99 }), 50, 'the offset ends at 5')
    const gap = met('depth', 3).filter(id => id !== idsOf('depth')[1]?.[0])
    t.equal(depthOf({ testsMet: gap }), 30, 'a band counts only on whole ones below')
  },
)

t.test('no quote caps at 40, no decisive moment at 80', async t => {
  const all = { testsMet: met('depth', 5), offset: 5 }
  t.equal(depthOf({ ...all, quotes: [] }), 40)
  t.equal(depthOf({ ...all, quotes: [invented] }), 40, 'an invented quote is none')
  t.equal(depthOf(all), 80)
  t.equal(depthOf({ ...all, decisiveMoment: 'The contest over clothes.' }), 100)
})

t.test('each skill takes the median of the passes, the whole their mean', async t => {
  const pass = (bands: number) => findingOf(skill => ({ testsMet: met(skill, bands) }))
  const scored = place(pass(1), pass(3), pass(2))
  t.equal(scored.scores.refutation_score, 40)
  t.equal(scored.overall, 40)
  t.equal(scored.noise, 20, 'half of what the passes differ by')
  t.throws(() => place(), /at least one pass/)
})

t.test('only what stands in the turns is shown', async t => {
  const priority = { skill: 'depth', why: 'w', rewrite: 'r', lift: 'l' } as const
  const pass: Finding = {
    ...findingOf(() => ({})),
    strength: { skill: 'depth', quote: invented, why: 'w' },
    priorities: [
      { ...priority, quote: invented },
      { ...priority, quote: said },
    ],
    clash: [{ point: { turn_id: 'o', text: 'cost money' }, outcome: 'dropped', reply: said }],
  }
  const { review } = place(pass)
  t.equal(review.strength, null)
  t.same(
    review.priorities.map(({ quote }) => quote),
    [said],
  )
  t.match(
    review.clash,
    [{ point: { text: 'cost money' }, reply: null }],
    'a dropped point has none',
  )
  t.match(review.retry, { turn_id: 'u', skill: 'depth' })
  t.match(review, { provider: 'test', model: 'm', prompt_version: '1' })
})
