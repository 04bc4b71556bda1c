import t from 'tap'
import type { Language } from '../constants.ts'
import { createSentences, takeSentences } from './sentences.ts'

const ENGLISH =
  'You say that homework steals sleep. Perhaps it does for some! But it costs 3.5 hours a week, ' +
  'no more. Yes. So what is the harm?'
const CHINESE = '你说作业偷走了睡眠。也许有些人是这样！可是每周只有三个半小时。那么危害在哪里呢？'

/** Fed in pieces of a few characters, the way words come. */
const split = (text: string, language: Language, size: number): string[] => {
  const sentences = createSentences(language)
  const found: string[] = []
  for (let at = 0; at < text.length; at += size)
    found.push(...sentences.push(text.slice(at, at + size)))
  return [...found, sentences.rest()]
}

t.test('a text falls into its sentences, whatever its pieces', async t => {
  for (const size of [1, 4, 17, 1_000]) {
    const found = split(ENGLISH, 'en', size)
    t.same(
      found.map(each => each.trim()),
      [
        'You say that homework steals sleep.',
        'Perhaps it does for some!',
        'But it costs 3.5 hours a week, no more.',
        'Yes. So what is the harm?',
      ],
      `in pieces of ${size}`,
    )
    t.equal(found.join(''), ENGLISH, 'nothing is lost or added')
  }
})

t.test('Chinese falls into its sentences', async t => {
  const found = split(CHINESE, 'zh', 3)
  t.equal(found.length, 4)
  t.equal(found.join(''), CHINESE)
  t.equal(found[0], '你说作业偷走了睡眠。')
})

t.test('the first sentence is there as soon as the next one begins', async t => {
  const sentences = createSentences('en')
  t.same(sentences.push('Sleep matters more than grades.'), [])
  t.same(sentences.push(' '), [])
  t.same(sentences.push('B'), ['Sleep matters more than grades. '])
})

t.test('an empty text has no sentences', async t => {
  t.same(split('', 'en', 1), [''])
})

t.test('whole sentences of a text that is being written; together they are its beginning', t => {
  const text = 'Yes. I agree with the first point. The second is wr'
  const pieces = takeSentences(text, 'en', { isWhole: false })
  t.same(pieces, ['Yes. I agree with the first point. '])
  t.same(takeSentences(text, 'en', { isWhole: true }), [...pieces, 'The second is wr'])
  t.same(takeSentences('', 'en', { isWhole: true }), [])
  t.end()
})

t.test('Chinese sentences', t => {
  const text = '睡眠是被屏幕偷走的。作业并没有做错什么。'
  t.same(takeSentences(text, 'zh', { isWhole: true }), [
    '睡眠是被屏幕偷走的。',
    '作业并没有做错什么。',
  ])
  t.end()
})

t.test('a sentence that is too long for one breath is cut after a comma or a word', t => {
  const words = 'and so on, '.repeat(40)
  const pieces = takeSentences(words, 'en', { isWhole: true, longest: 180 })
  t.ok(pieces.length > 1)
  t.ok(pieces.every(piece => piece.length <= 180 && /[ ,]$/.test(piece)))
  t.equal(pieces.join(''), words)
  const chinese = takeSentences('无'.repeat(120), 'zh', { isWhole: true, longest: 50 })
  t.same(
    chinese.map(piece => piece.length),
    [50, 50, 20],
  )
  t.end()
})

t.test('sentences are joined where longer pieces are wanted', async t => {
  const text = 'The first one is here. The second one is here. The third one is here. No.'
  t.same(takeSentences(text, 'en', { isWhole: true, shortest: 40 }), [
    'The first one is here. The second one is here. ',
    'The third one is here. No.',
  ])
})
