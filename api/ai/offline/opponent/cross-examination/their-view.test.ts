import t from 'tap'
import { play } from '../play-opponent.ts'
import { answerCuesIn } from './answer-cues.ts'

const KITES = { motion: 'Our beach is no place for kites', userStance: 'for' } as const
const KITES_IN_CHINESE = { motion: '沙滩不是放风筝的地方', language: 'zh' } as const

const cases = [
  [
    'en',
    KITES,
    [
      'Walkers have no peace under the strings.',
      'Small dogs are afraid of the shadows.',
      'A quiet beach is worth more than a noisy one.',
      'The wind carries the strings into the dunes.',
      'Old people come for the calm of the sea.',
    ],
  ],
  [
    'zh',
    KITES_IN_CHINESE,
    [
      '散步的人在线底下走得不安心。',
      '小狗很怕影子在地上跑。',
      '安静的沙滩比热闹的沙滩更难得。',
      '风会把线吹到树上去。',
      '老人来海边是为了清静。',
    ],
  ],
] as const

t.test(
  'what the other side would say is asked for twice at most, and not in neighbouring turns',
  async t => {
    for (const [language, setting, said] of cases) {
      const cue = answerCuesIn(language)['asks their view']
      for (const debateId of ['one', 'two', 'three', 'four']) {
        const replies = await play({ ...setting, debateId }, said)
        const asking = replies.map(text => cue.test(text))
        t.ok(asking.filter(Boolean).length <= 2, replies.join('\n'))
        t.notOk(
          asking.some((asks, at) => asks && asking[at + 1]),
          replies.join('\n'),
        )
      }
    }
  },
)

t.test('who wants a side and no question hears where the own case stands', async t => {
  const wants = {
    en: 'Please say one thing against me, without another question back.',
    zh: '你到底反对什么？别再反问了。',
  }
  for (const [language, setting, said] of cases) {
    const replies = await play(setting, [...said.slice(0, 2), wants[language]])
    const last = replies.at(-1) ?? ''
    t.notMatch(last, /[?？]/u)
    const [, quote = '?'] = /“([^”]+?)”/u.exec(last) ?? []
    t.ok(
      said.some(text => text.includes(quote)),
      last,
    )
  }
})

t.test('a motion is said back without the laugh at its end', async t => {
  const [opening = ''] = await play({ motion: 'Kites should be banned from our beach haha 😂' }, [])
  t.match(opening, /kites/i)
  t.notMatch(opening, /haha|😂/)
  const setting = { motion: '沙滩应该禁止放风筝哈哈哈', language: 'zh' } as const
  const [said = ''] = await play(setting, [])
  t.match(said, '风筝')
  t.notMatch(said, '哈')
})
