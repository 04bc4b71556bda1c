import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { LANGUAGES, OPPONENT_STYLES } from '#schema/constants.ts'
import { listMotions } from '#schema/motions/list-motions.ts'
import { someOf } from '#scripts/whole-tests.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import { createOfflineOpponent } from './create-opponent.ts'
import { gatherFaults } from './gather-faults.ts'
import {
  anyOf,
  CHINESE,
  HOMEWORK,
  lastReply,
  never,
  opponent,
  play,
  replyOf,
  type Setting,
  start,
  VOTING,
} from './play-opponent.ts'

/** Words of the phrases that weigh. */
/** Words of the phrases that come back to a point the user left alone. */
const COMES_BACK = anyOf(
  ...['not answered', 'waiting', 'nothing you have offered', 'stepped around', 'without a reply'],
  ...['let it stand', 'moved on', 'passed over', 'until you meet', 'nobody has denied'],
  ...['remains the case', 'owes us', 'hear what you make of', 'thread lying', 'open question'],
)

const repeatedSentences = (texts: readonly string[]) => {
  const seen = new Set<string>()
  return texts.flatMap(splitSentences).filter(sentence => {
    const key = normalise(sentence)
    const isOld = seen.has(key)
    seen.add(key)
    return isOld
  })
}

const wordsIn = (text: string) => text.split(/\s+/).length

const VARIED = [
  'Homework causes stress because students are tired after school.',
  'Studies show that 56% of students call it their main source of stress.',
  'My brother never did homework and became an engineer.',
  'Everyone hates it and nobody learns anything.',
  'It is unfair to poor families, who have no quiet room.',
  'Schools can just extend the day by half an hour instead.',
  'Children have a right to free time.',
  'Teachers would have more time to prepare good lessons.',
  'Finland gives less homework and its pupils do better than ours.',
  'Experts say that sleep matters more than practice.',
]

t.test('no sentence is said twice in thirty turns', async t => {
  const thirty = Array.from(
    { length: 30 },
    (_, at) => `${VARIED[at % VARIED.length]} That is reason number ${at + 1}.`,
  )
  const chinese = Array.from(
    { length: 30 },
    (_, at) => `第${at + 1}个理由是，家庭作业让学生睡眠不足，因为每天要写到很晚。`,
  )
  const same = Array.from(
    { length: 30 },
    () => 'Homework should be banned because it causes stress for children.',
  )
  const sameChinese = Array.from(
    { length: 30 },
    () => '家庭作业让学生睡眠不足，因为每天要写到很晚。',
  )
  const cases: [string, Setting, string[]][] = [
    ['a curated motion', VOTING, thirty],
    ['a motion of one’s own', HOMEWORK, thirty],
    ['a Chinese motion', CHINESE, chinese],
    ['the same text each time', HOMEWORK, same],
    ['the same text each time, curated', VOTING, same],
    ['the same Chinese text each time', CHINESE, sameChinese],
    [
      'nothing but no',
      { motion: 'Pineapple belongs on pizza' },
      Array.from({ length: 30 }, () => 'no'),
    ],
    [
      'nothing but a greeting',
      { motion: 'Cats are better than dogs' },
      Array.from({ length: 30 }, () => 'hi'),
    ],
  ]
  for (const [name, setting, said] of someOf(cases, 2)) {
    const texts = await play(setting, said)
    t.strictSame(repeatedSentences(texts), [], name)
    t.notOk(
      texts.some(text => text.trim() === ''),
      `${name}: always an answer`,
    )
  }
})

t.test(
  'a curated motion can be debated from both sides without repeating or changing sides',
  async t => {
    const { check, faults } = gatherFaults()
    const keys = [...listMotions().keys()]
    const banks = LANGUAGES.flatMap(language => keys.map(key => [language, key] as const))
    for (const [language, key] of someOf(banks, 11)) {
      const points = findArguments(key, language) ?? { for: [], against: [] }
      for (const userStance of ['for', 'against'] as const) {
        check(points[userStance].length >= 6, `${key}: has six points ${userStance}`)
        const said = points[userStance].map(point => `${point.claim} ${point.mechanism}`)
        const motion = language === 'zh' ? '应当这样做' : 'This house would do it.'
        const texts = await play({ motion, motionKey: key, userStance, language }, said)
        const own = points[userStance === 'for' ? 'against' : 'for']
        check(
          own.some(point => texts[0]?.includes(point.claim)),
          `${key}: opens with a point of the bank`,
        )
        const spoken = new Set(texts.flatMap(splitSentences).map(normalise))
        const theirs = points[userStance]
          .flatMap(point => [
            point.claim,
            point.mechanism,
            ...point.objections.flatMap(({ answer, again }) => [answer, again]),
          ])
          .flatMap(splitSentences)
        const given = theirs.filter(sentence => spoken.has(normalise(sentence)))
        check(given.length === 0, `${key}: argues against ${userStance}: ${given}`)
        const repeated = repeatedSentences(texts)
        check(repeated.length === 0, `${key}: no repeats: ${repeated}`)
      }
    }
    t.same(faults, [])
  },
)

