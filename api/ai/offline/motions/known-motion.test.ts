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
    for (const [motion, key] of [
      ['小学应该取消家庭作业吗？', 'ban-homework'],
      ['小学不应该取消家庭作业', null],
      // However it is asked whether: the question is free, a denial is not.
      ['市中心该不该禁止私家车？', 'car-free-centres'],
      ['当今社会，动物园是否应被全面取缔', 'close-zoos'],
      ['发展核能是利大于弊还是弊大于利', 'nuclear-power'],
      ['发展核能弊大于利', null],
      // That a thing does harm is not yet that it should be banned.
      ['动物园弊大于利', null],
      ['校服弊大于利', null],
      ['学生不该穿校服', null],
      ['不应禁止学生带手机进校园', null],
      ['應否關閉動物園？', 'close-zoos'],
      ['動物園不應關閉', null],
    ] as const)
      t.equal(motionKeyOf(motion, 'zh'), key, motion)
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
