import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import { grantedSentences } from './granted-points.ts'
import { lastReply, play, replyOf, type Setting, start } from './play-opponent.ts'
import { IN_CHINESE, UNIFORMS, UNKNOWN, wordsIn } from './test-settings.ts'

t.test('what is no reason on the motion is not said back as the claim', async t => {
  const asides = [
    'My train was late and I have not slept since Monday',
    'The soup in the canteen was rather cold today',
    'My uncle met a sailor in Bremen and his dog barked',
    'Perhaps that can never be measured',
  ]
  for (const level of ['club', 'tournament'] as const)
    for (const aside of asides) {
      const said = `${aside}. Uniforms take away a choice that pupils should make themselves.`
      const replies = await play({ ...UNIFORMS, level }, [said, said.replace('Uniforms', 'They')])
      for (const reply of replies.slice(1))
        t.notOk(reply.includes(aside.slice(0, 24)), `${aside}: ${reply}`)
    }
  const reply = await lastReply(IN_CHINESE, '昨晚我加班到很晚。校服让学生失去了自己的选择。')
  t.notMatch(reply, /加班/)
})

t.test('an objection that is only reported is not taken for the user’s claim', async t => {
  const said =
    'Some people will say that uniforms save time in the morning. That is true, but the cost is high.'
  for (const level of ['beginner', 'club', 'tournament'] as const)
    t.notMatch(await lastReply({ ...UNIFORMS, level }, said), /“[^”]*(?:Some people|save time)/)
})

t.test('our own words are never said back as the user’s', async t => {
  const [point] = findArguments('school-uniforms', 'en')?.for ?? []
  const claim = point?.claim.replace(/\.$/, '') ?? ''
  const turns: SpokenTurn[] = [
    { speaker: 'ai', text: `${point?.claim} ${point?.mechanism}` },
    { speaker: 'user', text: `So when we hear that ${claim}, I would ask who pays for the coat.` },
  ]
  const reply = await replyOf(start(UNIFORMS, turns))
  t.notOk(reply.toLowerCase().includes(`“${claim.toLowerCase()}`), reply)
})

const AGREES = [
  'Okay, I think that is true. I cannot say much against it.',
  'You are right about both. I do not know what to say against it.',
  'I accept all of it, thank you for the debate.',
]
const AGREES_IN_CHINESE = [
  '你说得对，我没什么可反驳的。',
  '我同意您的看法。',
  '我认输，谢谢您陪我辩论。',
]

t.test('who agrees is thanked and asked once, then the debate is closed kindly', async t => {
  const cases: [Setting, string[], RegExp, RegExp][] = [
    [UNIFORMS, AGREES, /against the motion/, /end the debate/],
    [UNKNOWN, AGREES, /for the motion/, /end the debate/],
    [IN_CHINESE, AGREES_IN_CHINESE, /反方|反对/, /结束/],
  ]
  for (const [setting, said, side, end] of cases) {
    const [, first = '', second = '', third = ''] = await play(setting, said)
    t.match(first, /[?？]$/, first)
    t.match(first, side)
    for (const reply of [second, third]) {
      t.match(reply, end, reply)
      t.ok(wordsIn(reply) <= 40, reply)
      t.notMatch(reply, /“/)
    }
    t.notMatch([first, second, third].join(' '), /Well spotted|take it back|going too far|收回/)
  }
})

t.test('who agrees and still argues is answered on what follows', async t => {
  const said = 'I agree that blazers are smart. But pupils should choose, because they differ.'
  t.notMatch(await lastReply(UNIFORMS, said), /end the debate/)
})

