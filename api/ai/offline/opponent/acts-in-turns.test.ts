import t from 'tap'
import { findArguments } from '../arguments/find-arguments.ts'
import { normalise } from '../language/words.ts'
import { lastReply, replyOf, start, VOTING } from './play-opponent.ts'
import { UNIFORMS, UNKNOWN } from './test-settings.ts'

const CLAIM = 'Lamps save the crews who sail at night, because buoys are lost in fog.'
const CLAIM_IN_CHINESE = '灯塔能救夜里出海的人，因为浮标在雾里看不见。'
const UNKNOWN_IN_CHINESE = {
  motion: '应当保留灯塔',
  language: 'zh',
  userStance: 'for',
} as const

/** The reply to `said`, after the opponent has said `before`. */
const replyAfter = (before: string, said: string, setting: Parameters<typeof start>[0]) =>
  replyOf(
    start(setting, [
      { speaker: 'ai', text: before },
      { speaker: 'user', text: said },
    ]),
  )

const OWNED = /not know|cannot (?:tell|say|answer)|no answer|nothing to answer/
const OWNED_IN_CHINESE = /不知道|没有(?:现成的)?(?:答案|材料)|答不|不能告诉/

t.test('a question that is announced is answered, though it says no “you”', async t => {
  for (const asked of [
    'Now let me put a question to you. Why does a port pay its pilots, but not its keepers?',
    'May I ask you in return: who pays for the buoy that drifts away?',
    'You answer me this time. Why does a port pay its pilots, but not its keepers?',
    'And what do you say? Is a wreck cheaper than a keeper’s wage?',
    'You have not answered me. What is left of a port that has no lamp?',
  ])
    t.match(await lastReply(UNKNOWN, `${CLAIM} The fog is thick. ${asked}`), OWNED, asked)
  for (const asked of [
    '我反过来问您一句：引水员有人付钱，凭什么守灯人没有？',
    '请问守灯人靠什么过冬？',
  ])
    t.match(
      await lastReply(UNKNOWN_IN_CHINESE, `${CLAIM_IN_CHINESE}海上雾很大。${asked}`),
      OWNED_IN_CHINESE,
      asked,
    )
})

t.test('of two questions the one that is announced is answered', async t => {
  const asked = 'Answer me this: does the wage of a keeper ruin a port? If so, which one?'
  const reply = await lastReply(UNKNOWN, `The fog is thick. The pier is far. ${CLAIM} ${asked}`)
  t.match(reply, /“does the wage of a keeper ruin a port”/i)
  const lead = 'May I ask you something? Would you row out without a lamp?'
  t.match(await lastReply(UNKNOWN, `The fog is thick. ${CLAIM} ${lead}`), /“Would you row out/)
})

t.test('it is answered in the middle of a turn, too, and said back without its lead', async t => {
  const asked = 'So tell me honestly: who rows out when the lamp is dark?'
  const said = `The fog is thick. ${asked} My uncle kept the lamp. ${CLAIM} It never failed him.`
  const reply = await lastReply(UNKNOWN, said)
  t.match(reply, OWNED)
  t.notMatch(reply, /tell me honestly/)
})

t.test('a question that only claims something stays a claim', async t => {
  for (const asked of ['Why pay pilots, but not keepers?', 'Is a wreck cheaper than a wage?'])
    t.notMatch(await lastReply(UNKNOWN, `The fog is thick. ${CLAIM} ${asked}`), OWNED, asked)
})

t.test('who is asked about their own mother is not made fun of', async t => {
  const asked = 'Would you send your mother out in a boat without a lamp?'
  t.match(await lastReply(UNKNOWN, `The fog is thick. The pier is far. ${CLAIM} ${asked}`), OWNED)
})

t.test('the meaning of a word is asked for in many ways', async t => {
  const before = 'A lamp gives sailors a steady mark. It also keeps the common land in order.'
  for (const asked of [
    'What do you mean by “steady mark”, by the way?',
    'What do you mean steady mark?',
    'Sorry, what does it mean “steady mark”?',
    'What does “steady mark” mean, like a lamp that is always lit?',
    'And what does “steady mark” mean, you said it just now?',
    'And what exactly do you mean by a place that is a “steady mark”?',
  ])
    t.match(
      await replyAfter(before, `${CLAIM} The fog is thick there. ${asked} I row.`, UNKNOWN),
      /“steady mark”/i,
      asked,
    )
  const chinese = await replyAfter(
    '灯塔给人一个安稳的记号。',
    `${CLAIM_IN_CHINESE}你问的“安稳的记号”指的是什么？我划船。`,
    UNKNOWN_IN_CHINESE,
  )
  t.match(chinese, /“安稳的记号”/)
})

t.test('“what do you mean” before words that we did not say asks for no word', async t => {
  for (const said of ['What do you mean too late?', 'What do you mean, the fog is thin?'])
    t.notMatch(
      await replyAfter('A lamp is dear.', `${said} ${CLAIM}`, UNIFORMS),
      /“too late|“the fog/,
    )
})

t.test('who says at the end to have nothing left has come over', async t => {
  const settings = [
    [UNKNOWN, 'But the pier is far. A keeper costs a lot. I have no answer to that.'],
    [UNKNOWN, 'But the buoys do as well. So lamps change little. Keep the buoys. I was wrong.'],
    [UNKNOWN_IN_CHINESE, '可是浮标也行。灯塔改变不了多少。我辩不过您。'],
  ] as const
  for (const [setting, said] of settings)
    t.match(
      await lastReply(setting, said),
      /see it alike|take that|saying so|一致|谢谢|接受|坦率|收下/,
      said,
    )
  const back = 'I have no answer to that. But a lamp is seen by all, and a buoy by nobody.'
  t.notMatch(await lastReply(UNKNOWN, back), /see it alike|take that gladly|saying so/)
})

t.test('who takes leave with praise and says that we are right has given up', async t => {
  const said =
    'A keeper is dear. So you are right, the lamps can go. You were very kind, thank you.'
  t.match(await lastReply(UNKNOWN, said), /thank you|We agree|the same end/i)
})

t.test('in a long turn a case of ours is called one case where its words are named', async t => {
  const points = findArguments('school-uniforms', 'en')?.for ?? []
  const [first] = points
  const [word = ''] = /\b[a-z]{6,}\b/.exec(first?.example ?? '') ?? []
  const told = `${first?.claim} ${first?.mechanism} ${first?.example}`
  const others = 'Pupils look at shoes anyway. Blazers cost a lot. Nobody learns by a tie.'
  const named = `Your ${word} is a pity, but that is only one case. ${others}`
  const inMiddle = `Blazers are dear. ${named}`
  t.match(await replyAfter(told, inMiddle, UNIFORMS), /one case|single case/)
  const own = `Blazers are dear. My aunt sews, but that is only one case. ${others}`
  t.notMatch(await replyAfter(told, own, UNIFORMS), /one case|single case/)
  t.ok(normalise(told).includes(word))
})

t.test('who says yes, I deny it, shares nothing with us', async t => {
  const reply = await lastReply(
    VOTING,
    'Sixteen-year-olds copy their parents.',
    'Yes, I deny it. If you have paid tax for a year, well done, but that is no reason.',
  )
  t.notMatch(reply, /we share|take that|settled between us|agree so far/)
})
