import t from 'tap'
import { fillSlots } from './point.ts'

t.test('each sentence begins with a capital, and a quotation keeps its letters', async t => {
  const quote = { q: 'the U.S. loses, e.g. its word' }
  t.equal(
    fillSlots('you say “{q}”. {claim}', { ...quote, claim: 'it does not.' }),
    'You say “the U.S. loses, e.g. its word”. It does not.',
  )
  t.equal(fillSlots('“{q}”, you say', { q: 'it costs too much' }), '“It costs too much”, you say')
  t.equal(
    fillSlots('so “{q}”: {more}', { q: 'they stop. then?', more: 'who?' }),
    'So “they stop. then?”: who?',
  )
})
