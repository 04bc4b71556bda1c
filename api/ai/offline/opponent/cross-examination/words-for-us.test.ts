import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { replyOf, start } from '../play-opponent.ts'

const KIOSK = {
  motion: 'The village should move its kiosk to the pier',
  userStance: 'for',
} as const
const STOVE = { motion: '社区应该把火炉换成暖气片', language: 'zh', userStance: 'for' } as const

const ai = (text: string): SpokenTurn => ({ speaker: 'ai', text })
const user = (text: string): SpokenTurn => ({ speaker: 'user', text })

const AGAINST = [
  'They would begin with the wind, I suppose.',
  'Old people cannot stand on the pier in January.',
  'But I would say a glass wall costs little.',
  'Sailors buy most of the bread.',
].join(' ')

const asked = (wish: string) =>
  replyOf(
    start(KIOSK, [
      ai('What is your first reason?'),
      user('Sailors buy bread at six, because their boats leave early.'),
      ai(
        'You say “their boats leave early”: what would somebody on the other side answer to that?',
      ),
      user(AGAINST),
      ai('You say “a glass wall costs little”: what follows from that, and what does not?'),
      user(`It follows that the wind is no reason. ${wish}`),
    ]),
  )

t.test('who wants our argument is given the own words for our side', async t => {
  for (const wish of ['Have you got one argument against it?', 'What would you say against it?']) {
    const reply = await asked(wish)
    t.match(reply, '“Old people cannot stand on the pier in January”', wish)
    t.notMatch(reply, /cannot tell you|no answer|I speak for|take no view/, wish)
  }
})

t.test('nobody is given them who asks for something else, or has said none', async t => {
  t.notMatch(await asked('How many people live on the pier?'), 'Old people cannot stand')
  const bare = await replyOf(
    start(KIOSK, [
      ai('What is your first reason?'),
      user('Sailors buy bread at six. Have you got one argument against it?'),
    ]),
  )
  t.notMatch(bare, /from you|comes from yourself|take yours/)
})

t.test('in Chinese, too', async t => {
  const reply = await replyOf(
    start(STOVE, [
      ai('您的第一个理由是什么？'),
      user('暖气片干净，老人不用半夜起来添煤。'),
      ai('您说“暖气片干净”，对面的人会怎么回答这一句？'),
      user('对面会说停电怎么办。停电的晚上火炉照样能烧。不过我们这里三年没停过电。'),
      ai('您说“我们这里三年没停过电”，由此能推出什么，推不出什么？'),
      user('推出来就是不用怕停电。您倒是反驳一个呀，您拿什么反对我？'),
    ]),
  )
  t.match(reply, '“停电的晚上火炉照样能烧”')
})
