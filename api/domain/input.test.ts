import t from 'tap'
import { invalidField } from './domain-error.ts'
import { assertCleanInput } from './input.ts'

t.test('text that cannot be stored is found wherever it stands', async t => {
  t.throws(
    () => assertCleanInput({ brief: { for: ['fine', 'nul \0'] } }),
    invalidField('brief.for.1', 'TEXT_UNSTORABLE'),
  )
  assertCleanInput({ brief: { for: ['fine'] }, level: null, page: 2 })
})

t.test('the bytes of a recording are no text and are not gone through', async t => {
  const bytes = Object.assign(Buffer.from('sound'), { note: 'nul \0' })
  t.doesNotThrow(() => assertCleanInput({ recording: { bytes, mediaType: 'audio/webm' } }))
})
