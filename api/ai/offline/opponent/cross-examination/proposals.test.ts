import t from 'tap'
import type { Language, Stance } from '#schema/constants.ts'
import { play } from '../play-opponent.ts'
import { allProposalAsks, proposalAsks } from './proposals.ts'

const asks = (motion: string, stance: Stance = 'for', language: Language = 'en') =>
  proposalAsks(motion, stance === 'for', language)

t.test('what is asked fits the first act that a motion proposes', t => {
  const cases: readonly [string, Stance, Language, RegExp | null][] = [
    ['Our choir should stop letting strangers in', 'for', 'en', /miss it/],
    ['Our choir should stop letting strangers in', 'against', 'en', /trouble as it is/],
    ['Choirs should let strangers in', 'for', 'en', /still not allow/],
    ['Choirs should not let strangers in', 'for', 'en', /is hurt by it/],
    ['Singers should have to pay their choir', 'for', 'en', /Where does the money come from/],
    ['Everybody in our choir should have to sing alone', 'against', 'en', /without being told/],
    ['I regret that choirs have become so loud', 'for', 'en', null],
    ['合唱团应该取消独唱', 'against', 'zh', /谁在吃苦头/],
    ['合唱团不应该允许外人旁听', 'for', 'zh', /它伤到谁/],
    ['合唱团比独唱好听', 'for', 'zh', null],
  ]
  for (const [motion, stance, language, asked] of cases) {
    const found = asks(motion, stance, language)
    if (asked === null) t.same(found, [], motion)
    else
      t.ok(
        found.some(text => asked.test(text)),
        motion,
      )
  }
  t.end()
})

t.test('it comes before what is asked of any motion', async t => {
  const [, reply = ''] = await play(
    { motion: 'Our choir should stop singing in the rain', userStance: 'for' },
    ['Hm, let me think about that.'],
  )
  t.ok(
    allProposalAsks('en').some(text => reply.includes(text)),
    reply,
  )
})
