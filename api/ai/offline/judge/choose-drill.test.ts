import t from 'tap'
import { LANGUAGES, SKILLS } from '#schema/constants.ts'
import { recordOf } from '../data/record-of.ts'
import { chooseDrill, skillToPractise } from './choose-drill.ts'
import { coachingIn, FAULTS, PRACTICES } from './coaching.ts'
import type { LastWord } from './find-last-word.ts'
import type { Findings } from './findings.ts'
import { hearDebate } from './hear-debate.ts'

const NONE: Findings = { turns: [], clash: [], lastWord: null }
const row = (text: string, outcome: 'answered' | 'could_not_tell') => ({
  point: { text: { turn_id: 'a', text }, claim: text, from: 'plan' as const },
  isMain: true,
  outcome,
  reply: null,
  met: { turn_id: 'a', text },
  dropped: outcome === 'answered' ? 0.05 : 0.4,
  ...{ touched: 0, isGivenUp: false },
  byTurn: [],
})

const choose = (
  findings: Findings,
  earlier: readonly string[] = [],
  own: string | null = null,
  said: Partial<Parameters<typeof chooseDrill>[4]> = {},
) =>
  chooseDrill(coachingIn('en'), null, findings, 'depth', {
    ...{ earlier, language: 'en', own },
    ...{ hasWeighed: true, isStrong: false, ...said },
  })

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

t.test('a drill is about the point that came too late, another one, or what one said', async t => {
  const clash = [row('Cranes are loud.', 'answered')]
  const said = 'Ships bring work'
  t.match(
    choose({ ...NONE, clash, lastWord: { kind: 'point', text: 'Sand drifts.' } }, [], said).text,
    /“Sand drifts”/,
  )
  t.match(choose({ ...NONE, clash }).text, /your opponent’s point “Cranes are loud”/)
  const open = { ...row('Silt settles.', 'could_not_tell'), dropped: 0.8 }
  t.match(choose({ ...NONE, clash: [...clash, open] }).text, /point of your opponent’s: “Silt/)
  t.match(choose({ ...NONE, clash }, [], said).text, /“Cranes are loud”/)
  const aside = { ...row('Gulls shout.', 'answered'), isMain: false, dropped: 0.9 }
  t.match(choose({ ...NONE, clash: [aside, ...clash] }).text, /Cranes/, 'a main point first')
  const unclear = choose({ ...NONE, clash: [row('Fog hides it.', 'could_not_tell')] })
  t.match(unclear.text, /Say it better than your opponent did/)
  t.notMatch(unclear.text, /You answered|left standing/, 'nobody knows whether it was answered')
})

t.test('what came when the turns were over is practised as what it was', async t => {
  const said = (kind: LastWord['kind']) =>
    choose({ ...NONE, lastWord: { kind, text: 'Sand drifts.' } }, [], 'Ships bring work').text
  t.match(said('point'), /last point came when your turns were over: “Sand drifts”/)
  t.match(said('reply'), /To your last turn your opponent replied “Sand drifts”/)
  t.match(said('doubt'), /came back to your “Sand drifts”/)
  t.match(said('support'), /your case rests on “Sand drifts”/)
})

t.test('who argues very well weighs before meeting a better opponent', async t => {
  const clash = [row('Cranes are loud.', 'answered')]
  const drill = (said: Partial<Parameters<typeof chooseDrill>[4]>) =>
    choose({ ...NONE, clash }, [], 'Ships bring work', said).text
  t.match(drill({ hasWeighed: false }), /your opponent’s point “Cranes are loud”/)
  t.match(drill({ isStrong: true }), /your opponent’s point “Cranes are loud”/)
  t.match(
    drill({ isStrong: true, hasWeighed: false }),
    /counts for more: “Ships bring work”, or your opponent’s “Cranes are loud”/,
  )
})

t.test('who argued for the other side practises to hold the own one', async t => {
  const turn = { turnId: 'u', relevance: 1, isOffMotion: false, concedes: null, contradicts: null }
  const arguesOtherSide = hearDebate({
    ...{ debateId: 'd', motion: 'We should build a harbour', language: 'en' },
    ...{ userStance: 'for', mode: 'text' },
    turns: [{ turn_id: 'u', speaker: 'user', text: 'We should not build it at all.' }],
  }).ours[0]
  if (!arguesOtherSide) throw new Error('nothing was heard')
  const drill = choose({
    ...NONE,
    turns: [{ ...turn, arguesOtherSide }],
    lastWord: { kind: 'point', text: 'Sand drifts.' },
  })
  t.match(drill, { skill: FAULTS['other side'], text: /two columns, for and against/ })
})

