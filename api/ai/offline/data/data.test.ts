import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { LANGUAGES } from '#schema/constants.ts'
import { cuesIn, FLAGS } from './read-cues.ts'
import {
  allowSlots,
  entriesOf,
  parseSections,
  readSections,
  sectionsNamed,
  textOf,
} from './read-sections.ts'

/** Files whose sections are cues; each word of the first one is whole and may be in any script. */
const CUE_FILES = {
  'quality-words': 'u',
  'quality-phrases': null,
  acts: null,
  answers: null,
  attitudes: null,
  clauses: null,
  directions: null,
  flaws: null,
  instructions: null,
  marks: null,
  motions: null,
  'no-claim': null,
  reading: null,
  'review-cues': null,
  rhetoric: null,
  sides: null,
  'small-talk': null,
  particulars: null,
  structures: null,
} as const

t.test('every cue sees what it must see, and not what it must not', async t => {
  for (const language of LANGUAGES) {
    const files = readdirSync(join(import.meta.dirname, language))
    for (const [file, flags] of Object.entries(CUE_FILES)) {
      if (!files.includes(`${file}.txt`)) continue
      for (const { name, pattern, yes, no } of cuesIn(
        readSections(language, file),
        flags ?? FLAGS[language],
        ['says', 'asks', 'unless', 'told', 'kind'],
      )) {
        for (const { text, line } of yes)
          t.ok(pattern.test(text), `${language}/${file}.txt:${line} [${name}] sees “${text}”`)
        for (const { text, line } of no)
          t.notOk(pattern.test(text), `${language}/${file}.txt:${line} [${name}] not “${text}”`)
      }
    }
  }
})

const SAMPLE = `# A comment.
[colours]
- red
- blue

[part warm]
- red
- orange

[sunset]
note: in the evening
words:
- {warm} sky
`

t.test('sections have fields and lists, with their lines', async t => {
  const [colours, , sunset] = parseSections(SAMPLE, 'sample.txt')
  t.ok(colours && sunset)
  if (!colours || !sunset) return
  t.same(entriesOf(colours), [
    { text: 'red', line: 3 },
    { text: 'blue', line: 4 },
  ])
  t.equal(textOf(sunset, 'note'), 'in the evening')
})

t.test('a mistake is told with file and line', async t => {
  const faultOf = (text: string) => {
    try {
      const sections = parseSections(text, 'sample.txt')
      cuesIn(sections, 'i')
      sectionsNamed(
        sections.filter(({ name }) => !name.startsWith('part ')),
        ['sunset'],
      )
      return 'none'
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  }
  const examples = 'yes:\n- a red sky\nno:\n- a blue sky\n'
  t.equal(faultOf(`[part warm]\n- red\n\n[sunset]\nwords:\n- {warm} sky\n${examples}`), 'none')
  t.equal(
    faultOf('red\n'),
    'sample.txt:1 the file begins without a [section]',
    'nothing stands before a section',
  )
  t.match(faultOf('[sunset]\nred sky\n'), /^sample.txt:2 this is no \[section\]/)
  t.match(
    faultOf('[sunset]\nwords:\n- red\nwords:\n- pink\n'),
    /^sample.txt:4 "words" stands twice/,
  )
  t.match(faultOf('[sunset]\nwords:\n- red\n\n[sunset]\n'), /^sample.txt:5 \[sunset\] stands here/)
  t.match(
    faultOf(`[sunset]\nwords:\n- {cold} sky\n${examples}`),
    /^sample.txt:3 there is no \[part cold/,
  )
  t.match(
    faultOf(`[sunset]\nwords:\n- (red\n${examples}`),
    /^sample.txt:1 .*no.* expression|does not make/,
  )
  t.match(
    faultOf(`[sunset]\nword:\n- red\n${examples}`),
    /^sample.txt:3 \[sunset\] knows no "word"/,
  )
  t.match(
    faultOf('[sunset]\nwords:\n- red\nno:\n- blue\n'),
    /^sample.txt:1 \[sunset\] has no "yes"/,
  )
  t.match(
    faultOf(`[sunset]\nwords:\n- red\n${examples}[dawn]\nwords:\n- red\n${examples}`),
    /nobody reads/,
  )
  t.match(faultOf(`[dawn]\nwords:\n- red\n${examples}`), /nobody reads \[dawn\]/)
})

t.test('a misspelt slot of a phrase is told with file and line', async t => {
  const [roadmap] = parseSections(
    '[roadmap]\n- I stand {ours}.\n- Hear {our} case.\n',
    'sample.txt',
  )
  t.throws(() => roadmap && allowSlots(roadmap, ['ours']), {
    message: 'sample.txt:3 nothing fills {our}; known: ours',
  })
})
