import t from 'tap'
import { takeSentences } from './sentences.ts'

t.test('whole sentences of a text that is being written; together they are its beginning', t => {
  const text = 'Yes. I agree with the first point. The second is wr'
  const pieces = takeSentences(text, 'en', false)
  t.same(pieces, ['Yes. I agree with the first point. '])
  t.same(takeSentences(text, 'en', true), [...pieces, 'The second is wr'])
  t.same(takeSentences('', 'en', true), [])
  t.end()
})

t.test('Chinese sentences', t => {
  const text = '睡眠是被屏幕偷走的。作业并没有做错什么。'
  t.same(takeSentences(text, 'zh', true), ['睡眠是被屏幕偷走的。', '作业并没有做错什么。'])
  t.end()
})

t.test('a sentence that is too long for one breath is cut after a comma or a word', t => {
  const words = 'and so on, '.repeat(40)
  const pieces = takeSentences(words, 'en', true)
  t.ok(pieces.length > 1)
  t.ok(pieces.every(piece => piece.length <= 180 && /[ ,]$/.test(piece)))
  t.equal(pieces.join(''), words)
  const chinese = takeSentences('无'.repeat(120), 'zh', true)
  t.same(
    chinese.map(piece => piece.length),
    [50, 50, 20],
  )
  t.end()
})
