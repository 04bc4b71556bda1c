import t from 'tap'
import { SKILLS } from '#schema/constants.ts'
import type { SkillScores } from '#schema/review.ts'
import { verdictOf } from './verdict.ts'

const scoresOf = (more: Partial<SkillScores>) =>
  ({
    ...Object.fromEntries(SKILLS.map(skill => [`${skill}_score`, 50])),
    ...more,
  }) as SkillScores

t.test('the best and the weakest skill are named where they are surely apart', async t => {
  const scores = scoresOf({ clarity_score: 61, refutation_score: 42 })
  t.same(verdictOf(scores, 4), { kind: 'spread', best: 'clarity', worst: 'refutation' })
  t.same(verdictOf(scores, 9.5), { kind: 'level' }, 'a difference inside the noise is none')
  t.same(verdictOf(scoresOf({}), 0), { kind: 'level' })
})