t.test('the language of the debate is kept', async t => {
  t.notMatch(
    await lastReply(HOMEWORK, '作业太多了，学生每天都很累，没有时间休息。'),
    /\p{Script=Han}/u,
  )
  t.notMatch(
    await lastReply(CHINESE, 'Homework is bad because students are tired after school.'),
    /[a-z]{4}/i,
  )
  const debate = await play(CHINESE, [
    '家庭作业有好处，因为能巩固知识。',
    '你凭什么这么说？',
    '不同意',
    '我不知道',
    '谢谢',
  ])
  t.notMatch(debate.join(''), /[a-z]{4}/i)
})

t.test('a point the user never spoke about is pressed', async t => {
  const [opening, , second] = await play(VOTING, [
    'The moon is made of rock and dust, I believe.',
    'Rocks are heavy because they are dense.',
  ])
  t.ok(opening && second)
  t.match(second, COMES_BACK)
})

t.test('the same debate gets the same reply, another one another', async t => {
  const turns: SpokenTurn[] = [
    { speaker: 'ai', text: 'I speak against it.' },
    { speaker: 'user', text: VARIED[0] ?? '' },
  ]
  const reply = await replyOf(start(HOMEWORK, turns))
  t.equal(await replyOf(start(HOMEWORK, turns)), reply)
  const others = await Promise.all(
    ['a', 'b', 'c', 'd'].map(debateId => replyOf(start({ ...HOMEWORK, debateId }, turns))),
  )
  t.ok(new Set(others).size > 1)
})

t.test('chunks are short, the first comes at once, and they add up to the reply', async t => {
  const turns: SpokenTurn[] = [
    { speaker: 'ai', text: 'I speak against it.' },
    { speaker: 'user', text: VARIED[0] ?? '' },
  ]
  const debate = start(HOMEWORK, turns)
  const chunks: string[] = []
  for await (const chunk of opponent.reply(debate, never)) chunks.push(chunk)
  t.equal(chunks.join(''), await replyOf(debate))
  t.ok(chunks.every(chunk => wordsIn(chunk.trim()) <= 4))
  const chinese: string[] = []
  const zh = start(CHINESE, [{ speaker: 'user', text: '家庭作业让学生睡眠不足。' }])
  for await (const chunk of opponent.reply(zh, never)) chinese.push(chunk)
  t.ok(chinese.every(chunk => [...chunk].length <= 4))
  const slow = createOfflineOpponent({ chunkDelayMs: 60_000 })
    .reply(debate, never)
    [Symbol.asyncIterator]()
  t.equal((await slow.next()).value, chunks[0])
})

t.test('an abort ends the stream with its reason', async t => {
  const debate = start(HOMEWORK, [{ speaker: 'user', text: VARIED[0] ?? '' }])
  const aborted = AbortSignal.abort(new Error('stopped'))
  await t.rejects(opponent.open(debate, aborted), { message: 'stopped' })
  const controller = new AbortController()
  const stream = createOfflineOpponent({ chunkDelayMs: 60_000 })
    .reply(debate, controller.signal)
    [Symbol.asyncIterator]()
  await stream.next()
  const next = stream.next()
  controller.abort(new Error('user stopped'))
  await t.rejects(next, { message: 'user stopped' })
})

t.test('the welcome names motion and sides, the opening is of a speakable length', async t => {
  const cases: [Setting, number][] = [
    [HOMEWORK, 75],
    [VOTING, 75],
    [{ motion: 'Cats are better than dogs' }, 75],
    // Where nothing is known it only says what the user has to show.
    [{ motion: 'Money can buy happiness' }, 30],
  ]
  for (const [setting, least] of cases) {
    for (const debateId of ['a', 'b', 'c']) {
      const { welcome, opening } = await opponent.open(start({ ...setting, debateId }), never)
      t.ok(welcome.includes(setting.motion.replace(/\.$/, '')))
      t.match(welcome, /for the motion/)
      t.match(welcome, /against the motion/)
      t.ok(wordsIn(opening) >= least && wordsIn(opening) <= 150, `${wordsIn(opening)} words`)
    }
  }
})

t.test('the welcome does not say a long motion once more', async t => {
  const motion = `This house believes that ${'long motions are hard to hear and '.repeat(4)}stay.`
  for (const style of OPPONENT_STYLES) {
    const { welcome } = await opponent.open(start({ motion, motionKey: null, style }), never)
    t.notMatch(welcome, /long motions|[{}]/)
    t.match(welcome, /for the motion/)
    t.match(welcome, /against the motion/)
  }
})
