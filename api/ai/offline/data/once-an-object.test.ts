import t from 'tap'
import { onceAnObject } from './once-an-object.ts'

t.test('what depends on an object is made once for each object', async t => {
  const read: string[] = []
  const nameOf = onceAnObject(({ name }: { name: string }) => {
    read.push(name)
    return name.toUpperCase()
  })
  const one = { name: 'a' }
  t.equal(nameOf(one), 'A')
  t.equal(nameOf(one), 'A')
  t.equal(nameOf({ name: 'a' }), 'A')
  t.strictSame(read, ['a', 'a'], 'an equal object is another one')
})
