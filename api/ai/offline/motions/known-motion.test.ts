import t from 'tap'
import type { DebateSoFar } from '#api/ai/opponent.ts'
import { asPrepared, motionKeyOf } from './known-motion.ts'

t.test(
  'a prepared motion is known in other words, its contrary and its neighbours are not',
  async t => {
    for (const [motion, key] of [
      ['This house would abolish homework in primary schools.', 'ban-homework'],
      ['Homework should be banned', 'ban-homework'],
      ['should we ban homework?', 'ban-homework'],
      ['Phones should be banned in schools!', 'phones-in-schools'],
      ['Resolved: Schools should outlaw smartphones. Discuss.', 'phones-in-schools'],
      ['Should prohibiting homework be prohibited?', null],
      ['Should the government really get rid of every zoo?', 'close-zoos'],
      ['Should pupils be permitted to use phones at school?', null],
      ['4-day workweeks should be the new normal', 'four-day-week'],
      ['Should dads get the same pay as mums?', null],
      ['Homework should not be banned', null],
      ['Phones should be banned in hospitals', null],
      ['Homework should be longer', null],
      ['Working in an office is better than working from home', null],
      ['Artificial intelligence does more harm than good.', null],
    ] as const)
      t.equal(motionKeyOf(motion, 'en'), key, motion)
    t.equal(motionKeyOf('小学应该取消家庭作业吗？', 'zh'), 'ban-homework')
    t.equal(motionKeyOf('小学不应该取消家庭作业', 'zh'), null)
  },
)

t.test('a brief of its own keeps a self-written motion what it is', async t => {
  const debate: DebateSoFar = {
    ...{ debateId: 'd', motion: 'Homework should be banned', motionKey: null, language: 'en' },
    ...{ userStance: 'for', level: 'club', style: 'coach', turns: [] },
  }
  t.equal(asPrepared(debate).motionKey, 'ban-homework')
  const brief = { for: ['Children need to play.'], against: [] }
  t.equal(asPrepared({ ...debate, brief }).motionKey, null)
})
