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

t.test('a half without debates is empty, with its folder or without', async t => {
  const folder = t.testdir({ first: {} })
  t.same(readCodedDebates('first', folder), [])
  t.same(readCodedDebates('second', folder), [])
})

t.test('marks by skill and verdicts on replies may be there', async t => {
  const skills = `skills: { depth: 20, persuasion: 30, clarity: 40, argumentation: 30,
  organization: 20, delivery: 50, refutation: 35 }
turns:`
  const last = 'Schools lose a tenth, then, and that is a class a year.'
  const replies = `  - ai: ${last}
points:`
  const more = (good: string) =>
    good
      .replace('turns:', skills)
      .replace('points:', replies)
      .replace('statements:', 'replies:\n  - { turn: 2, verdict: on }\nstatements:')
  const [debate] = readCodedDebates('first', folderWith(t, more))
  t.equal(debate?.skills?.depth, 20)
  t.same(debate?.replies, [{ turn: 2, verdict: 'on' }])
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
  [
    'a reply that is the opening',
    'statements: []',
    'replies: [{ turn: 0, verdict: on }]\nstatements: []',
    'is no reply of the opponent',
  ],
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
