import t from 'tap'
import { stemOf } from './stem-of.ts'
import { emptyWordsIn, wordListsIn } from './word-lists.ts'

t.test('forms of one word have one stem', async t => {
  for (const [one, other] of [
    ['uniform', 'uniforms'],
    ['city', 'cities'],
    ['educate', 'education'],
    ['teacher', "teacher's"],
    ['government', 'governments'],
  ] as const)
    t.equal(stemOf(one), stemOf(other), `${one}, ${other}`)
  t.not(stemOf('bus'), stemOf('bread'))
  t.equal(stemOf('学校'), '学校', 'Chinese words have no endings')
})

t.test('stop words are empty words, and no word stands in both lists', async t => {
  for (const language of ['en', 'zh'] as const) {
    const { stop, empty } = wordListsIn(language)
    t.ok([...stop, ...empty].every(word => emptyWordsIn(language).has(word)))
    t.same(
      [...stop].filter(word => empty.has(word)),
      [],
    )
  }
})
