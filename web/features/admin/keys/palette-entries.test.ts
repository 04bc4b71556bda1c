import t from 'tap'
import { groupEntries, matchEntries } from './palette-entries.ts'

const entry = (group: string, name: string) => ({ id: name, group, name, act: () => undefined })
const entries = [
  entry('Pages', 'Users'),
  entry('Pages', 'Suspended users'),
  entry('Actions', 'Log out'),
]

t.test('every typed word has to be in the name, whatever the case', async t => {
  const names = (typed: string) => matchEntries(entries, typed).map(({ name }) => name)
  t.same(names(''), ['Users', 'Suspended users', 'Log out'])
  t.same(names(' USERS susp'), ['Suspended users'])
  t.same(names('nothing'), [])
})

t.test('neighbours of one group stand under its name', async t => {
  t.same(
    groupEntries(entries).map(({ name, entries }) => [name, entries.length]),
    [
      ['Pages', 2],
      ['Actions', 1],
    ],
  )
})
