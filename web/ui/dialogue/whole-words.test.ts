import t from 'tap'
import { wholeWords } from './whole-words.ts'

t.test('a word shows only once it is whole', async t => {
  t.equal(wholeWords('The tax wor'), 'The tax')
  t.equal(wholeWords('The tax works '), 'The tax works')
  t.equal(wholeWords('The'), '')
  t.equal(wholeWords('The tax doesn’t'), 'The tax', 'an apostrophe ends no word')
})

t.test('a word that its punctuation ends is whole', async t => {
  t.equal(wholeWords('The tax works.'), 'The tax works.')
})

t.test('Chinese, which has no spaces, shows sign by sign', async t => {
  t.equal(wholeWords('糖税有'), '糖税有')
})
