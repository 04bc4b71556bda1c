import t, { type Test } from 'tap'
import { findCodedFaults, readCodedDebates } from './coded-debates.ts'

const GOOD = `id: trams
motion: This house would make trams free.
isCustom: true
language: en
stance: for
level: club
style: coach
mark: 40
refutation: 35
deservesLittle: false
turns:
  - ai: Free trams cost the town its money for schools.
  - user: Fares pay for a tenth of the trams, so schools lose little.
points:
  - { id: p1, saidIn: 0, quote: Free trams cost the town its money, after: [answered] }
flaws: []
statements: []
`

const folderWith = (t: Test, change: (good: string) => string) =>
  t.testdir({ first: { 'trams.yaml': change(GOOD) }, second: {} })

t.test('a well-formed debate is read', async t => {
  const folder = folderWith(t, good => good)
  t.same(findCodedFaults(folder), { files: 1, faults: [] })
  t.equal(readCodedDebates('first', folder)[0]?.mark, 40)
})

const SPOILT = [
  [
    'a quote that was not said',
    'quote: Free trams cost',
    'quote: Free buses cost',
    'is not in its',
  ],
  ['a point without a state for each later turn', '[answered]', '[]', '0 entries for 1 later'],
  ['a point in a turn of the user', 'saidIn: 0', 'saidIn: 1', 'is no turn of the opponent'],
  ['an id that is not the file’s', 'id: trams', 'id: trains', 'the file is called trams'],
  ['a field that is missing', 'mark: 40\n', '', 'mark is missing'],
] as const

for (const [name, from, to, fault] of SPOILT)
  t.test(`${name} is a fault`, async t => {
    const folder = folderWith(t, good => good.replace(from, to))
    t.match(findCodedFaults(folder).faults[0], fault)
    t.throws(() => readCodedDebates('first', folder))
  })

t.test('the coded debates of the project have no faults', async t => {
  t.strictSame(findCodedFaults().faults, [])
})
