import { join } from 'node:path'
import t, { type Test } from 'tap'
import { findConceptFaults } from './concept-faults.ts'

const texts = (name: string) => `{en: Some ${name}., zh: 一句${name}。}`
const point = (id: string) =>
  [
    `    - id: ${id}`,
    ...['claim', 'mechanism', 'impact', 'example'].map(
      field => `      ${field}: ${texts(`${field} of ${id}`)}`,
    ),
    '      objections:',
    '        - id: an-objection',
    `          objection: ${texts(`objection to ${id}`)}`,
    `          answer: ${texts(`answer of ${id}`)}`,
  ].join('\n')
const side = (name: string) => ['one', 'two', 'three'].map(at => point(`${name}-${at}`)).join('\n')
const GOOD = `key: tea
names: {en: [tea], zh: [茶]}
affected: {en: those who drink, zh: 喝茶的人}
cases:
  more: ${texts('case for it')}
  less: ${texts('case against it')}
stakes:
  more:
${side('more')}
  less:
${side('less')}
`

const faultsOf = (t: Test, change: (good: string) => string, path = 'health/tea.yaml') => {
  const [area = '', name = ''] = path.split('/')
  return findConceptFaults(t.testdir({ [area]: { [name]: change(GOOD) } })).faults
}

t.test('the cards of the product have no faults', async t => {
  const { files, faults } = findConceptFaults(join(import.meta.dirname, '../schema/concepts'))
  t.strictSame(faults, [])
  t.ok(files >= 50)
})

t.test('a good card has none', async t => {
  t.strictSame(
    faultsOf(t, good => good),
    [],
  )
})

t.test('a fault is told with its file and the path in it', async t => {
  const cases: [(good: string) => string, string][] = [
    [good => good.replace(', zh: 喝茶的人', ''), 'affected.zh is missing'],
    [good => good.replace('[tea]', '[Tea]'), 'names.en[0] is not in lower case'],
    [good => good.replace(`${point('less-two')}\n`, ''), 'stakes.less has fewer than three'],
    [good => good.replace('key: tea', 'key: cup'), 'key is cup, but the file is called tea.yaml'],
    [
      good => good.replace('id: less-one', 'id: more-one'),
      'stakes.less[0].id more-one is there twice',
    ],
    [
      good => good.replace('Some claim of less-one.', 'Some claim of more-one.'),
      'stakes.less less-one repeats “Some claim of more-one.” of health/tea.yaml: stakes.more more-one',
    ],
    [good => `${good}more: 1\n`, 'more is not known'],
  ]
  for (const [change, fault] of cases)
    t.strictSame(faultsOf(t, change), [`health/tea.yaml: ${fault}`], fault)
  t.match(
    faultsOf(t, good => good, 'kitchen/tea.yaml'),
    [/kitchen is no theme/],
  )
})
