import t from 'tap'
import { LANGUAGES, SKILLS } from '#schema/constants.ts'
import { chooseDrill } from './choose-drill.ts'
import { coachingIn, FAULTS, PRACTICES } from './coaching.ts'
import type { Findings } from './findings.ts'

const NONE: Findings = { turns: [], clash: [], unanswered: null }
const row = (text: string, outcome: 'answered' | 'could_not_tell') => ({
  point: { text: { turn_id: 'a', text }, claim: text, from: 'plan' as const },
  outcome,
  reply: null,
  byTurn: [],
})

const choose = (findings: Findings, earlier: readonly string[] = [], own: string | null = null) =>
  chooseDrill(coachingIn('en'), null, findings, 'depth', own, { earlier, language: 'en' })

t.test('there are at least twenty drills a language', async t => {
  for (const language of LANGUAGES) {
    const { faults, practice } = coachingIn(language)
    const kinds = Object.keys(FAULTS) as (keyof typeof FAULTS)[]
    const drills = [
      ...kinds.flatMap(kind => faults[kind].drills),
      ...PRACTICES.flatMap(each => practice[each]),
    ]
    t.ok(new Set(drills).size >= 20, language)
    for (const skill of SKILLS)
      t.ok(
        practice[skill].some(drill => !drill.includes('{')),
        `${language}: ${skill} can be practised whatever was said`,
      )
  }
})

t.test(
  'a drill is about the point that nobody could answer, else about one that was met',
  async t => {
    const clash = [row('Cranes are loud.', 'answered')]
    t.match(choose({ ...NONE, clash, unanswered: 'Sand drifts.' }).text, /“Sand drifts”/)
    t.match(choose({ ...NONE, clash }).text, /You answered “Cranes are loud”/)
    t.match(
      choose({ ...NONE, clash: [row('Fog hides it.', 'could_not_tell')] }).text,
      /“Fog hides it”/,
    )
  },
)

t.test('without a point it is the weakest skill, at the user’s own sentence', async t => {
  t.match(choose(NONE, [], 'Ships bring work'), { skill: 'depth', text: /“Ships bring work”/ })
  t.match(choose(NONE), { skill: 'depth', text: /^(?!.*\{)/ })
})

t.test('a drill that the user had lately is not given again', async t => {
  const findings = { ...NONE, unanswered: 'Sand drifts.' }
  const first = choose(findings).text
  t.not(choose(findings, [first]).text, first)
  const about = (text: string) => text.replace('Sand drifts', 'Fog hides it')
  t.not(choose({ ...NONE, unanswered: 'Fog hides it.' }, [first]).text, about(first))
})
