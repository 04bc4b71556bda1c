import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { lexiconFor } from '../language/lexicon-for.ts'
import { HEADS } from '../quality/weights.ts'
import { createOfflineJudge } from './create-judge.ts'
import { readField } from './motion-field.ts'
import { readDebate } from './read-debate.ts'

const judge = createOfflineJudge()

/** The review as one text. */
const saidOf = async (
  turns: readonly string[],
  motion = 'Should towns let dogs swim in the pond of a park?',
  language: Language = 'en',
): Promise<string> => {
  const debate = {
    ...{ debateId: 'd', motion, language },
    ...({ userStance: 'for', mode: 'text' } as const),
    turns: turns.map((text, at) => ({ turn_id: `u${at}`, speaker: 'user' as const, text })),
  }
  return JSON.stringify(await judge.judge(debate, new AbortController().signal))
}

const FIRST =
  'It shows in July, first of all. My spaniel lies under a bench and pants, and the keeper tells me ' +
  'to carry her home through the heat. One swim would cool her in a minute.'
const SECOND =
  'Fine, a serious bit: no dog gets the lily corner. Reeds, gravel and willows hold that bank, ' +
  'the herons nest on an island behind a fence of wire, and a wet spaniel breaks none of it.'
const GOES_ON =
  'Most of it. Walk along and count: gravel, willows, reeds, wire. The lilies are the minority, ' +
  'like tenors. Still, a corner would do for me: a slope of gravel, a rope, a bucket to rinse in. ' +
  'If it goes badly the gardener rakes for ten minutes; if it goes well, an old spaniel gets a summer.'
t.test('a turn that goes on with earlier words on the motion is on it', async t => {
  t.notMatch(await saidOf([FIRST, SECOND, GOES_ON]), /another question/)
})

const OFF = 'This is about another question|这说的是另一个问题'
const BEES = [
  'My bees had a fine spring: the lime trees flowered early and each hive filled two boxes with honey before June.',
  'A queen lays two thousand eggs a day, and the drones are thrown out in August when the nectar dries up.',
  'Wax moths came into the third hive, so I froze the combs and burnt sulphur in the shed.',
]
const WEAVER = [
  '我织了二十年竹篮，天没亮就上山砍毛竹，破篾、刮青、烟熏，一只篮子要三天。',
  '篾刀一钝手就出血，徒弟走了两个，剩下的嫌竹屑呛人，谁还来排队写卷子。',
  '庙会那天卖掉四十只，老主顾摸一摸就晓得哪只密哪只疏，用不着盖章。',
]
t.test('a turn about something else is off a motion whose points are known', async t => {
  t.match(await saidOf(BEES, 'Mobile phones should be banned in schools.'), new RegExp(OFF))
})

t.test('of a self-written motion only its speaker knows what belongs to it', async t => {
  t.notMatch(await saidOf(BEES, 'Allotments should charge rent by the season.'), new RegExp(OFF))
  t.notMatch(await saidOf(WEAVER, '篾匠摆摊应当持证上岗', 'zh'), new RegExp(OFF))
})

t.test('words of a trade are no hollow ones, where the motion is not known', async t => {
  const debate = {
    ...{ debateId: 'd', motion: '篾匠摆摊应当持证上岗', language: 'zh' as const },
    ...({ userStance: 'against', mode: 'text' } as const),
    turns: WEAVER.map((text, at) => ({ turn_id: `u${at}`, speaker: 'user' as const, text })),
  }
  const { hollow, spoken } = readDebate(debate, HEADS)
  t.ok(hollow.size < spoken.length / 2, `${hollow.size} of ${spoken.length}`)
})

t.test('a motion of characters that are no known words is not known', async t => {
  const isKnown = (motion: string) => readField({ motion }, 'zh', lexiconFor('zh')).isKnown
  t.notOk(isKnown('篾匠摆摊应当持证上岗'))
  t.ok(isKnown('学校图书馆应当免费开放'))
})

t.test('a Chinese character alone goes some way to name the word that it is part of', async t => {
  const shareOf = (text: string) => {
    const debate = {
      ...{ debateId: 'd', motion: '我们镇应当把旧停车场改建成滑板公园', language: 'zh' as const },
      ...({ userStance: 'for', mode: 'text' } as const),
      turns: [{ turn_id: 'u0', speaker: 'user' as const, text }],
    }
    return readDebate(debate, HEADS).relevance.turns[0]?.share ?? 0
  }
  const said = '小孩子在学校门口受伤，家长天天担心，商店也关门。他们想'
  const neither = shareOf(`${said}，走！`)
  const parts = shareOf(`${said}，滑！`)
  const words = shareOf(`${said}，滑板！`)
  t.ok(neither < parts && parts < words, `${neither}, ${parts}, ${words}`)
})