t.test(
  'what is no sentence, a circle or a row of words is said plainly, without a quote',
  async t => {
    const cases: [Setting, string][] = [
      [UNIFORMS, 'Uniform good. Equal. Discipline. Order.'],
      [UNIFORMS, 'Uniforms are bad because uniforms are bad.'],
      [UNKNOWN, 'The harbour boat boat boat hahaha and the buoy'],
      [UNKNOWN, 'Lighthouses are good because they are good.'],
      [IN_CHINESE, '校服不好，因为校服不好。'],
      [IN_CHINESE, '校服、自由、个性、选择。'],
    ]
    for (const [setting, said] of cases) {
      const reply = await lastReply(setting, said)
      t.match(reply, /not yet a reason|no reason yet|still missing|理由/, `${said}: ${reply}`)
      t.notMatch(reply, /“/, said)
      t.match(reply, /[?？]$/, said)
    }
  },
)

t.test('a complaint about a garbled sentence is owned', async t => {
  for (const setting of [UNIFORMS, UNKNOWN])
    t.match(
      await lastReply(setting, 'Your last sentence was not even English.'),
      /badly put|came out wrong|my fault/,
    )
  t.match(await lastReply(IN_CHINESE, '您刚才那句话根本不通。'), /没说好|没说清楚/)
})

t.test('nothing is announced as second that had no first', async t => {
  const level = 'tournament'
  for (const debateId of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const said = ['Boats.', 'It rains in Kent because the wind is wet.', 'Shoes hurt.']
    for (const setting of [UNIFORMS, IN_CHINESE])
      for (const reply of await play({ ...setting, level, debateId }, said)) {
        const second = reply.search(/\bSecond,|第二，说说|第二，看看|其次，讲/)
        if (second >= 0 && reply !== '')
          t.match(
            reply.slice(0, second),
            /First,|begin with|第一|首先|先从|My case|one |two /,
            reply,
          )
        t.notMatch(reply, /what you just said\. Now to what you said/i)
      }
  }
})

t.test('a proverb that says “always” catches no flaw', async t => {
  const turns: SpokenTurn[] = [
    {
      speaker: 'ai',
      text: 'There is not one exception to this: a uniform leaves the marks at home.',
    },
    { speaker: 'user', text: 'The lawn is always greener on the other side of the street.' },
  ]
  t.notMatch(await replyOf(start(UNIFORMS, turns)), /take it back|too far|Well spotted|withdraw/)
})

t.test('a point that the user has granted is not brought as news or argued again', async t => {
  const [first, second] = findArguments('school-uniforms', 'en')?.for ?? []
  const granting = `You are right that money matters. ${second?.claim} ${second?.mechanism}`
  const turns: SpokenTurn[] = [
    { speaker: 'ai', text: `${first?.claim} ${first?.mechanism}` },
    { speaker: 'user', text: `${granting} But pupils should choose for themselves.` },
  ]
  for (const level of ['club', 'tournament'] as const) {
    const reply = await replyOf(start({ ...UNIFORMS, level }, turns))
    t.notOk(reply.includes(second?.claim.replace(/\.$/, '') ?? '-'), reply)
  }
})

t.test('a list that is cut, or the object of a verb, is no clause to say back', async t => {
  const said = 'I believe in good shoes, I believe in school uniforms for pupils, and in weather.'
  t.notMatch(await lastReply(UNIFORMS, said), /“in good/)
  const cut =
    'School uniforms scratch at the neck, look rather dull, and cost pupils a great deal of money.'
  t.notMatch(await lastReply(UNIFORMS, cut), /look rather dull”/)
})

t.test('what is granted ends where the user goes on with the own case', async t => {
  const en = grantedSentences(
    'You are right that it is cheap. The coat lasts, too. But pupils grow. Boys tear it.',
    'en',
  )
  t.strictSame(en, ['You are right that it is cheap.', 'The coat lasts, too.'])
  const zh = grantedSentences('您说校服便宜，我同意，所以不必强制。学生会长高。', 'zh')
  t.strictSame(zh, ['您说校服便宜，我同意，'])
})

t.test('who agrees and says thank you for the debate is not asked on', async t => {
  const said = 'I agree with you, you are right. Thank you for this debate.'
  t.match(await lastReply(UNIFORMS, said), /end the debate/)
  t.match(await lastReply(IN_CHINESE, '您说得对。谢谢您的辩论。'), /结束/)
})
