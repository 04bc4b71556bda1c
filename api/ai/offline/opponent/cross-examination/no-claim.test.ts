import t from 'tap'
import { isNoClaim, isOfNamedPerson } from './no-claim.ts'

const isNone = (text: string) => isNoClaim(text, text, 'en')

t.test('own days, pointing words and what is let to others claim nothing to be asked about', t => {
  for (const text of [
    'we light the lamp when she comes home',
    'Where they fail is how they row',
    'There is one at the lighthouse',
    'somebody might see the harbour differently',
    'Six pages of notes',
    'old Wilma at the mill, she says nobody will carry a lamp up there',
    'he reckons the boats would stay away',
  ])
    t.ok(isNone(text), text)
  for (const text of [
    'Boats carry lamps',
    'We should light the lamp at dusk',
    'Fog hides rocks',
    'What she says counts',
  ])
    t.notOk(isNone(text), text)
  t.ok(isNoClaim('sure lamps cost money', 'sure lamps cost money but boats need them', 'en'))
  t.end()
})

t.test('what a named person does is told of that person', t => {
  const told = 'Wilma bakes a fine plum tart.'
  t.ok(isOfNamedPerson(told, `I asked old Wilma. ${told}`, 'en'))
  t.notOk(
    isOfNamedPerson('Norway lights each pier.', 'They do it in Norway. Norway lights it.', 'en'),
  )
  t.end()
})
