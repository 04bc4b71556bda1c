import t from 'tap'
import { unfold } from './unfold.ts'

t.test('a line that begins with spaces goes on from the one before', async t => {
  t.equal(
    unfold`- One sentence
      that goes on.
- Another.

End.`,
    '- One sentence that goes on.\n- Another.\n\nEnd.',
  )
})

t.test('what is inserted keeps its own lines', async t => {
  const said = 'first\n  second'
  t.equal(unfold`Said:\n${said}\n${said}`, 'Said:\nfirst\n  second\nfirst\n  second')
})