t.test('without a point or a sentence it is the weakest skill', async t => {
  t.match(choose(NONE), { skill: 'depth', text: /^(?!.*\{)/ })
})

t.test('a drill that the user had lately is not given again', async t => {
  const findings = { ...NONE, lastWord: { kind: 'point' as const, text: 'Sand drifts.' } }
  const first = choose(findings).text
  t.not(choose(findings, [first]).text, first)
  const about = (text: string) => text.replace('Sand drifts', 'Fog hides it')
  t.not(
    choose({ ...NONE, lastWord: { kind: 'point', text: 'Fog hides it.' } }, [first]).text,
    about(first),
  )
})

t.test('what the opponent asked last comes before what would fit any debate', async t => {
  const lastWord = { kind: 'question' as const, text: 'Who pays for the cranes?' }
  t.match(choose({ ...NONE, lastWord }).text, /last question .*“Who pays for the cranes\?”/)
  const clash = [row('Cranes are loud.', 'answered')]
  t.match(choose({ ...NONE, clash, lastWord }).text, /“Cranes are loud”/)
})

t.test('a point that was turned or given up is not practised', async t => {
  const plain = row('Cranes are loud.', 'answered')
  for (const gone of [
    { ...plain, outcome: 'turned' as const },
    { ...plain, isGivenUp: true },
    { ...plain, outcome: 'could_not_tell' as const, dropped: 0.9, isGivenUp: true },
  ])
    t.notMatch(choose({ ...NONE, clash: [gone] }).text, /Cranes/)
})

t.test('a point that a sentence came near to is not said to be open', async t => {
  const open = { ...row('Silt settles.', 'could_not_tell'), dropped: 0.8 }
  t.match(choose({ ...NONE, clash: [open] }).text, /Take this point of your opponent’s: “Silt/)
  const touched = { ...open, touched: 0.5 }
  t.match(choose({ ...NONE, clash: [touched] }).text, /Say it better than your opponent did/)
})

t.test('an exercise with the own sentence comes before one that fits any debate', async t => {
  const drill = chooseDrill(coachingIn('en'), null, NONE, 'refutation', {
    ...{ earlier: [], language: 'en', own: 'Ships bring work' },
    ...{ hasWeighed: true, isStrong: false },
  })
  t.match(drill.text, /“Ships bring work”/)
})

t.test('nothing is weighed against an opponent who made no point', async t => {
  const fallback = (clash: Findings['clash']) =>
    chooseDrill(coachingIn('en'), null, { ...NONE, clash }, 'persuasion', {
      ...{ earlier: [], language: 'en', own: null, hasWeighed: true, isStrong: false },
    }).text
  t.notMatch(fallback([]), /opponent’s best point/)
  const given = { ...row('Cranes are loud.', 'answered'), isMain: false }
  t.match(fallback([given]), /opponent’s best point/)
})

t.test('the lowest skill is practised, organization only where it is plainly that', async t => {
  const scored = (organization: number, clarity = 60) =>
    skillToPractise({
      ...recordOf(SKILLS, () => ({ score: 60 })),
      ...{ organization: { score: organization }, clarity: { score: clarity } },
    })
  t.equal(scored(60, 55), 'clarity')
  t.equal(scored(52, 55), 'clarity')
  t.equal(scored(44, 55), 'organization')
})

t.test('a point that was surely answered is not asked for in a better version', async t => {
  const [reply = null] = hearDebate({
    ...{ debateId: 'd', motion: 'We should build a harbour', language: 'en' },
    ...{ userStance: 'for', mode: 'text' },
    turns: [{ turn_id: 'u', speaker: 'user', text: 'Cranes rest at night.' }],
  }).ours
  const clash = [{ ...row('Cranes are loud.', 'answered'), reply }]
  t.notMatch(choose({ ...NONE, clash }).text, /Cranes/)
})
