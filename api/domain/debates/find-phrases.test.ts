import t from 'tap'
import { findPhrases } from './find-phrases.ts'

const LETTERS = ['a', 'b', '你']

/** All texts of the letters, up to so long. */
const textsUpTo = (length: number): string[] =>
  length === 0
    ? ['']
    : ['', ...textsUpTo(length - 1).flatMap(text => LETTERS.map(letter => text + letter))]

const phrases = textsUpTo(4).filter(text => text !== '')

t.test('what is found is what a text includes, whatever stands in what', async t => {
  for (const text of ['', 'a', 'aaab', 'abab你', 'ba你你ab', '你ab你abbaaab'])
    t.same(
      [...(await findPhrases(phrases, [text]))],
      phrases.filter(phrase => text.includes(phrase)),
      text,
    )
})

t.test('a phrase may begin in one text and end in the next', async t => {
  t.same([...(await findPhrases(['ab', 'aab', 'bb'], ['aa', '', 'b']))], ['ab', 'aab'])
})

t.test('a phrase that is given twice is found once', async t => {
  t.same([...(await findPhrases(['a', 'a', 'b'], ['a']))], ['a'])
})

t.test('between two texts the event loop goes on', async t => {
  let rounds = 0
  const count = () => {
    rounds += 1
    if (rounds < 3) setImmediate(count)
  }
  setImmediate(count)
  await findPhrases(['a'], ['a', 'b', 'c'])
  t.equal(rounds, 3)
})
