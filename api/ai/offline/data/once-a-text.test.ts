import t from 'tap'
import { onceAText } from './once-a-text.ts'

t.test('a text is read once, until too many are kept', async t => {
  const read: string[] = []
  const lengthOf = onceAText(text => {
    read.push(text)
    return text.length
  }, 2)
  t.strictSame(['a', 'bb', 'a', 'bb'].map(lengthOf), [1, 2, 1, 2])
  t.strictSame(read, ['a', 'bb'])
  t.equal(lengthOf('ccc'), 3)
  t.equal(lengthOf('a'), 1)
  t.strictSame(read, ['a', 'bb', 'ccc', 'a'], 'the full cache was emptied')
})

t.test('what is missing is kept, too', async t => {
  let count = 0
  const find = onceAText(() => {
    count += 1
    return undefined
  })
  find('a')
  find('a')
  t.equal(count, 1)
})
