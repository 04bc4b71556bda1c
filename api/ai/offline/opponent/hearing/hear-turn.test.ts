import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import type { Stance } from '#schema/constants.ts'
import { readHeads } from '#schema/motions/read-heads.ts'
import { someOf } from '#scripts/whole-tests.ts'
import { findArguments } from '../../arguments/find-arguments.ts'
import { readCodedDebates } from '../../judge/coded/coded-debates.ts'
import { readHeard } from '../../judge/coded/heard.ts'
import { normalise } from '../../language/words.ts'
import { planReply } from '../plan-reply.ts'
import { hearTurn } from './hear-turn.ts'

const university = findArguments('free-university', 'en')
if (!university) throw new Error('free-university has no file')
const [talent] = university.for
if (!talent) throw new Error('free-university has no point')
const opening = `${talent.claim} ${talent.mechanism}`

type MotionSides = NonNullable<ReturnType<typeof findArguments>>

/** The likeliest meaning of each sentence of a turn of `stance`'s, the likeliest sentence first. */
const meantIn = (sides: MotionSides, stance: Stance, ownTurns: readonly string[], text: string) => {
  const [ours, theirs] = stance === 'for' ? [sides.against, sides.for] : [sides.for, sides.against]
  return [...hearTurn({ ours, theirs, ownTurns, text }).values()]
    .flatMap(all => all.slice(0, 1))
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ point, objection, chance }) => {
      const id = point.id.split('/').at(-1) ?? ''
      return { name: objection ? `${id}/${objection.id}` : id, chance }
    })
}

const replyAfter = (turns: readonly SpokenTurn[]) =>
  planReply({
    debateId: 'heard',
    motion: 'University education should be free for everyone.',
    motionKey: 'free-university',
    language: 'en',
    userStance: 'against',
    level: 'club',
    style: 'professor',
    turns,
  })

const replyTo = (text: string) =>
  replyAfter([
    { speaker: 'ai', text: opening },
    { speaker: 'user', text },
  ])

const says = (reply: string, text: string) => normalise(reply).includes(normalise(text))

t.test('an objection is heard in words that no file has', async t => {
  const text = 'Scholarships for poor students with good marks would do the same at a lower price.'
  const [heard] = meantIn(university, 'against', [opening], text)
  t.equal(heard?.name, 'talent-everywhere/grants-for-the-poor')
})

t.test('a word that an objection has too is not that objection', async t => {
  for (const { objections } of university.for)
    for (const { objection } of objections) {
      const [longest = ''] =
        objection.match(/\p{L}+/gu)?.toSorted((a, b) => b.length - a.length) ?? []
      for (const { name, chance } of meantIn(university, 'against', [opening], `${longest}?`))
        t.ok(chance < 0.9, `${longest}? as ${name}: ${chance}`)
    }
})

t.test('what objects to a point of ours that nobody made is answered with the point', async t => {
  const wanted = university.for.find(({ id }) => id.endsWith('/all-gain'))
  const abroad = wanted?.objections.find(({ id }) => id === 'they-emigrate')
  if (!wanted || !abroad) throw new Error('the point is gone')
  const reply = replyTo(
    'We train doctors with our money, and then they leave the country and work abroad.',
  )
  t.ok(says(reply, wanted.claim), reply)
  t.ok(says(reply, abroad.answer), reply)
})

t.test('our own words said back are no objection of the user’s', async t => {
  const reply = replyTo(`${talent.mechanism} I slept badly and my bus was late.`)
  const answers = talent.objections.flatMap(({ answer, again }) => [answer, again])
  t.strictSame(
    answers.filter(answer => says(reply, answer)),
    [],
    reply,
  )
})

t.test('who was misread is not answered on the same point again', async t => {
  const [objection] = talent.objections
  if (!objection) throw new Error('the point has no objection')
  const turns = [
    { speaker: 'ai' as const, text: opening },
    { speaker: 'user' as const, text: 'My brother likes to cook.' },
    { speaker: 'ai' as const, text: objection.answer },
  ]
  const text = 'I never said anything about grants. Nobody here asked for grants or scholarships.'
  const reply = replyAfter([...turns, { speaker: 'user', text }])
  const answers = talent.objections.flatMap(({ answer, again }) => [answer, again])
  t.strictSame(
    answers.filter(answer => answer !== '' && says(reply, answer)),
    [],
    reply,
  )
})

t.test('in coded debates most turns are heard as their reader heard them', async t => {
  const keys = new Map(
    readHeads().flatMap(({ key, wording }) => [wording.en, wording.zh].map(each => [each, key])),
  )
  const heard = readHeard()
  const count = { right: 0, all: 0 }
  for (const { id, motion, language, stance, turns } of someOf(readCodedDebates('first'), 3)) {
    const sides = findArguments(keys.get(motion) ?? '', language)
    const passages = heard[id]
    if (!sides || !passages) continue
    for (const at of new Set(passages.map(({ turn }) => turn))) {
      const said = turns[at]
      if (!said || !('user' in said)) throw new Error(`${id}: turn ${at} is no turn of the user`)
      const ownTurns = turns.slice(0, at).flatMap(each => ('ai' in each ? [each.ai] : []))
      const means = passages.filter(({ turn }) => turn === at).flatMap(each => each.means)
      const [best] = meantIn(sides, stance, ownTurns, said.user)
      count.all += 1
      if (best && means.includes(best.name)) count.right += 1
    }
  }
  t.comment(count)
  t.ok(count.right >= 0.55 * count.all, `${count.right} of ${count.all}`)
})
