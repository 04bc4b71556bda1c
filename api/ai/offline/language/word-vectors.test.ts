import t from 'tap'
import { dot, dotsWith, meanOf, vectorOf } from './word-vectors.ts'

const near = (one: string, other: string) => dot(vectorOf(one), vectorOf(other))

t.test('words that are used alike are nearer than others', async t => {
  for (const [one, alike, other] of [
    ['salary', 'wages', 'forest'],
    ['doctor', 'nurses', 'bicycle'],
    ['weather', 'storm', 'homework'],
    ['手机', '屏幕', '核电'],
  ] as const)
    t.ok(near(one, alike) > near(one, other), `${one}: ${alike} before ${other}`)
})

t.test('a text has a direction of length 1, or none where no word is known', async t => {
  t.ok(Math.abs(near('Pupils learn at home.', 'Pupils learn at home.') - 1) < 1e-6)
  t.equal(near('qwxzv', 'homework'), 0)
  const both = meanOf([vectorOf('homework'), vectorOf('teachers')])
  t.ok(dot(both, vectorOf('homework')) > near('homework', 'teachers'))
})

t.test('a direction is compared with every row of a table as with each by itself', async t => {
  const words = ['homework', 'teachers', 'lessons', 'trams', 'taxes', 'pupils'].map(vectorOf)
  const rows = new Float32Array(words.flatMap(word => [...word]))
  const asked = vectorOf('Pupils do their homework after the lessons')
  t.strictSame(
    [...dotsWith(asked, rows)],
    words.map(word => dot(asked, word)),
  )
})
