import t from 'tap'
import type { JudgedDebate } from '#api/ai/judge.ts'
import type { Skill } from '#schema/constants.ts'
import { decideTests } from './decide-tests.ts'
import { hearDebate } from './hear-debate.ts'
import { readFeatures } from './read-features.ts'
import { weighTests } from './weigh-tests.ts'

const ANSWERS = {
  ...{ blocks: 2, names: 2, denials: 2, meeting: 2, meetingWell: 2, answered: 2, points: 3 },
  ...{ dropped: 0, reasoned: 2, fresh: 2, fair: 1, links: 0, strongest: 0, turned: 0, hostile: 0 },
}
const NO_ANSWER = {
  ...{ blocks: 0, names: 0, denials: 0, meeting: 0, meetingWell: 0, answered: 0, points: 3 },
  ...{ dropped: 3, reasoned: 0, fresh: 0, fair: 0, links: 0, strongest: 0, turned: 0, hostile: 0 },
}
const POLITE =
  'School lessons should begin at nine, because tired children learn little. Would you teach them?'

/** What is met at a score, 0–100, that coaches would give. */
const metAt = (level: number, skill: Skill, answers: typeof ANSWERS, text = POLITE) => {
  const debate: JudgedDebate = {
    debateId: 'd',
    motion: 'School should begin at nine',
    language: 'en',
    userStance: 'for',
    mode: 'text',
    turns: [{ turn_id: 'u0', speaker: 'user', text }],
  }
  const { ours, lexicon } = hearDebate(debate)
  const evidence = weighTests(debate, readFeatures(ours, lexicon), answers)
  return decideTests(skill, debate, { firm: evidence, wide: evidence }, { level, weight: 1 })
    .testsMet
}

t.test('where nobody was attacked, no attack is what keeps Refutation down', async t => {
  for (const answers of [ANSWERS, NO_ANSWER]) {
    for (const level of [25, 30, 35])
      t.ok(metAt(level, 'refutation', answers).includes('refutation-1c'), `${level}`)
    for (const level of [5, 10, 15])
      t.ok(metAt(level, 'refutation', answers).includes('refutation-0c'), `${level}`)
  }
})

t.test('where somebody was attacked, that is said before what was done well', async t => {
  const met = metAt(30, 'refutation', { ...ANSWERS, hostile: 2 })
  t.notOk(met.includes('refutation-1c'))
})

t.test('nobody who neither shouts nor scolds is told to stop it', async t => {
  t.ok(metAt(5, 'delivery', ANSWERS).includes('delivery-0b'))
  t.ok(metAt(25, 'delivery', ANSWERS).includes('delivery-1c'))
  t.ok(metAt(45, 'delivery', ANSWERS).includes('delivery-2b'))
  t.ok(metAt(65, 'delivery', ANSWERS).includes('delivery-3b'))
})
