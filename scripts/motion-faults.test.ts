import { join } from 'node:path'
import t, { type Test } from 'tap'
import { findMotionFaults } from './motion-faults.ts'

const FIELDS = ['claim', 'mechanism', 'impact', 'example']
const POINT = [
  '    - id: a-point',
  '      keywords: {en: [word], zh: [词]}',
  ...FIELDS.map(field => `      ${field}: {en: Some text., zh: 一句话。}`),
  '      objections:',
  '        - id: an-objection',
  '          objection: {en: Some objection., zh: 反驳。}',
  '          wordings: {en: [Some wording.], zh: [说法。]}',
  '          answer: {en: Some answer., zh: 回答。}',
].join('\n')
const GOOD = `key: good
recommended: true
wording: {en: This is good., zh: 这很好}
points:
  for:
${POINT}
  against:
${POINT.replace('a-point', 'another-point')}
`

/** The faults of one file, which differs from a good one. */
const faultsOf = (t: Test, change: (good: string) => string, path = 'education/good.yaml') => {
  const [area = '', name = ''] = path.split('/')
  const folder = t.testdir({ [area]: { [name]: change(GOOD) } })
  return findMotionFaults(folder).faults.map(fault => fault.replace(`${path}: `, ''))
}

t.test('the motions of the product have no faults', async t => {
  const { files, faults } = findMotionFaults(join(import.meta.dirname, '../schema/motions'))
  t.strictSame(faults, [])
  t.ok(files >= 44)
})

t.test('a good file has none', async t => {
  t.strictSame(
    faultsOf(t, good => good),
    [],
  )
})

t.test('a fault is told with its file and the path in it', async t => {
  const folder = t.testdir({
    education: { 'good.yaml': GOOD.replace(', zh: 一句话。', '') },
  })
  t.strictSame(findMotionFaults(folder).faults, [
    'education/good.yaml: points.for[0].claim.zh is missing',
  ])
})

t.test('a clash names two claims that are there and that one side makes', async t => {
  const clash = (pair: string) => (good: string) =>
    good.replace('points:', `clashes:\n  - [${pair}]\npoints:`)
  t.strictSame(faultsOf(t, clash('a-point, another-point/an-objection')), [])
  t.strictSame(faultsOf(t, clash('a-point, no-point')), ['clashes[0][1] no-point is not there'])
  t.strictSame(faultsOf(t, clash('a-point, another-point')), ['clashes[0] is no pair of one side'])
})

t.test('what is missing, unknown, twice there or of another kind is named', async t => {
  const cases: [string, (good: string) => string, string[]][] = [
    ['a field', good => good.replace(/ +impact: .*\n/, ''), ['points.for[0].impact is missing']],
    [
      'a misspelt field',
      good => good.replace('mechanism:', 'mecanism:'),
      ['points.for[0].mechanism is missing', 'points.for[0].mecanism is not known'],
    ],
    ['a wording', good => good.replace(', zh: 这很好', ''), ['wording.zh is missing']],
    [
      'a number for a word',
      good => good.replace('en: [word]', 'en: [16]'),
      ['points.for[0].keywords.en[0] is no string'],
    ],
    [
      'a keyword with a capital',
      good => good.replace('en: [word]', 'en: [word, Other]'),
      ['points.for[0].keywords.en[1] is not in lower case'],
    ],
    [
      'an id twice',
      good => good.replace('another-point', 'a-point'),
      ['points.against[0].id a-point is there twice'],
    ],
    [
      'no objection',
      good => good.replace(/objections:\n( {8}.*\n)+/, 'objections: []\n'),
      ['points.for[0].objections names no objection'],
    ],
    [
      'an objection that only one language has',
      good => good.replace('{en: Some objection., zh: 反驳。}', '{en: Some objection.}'),
      ['points.for[0].objections[0].objection.zh is missing'],
    ],
    [
      'an objection’s id twice',
      good => good.replace(/( {8}- id: an-objection\n(?: {10}.*\n)+)/, '$1$1'),
      ['points.for[0].objections[1].id an-objection is there twice'],
    ],
    [
      'what is said again in one language only',
      good => good.replace(/( {10})(answer: .*\n)/, '$1$2$1again: {en: Once more.}\n'),
      ['points.for[0].objections[0].again.zh is missing'],
    ],
    [
      'an id in capitals',
      good => good.replace('another-point', 'Another Point'),
      ['points.against[0].id is not in lower case with hyphens'],
    ],
    [
      'a folded Chinese text',
      good =>
        good.replace('claim: {en: Some text., zh: 一句话。}', 'claim: {en: A., zh: 一句 话。}'),
      [
        'points.for[0].claim.zh has a space between Chinese characters: keep a Chinese text on one line',
      ],
    ],
    [
      'a text of a language that the point has not',
      good => good.replace('id: a-point', 'id: a-point\n      only: en').replace(', zh: [词]', ''),
      [
        ...FIELDS,
        ...['objection', 'answer', 'wordings'].map(field => `objections[0].${field}`),
      ].map(field => `points.for[0].${field}.zh stands in a point with only: en`),
    ],
    [
      'an order of what is not there',
      good => good.replace('points:', 'order: {zh: {for: [a-point, nothing, a-point]}}\npoints:'),
      [
        'order.zh.for[1] nothing is no point of this side in this language',
        'order.zh.for[2] a-point is there twice',
      ],
    ],
    [
      'the same field twice',
      good => `${good}recommended: false\n`,
      ['line 29: duplicated mapping key'],
    ],
    ['no YAML', good => good.replace('{en: This', '{en: {This'), ['line 4: deficient indentation']],
  ]
  for (const [what, change, faults] of cases)
    await t.test(what, async t => t.strictSame(faultsOf(t, change), faults))
})

t.test('the points stand last, so that a list need not read them', async t => {
  t.strictSame(
    faultsOf(t, good => `${good.replace('recommended: true\n', '')}recommended: true\n`),
    ['key, recommended and wording do not stand before points'],
  )
})

t.test('an answer that is given twice is named, within a file and across files', async t => {
  const ANSWER = 'Nobody is asked to do that alone.'
  const twice = GOOD.replaceAll('Some answer.', ANSWER)
  t.strictSame(
    faultsOf(t, () => twice),
    [
      `points.against[0].objections[0].answer.en says a sentence of education/good.yaml: ${'points.for[0].objections[0].answer.en'}`,
    ],
  )
  const once = GOOD.replace('Some answer.', ANSWER)
  const folder = t.testdir({
    education: { 'good.yaml': once },
    health: { 'better.yaml': once.replace('key: good', 'key: better') },
  })
  t.strictSame(findMotionFaults(folder).faults, [
    `health/better.yaml: points.for[0].objections[0].answer.en says a sentence of ${'education/good.yaml: points.for[0].objections[0].answer.en'}`,
  ])
})

t.test('a file lies in its area, under its key, once', async t => {
  t.strictSame(
    faultsOf(t, good => good, 'education/other.yaml'),
    ['key is good, but the file is called other.yaml'],
  )
  t.match(
    faultsOf(t, good => good, 'gardening/good.yaml'),
    [/^gardening is no theme: education, /],
  )
  t.strictSame(
    faultsOf(t, good => good, 'education/good.yml'),
    ['is not at <area>/<key>.yaml'],
  )
  const folder = t.testdir({ health: { 'good.yaml': GOOD }, politics: { 'good.yaml': GOOD } })
  t.strictSame(findMotionFaults(folder).faults, [
    'politics/good.yaml: has the key of health/good.yaml',
  ])
})
