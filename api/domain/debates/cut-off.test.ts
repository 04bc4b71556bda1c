import t from 'tap'
import { cutOff } from './cut-off.ts'

t.test('what was heard ends at a border of words, with a mark', async t => {
  const cases: [string, number | undefined, string][] = [
    ['First half, second', undefined, 'First half, …'],
    ['one two three', 7, 'one two …'],
    ['one two three', 8, 'one two …'],
    ['one two three', 9, 'one two …'],
    ['one two three', 2, ''],
    ['one two three', 0, ''],
    ['Well, then.', 4, 'Well …'],
    ['作业偷走了睡眠。', 4, '作业偷走 …'],
    ['half a 𝒳𝒴', 8, 'half a …'],
  ]
  for (const [text, length, expected] of cases) t.equal(cutOff(text, length), expected)
})
