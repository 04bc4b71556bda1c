import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { createSentences } from './sentences.ts'

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
