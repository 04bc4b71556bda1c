import t from 'tap'
import { isHan, normalise, wordsOf } from './words.ts'

t.test('texts are compared by their letters and digits', async t => {
  t.equal(normalise('  “Don’t!” — 3rd Élan, ２０ …'), 'don t 3rd élan ２０')
  t.equal(normalise('手机，屏幕。OK'), '手机 屏幕 ok')
  // A letter and a smiley that take two halves each.
  t.equal(normalise('𐐀 😀 b'), '𐐨 b')
  t.equal(normalise('?!'), '')
  const long = 'One, two! '.repeat(100)
  t.equal(normalise(long), 'one two '.repeat(100).trim())
})

t.test('Chinese characters are told from marks and other letters', async t => {
  for (const text of ['手', 'a 手 b', '𠀀']) t.ok(isHan(text), text)
  for (const text of ['', 'hand’s “x”', '，。', 'カナ', '한글', '😀']) t.notOk(isHan(text), text)
})

t.test('words are in lower case, those of Chinese cut', async t => {
  t.same(wordsOf('Pupils LEARN.'), ['pupils', 'learn'])
  t.same(wordsOf('学生 Learn'), ['学生', 'learn'])
  t.same(wordsOf(' '), [])
})
