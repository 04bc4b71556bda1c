import t from 'tap'
import { LANGUAGES, SKILLS } from '../constants.ts'
import { testsOf } from './rubric.ts'

t.test(
  'every test has a wording in every language, and the id that results were stored with',
  t => {
    for (const language of LANGUAGES)
      for (const skill of SKILLS)
        for (const mode of ['text', 'voice'] as const) {
          const tests = testsOf(skill, mode, language)
          t.same(
            tests.map(band => band.map(({ id }) => id)),
            [0, 1, 2, 3, 4].map(band => ['a', 'b', 'c'].map(letter => `${skill}-${band}${letter}`)),
          )
          t.ok(tests.flat().every(({ text }) => text.length > 0))
        }
    t.equal(testsOf('depth', 'text')[2]?.[1]?.text, 'You say what follows from that point.')
    t.equal(testsOf('depth', 'text', 'zh')[2]?.[1]?.id, 'depth-2b')
    t.end()
  },
)

/** Of reading and writing; 重读 is to stress a word. */
const ON_PAPER = { en: /\b(read|writ|paragraph)/i, zh: /(?<!重)读|写|看懂|段落/ }

t.test('a spoken debate is not measured by words about reading and writing', t => {
  for (const language of LANGUAGES)
    for (const skill of SKILLS) {
      const tests = testsOf(skill, 'voice', language).flat()
      t.same(
        tests.filter(({ text }) => ON_PAPER[language].test(text)),
        [],
        `${skill}, ${language}`,
      )
    }
  t.end()
})
