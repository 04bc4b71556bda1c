import t from 'tap'
import { firstWords } from './first-words.ts'

t.test('a quotation ends with a whole word, and says that it goes on', async t => {
  t.equal(firstWords('Sugar harms children and adults', 18), 'Sugar harms…')
  t.equal(firstWords('Sugar harms children and adults', 20), 'Sugar harms children…')
  t.equal(firstWords('Sugar harms.', 12), 'Sugar harms.')
  t.equal(firstWords('Supercalifragilistic', 5), 'Super…', 'one long word has no other end')
})

t.test('Chinese, which has no spaces, is cut between characters', async t => {
  t.equal(firstWords('糖税对孩子有好处', 4), '糖税对孩…')
})
