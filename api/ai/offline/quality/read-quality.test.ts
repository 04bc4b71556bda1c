import t from 'tap'
import { type Heads, scoreCounters, scoreInappropriate, scoreText, shortShare } from './heads.ts'
import { judgeLevel } from './judge-level.ts'
import { kindsOf } from './kind-cues.ts'
import { WORD_KINDS } from './kinds.ts'
import { COUNTER_KINDS, readCounters } from './read-counters.ts'
import { numberNames, readText, stemsOfMotion } from './read-quality.ts'
import { runsIn } from './short-head.ts'
import { uniqueSentences } from './unique-sentences.ts'
import { HEADS } from './weights.ts'

const MOTION = 'Zoos should be closed'
const motion = stemsOfMotion(MOTION)
const TEXT = [
  'Zoos are cruel, because animals cannot roam or hide. For example, a bear that walks in',
  'circles teaches a child only boredom.',
].join(' ')
const numberOf = (text: string, name: string) =>
  readText(text, motion).numbers[numberNames().indexOf(name)] ?? Number.NaN

t.test('every head has a weight for every number, and every weight is finite', async t => {
  for (const name of ['short', 'turn', 'speech', 'inappropriate'] satisfies (keyof Heads)[]) {
    const { mean, spread, weights, intercept } = HEADS[name]
    for (const list of [mean, spread, weights]) {
      t.equal(list.length, numberNames().length, name)
      t.ok([...list, intercept].every(Number.isFinite), name)
    }
  }
  t.equal(HEADS.counter.weights.length, COUNTER_KINDS.length)
  t.equal(new Set(numberNames()).size, numberNames().length, 'no name twice')
})

t.test('a sentence said twice counts once, also with a word changed', async t => {
  t.same(readText(`${TEXT} ${TEXT}`, motion).numbers, readText(TEXT, motion).numbers)
  const nearly = TEXT.replace('a child only boredom', 'a child boredom')
  t.equal(uniqueSentences(`${TEXT} ${nearly}`).length, 2)
})

t.test('words and phrases are counted by kind', async t => {
  t.ok(kindsOf('cruelty').includes(WORD_KINDS.indexOf('harm')))
  t.same(kindsOf('zebra').includes(WORD_KINDS.indexOf('harm')), false)
  t.ok(numberOf(TEXT, 'example') > 0)
  t.equal(numberOf('Zoos are cruel.', 'example'), 0)
  t.ok(numberOf('WHY NOT', 'shouted') > numberOf('Why not', 'shouted'))
  t.ok(numberOf('Zoos are cruel.', 'namesMotion') > numberOf('Bears are sad.', 'namesMotion'))
  t.same([...runsIn(['not', 'every', 'zoo'])], ['not', 'every', 'zoo', 'not every', 'every zoo'])
})

t.test('a text without words gives numbers that can be weighed', async t => {
  for (const text of ['', '...', '!!!', '🙂']) {
    t.ok(readText(text, motion).numbers.every(Number.isFinite), text)
    t.ok(scoreText(readText(text, motion), HEADS) >= 0)
  }
})

t.test('both heads speak in between, and the short one alone where it should', async t => {
  t.equal(shortShare(10), 1)
  t.equal(shortShare(60), 0)
  t.ok(shortShare(35) > 0 && shortShare(35) < 1)
})

t.test('an argument is better than an outburst, which is less appropriate', async t => {
  const [argument, outburst] = [
    readText(TEXT, motion),
    readText('lol ur all STUPID!!! shut up', motion),
  ]
  t.ok(scoreText(argument, HEADS) > scoreText(outburst, HEADS) + 0.1)
  t.ok(scoreInappropriate(argument, HEADS) < scoreInappropriate(outburst, HEADS) - 0.2)
})

t.test('the answer to a point is found whatever its length', async t => {
  const point = 'Zoos protect endangered species by breeding them.'
  const candidates = [
    [
      'Films show animals free, and families can watch them at home for nothing. Schools could',
      'use them in every lesson.',
    ].join(' '),
    'Most species in zoos are not endangered at all.',
    'A visit costs a family a whole day of wages.',
  ]
  const best = (texts: readonly string[]) => {
    const worth = scoreCounters(readCounters(MOTION, point, texts), HEADS.counter)
    return worth.indexOf(Math.max(...worth))
  }
  t.equal(best(candidates), 1)
  t.equal(best(candidates.map((text, at) => (at === 1 ? `${text} ${text}` : text))), 1)
})

const levelOf = (sentences: readonly string[], turns: number) =>
  judgeLevel({ sentences, motion: MOTION, turns }, HEADS)

t.test('a level needs words, and does not rise by length alone', async t => {
  t.equal(levelOf(['Zoos are bad.'], 1), null)
  const sentences = uniqueSentences(TEXT).map(({ text }) => text)
  const level = levelOf(
    [...sentences, 'Sanctuaries give animals room, so families lose little.'],
    2,
  )
  t.ok(level !== null && level.level >= 0 && level.level <= 100)
  t.ok(
    level !== null && level.weight > 0 && level.weight < 0.5,
    'a short case is judged by the rules for the most part',
  )
})
