import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import type { Point } from '../arguments/point.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import { isDigression } from './digression.ts'
import { createObjectionMatcher } from './match-objection.ts'
import { phraseKindOf } from './phrase-kind-of.ts'
import { planReply } from './plan-reply.ts'
import { lastReply, type Setting, start } from './play-opponent.ts'
import { UNIFORMS } from './test-settings.ts'

/** The reply to some turns, the opponent's first. */
const replyTo = (setting: Setting, ...texts: string[]) =>
  planReply(
    start(
      setting,
      texts.map((text, at): SpokenTurn => ({ speaker: at % 2 === 0 ? 'ai' : 'user', text })),
    ),
  )
const kindsIn = (reply: string) => splitSentences(reply).map(phraseKindOf)

const points = findArguments(UNIFORMS.motionKey, 'en')?.for ?? []
const claims = points.map(({ claim }) => claim)
const NO_ARGUMENT = 'Uniform buttons come off, since pupils pull at them on the bus.'

t.test('a point that was made in a reply is not named again in it', t => {
  const turns = claims.flatMap(claim => [claim, NO_ARGUMENT])
  for (const level of ['club', 'tournament'] as const)
    for (const rounds of [2, 3, 4, 5]) {
      const reply = normalise(replyTo({ ...UNIFORMS, level }, ...turns.slice(0, 2 * rounds)))
      for (const claim of claims.map(normalise))
        t.ok(reply.split(claim).length <= 2, `${level}, ${rounds}: ${claim}`)
    }
  t.end()
})

t.test('what nothing known meets is asked about; after a turn without a point one follows', t => {
  const [first = ''] = claims
  const said = 'On the tram a school hat is lost in a minute.'
  const isPoint = (sentence: string) => points.some(({ mechanism }) => mechanism.includes(sentence))
  const [asked = '', ...rest] = splitSentences(replyTo(UNIFORMS, first, said))
  t.match(asked, /“On the tram a school hat is lost in a minute”.*\?$/)
  t.same(rest, [])
  const [again = '', ...next] = splitSentences(replyTo(UNIFORMS, 'What do you say to that?', said))
  t.match(again, /“On the tram a school hat is lost in a minute”.*\?$/)
  t.ok(next.some(isPoint), next.join(' '))
  t.end()
})

t.test('who has nothing left to say owns it, and does not ask about nothing', async t => {
  const setting = { motion: 'Zoos do more harm than good', debateId: 'x', style: 'coach' } as const
  const said = 'You can see animals on Mondays now so we do not need them'
  const reply = await lastReply(
    setting,
    'Animals pace up and down all day. That is a sign they are going mad.',
    "Kids don't learn anything from zoos, they just run past the cages and want ice cream.",
    'Are you saying it is fine to keep a lion in a cage for our fun?',
    said,
  )
  t.ok(reply.includes(said), reply)
})

t.test('"are you saying that …?" is told what was said, and no more', t => {
  const [first = ''] = claims
  for (const asked of ['Are you saying that pupils are cattle?', "So you'd rather sell them?"]) {
    const reply = replyTo(UNIFORMS, first, asked)
    const kinds = kindsIn(reply)
    t.ok(kinds.includes('no-more-than-said'), reply)
    t.notOk(kinds.includes('no-answer-question'), reply)
  }
  t.end()
})

t.test('on a card a turn of plain words is not passed over', t => {
  const motion = 'Self-service tills should be banned'
  const said =
    'They ruin shops. My aunt wore a hat at our Tesco for twenty years and they hid her umbrella ' +
    'when the storm came in.'
  const reply = replyTo({ motion }, 'Self-checkout spares people the queue.', said)
  t.match(reply, '“They ruin shops”')
  t.end()
})

t.test('one word in common makes no objection', t => {
  const point = {
    claim: 'Ferries are slow.',
    keywords: [],
    objections: [
      {
        objection: 'A wide ferry carries lorries at night.',
        wordings: ['Lorries go on board after dark.'],
        answer: 'They wait outside the harbour.',
        again: '',
      },
    ],
  } as unknown as Point
  const { heardIn } = createObjectionMatcher([point])
  t.ok(heardIn('At night the ferry takes the lorries.', [point]))
  t.equal(heardIn('Lorries wait outside the harbour.', [point]), null)
  t.end()
})

t.test('what is left without an answer is named, and no new point takes its place', t => {
  const [first = '', second = ''] = claims
  const reply = replyTo(
    UNIFORMS,
    first,
    NO_ARGUMENT,
    second,
    'The old caretaker with the mop, you said nothing about him. A badge rusts, since it rains.',
  )
  t.match(reply, /“[^”]*caretaker with the mop”/)
  for (const { claim } of points) t.notOk(normalise(reply).includes(normalise(claim)), reply)
  t.end()
})

t.test('who answers our last turn has not left the motion', t => {
  const asked = {
    motion: 'We should build a bridge.',
    language: 'en',
    turns: [{ speaker: 'ai', text: 'A village without ferries gets its letters by drone.' }],
  } as const
  const said = 'Anyway. A drone with letters reaches no village in a storm. Good luck to them.'
  t.notOk(isDigression(said, { ...asked, turns: [...asked.turns] }))
  const beside = 'By the way. My aunt bought a parrot. It sings opera. Good luck to her.'
  t.ok(isDigression(beside, { ...asked, turns: [...asked.turns] }))
  t.end()
})

t.test('who sums up is asked nothing', t => {
  const [first = ''] = claims
  const reply = replyTo(UNIFORMS, first, `To close, hear this. ${NO_ARGUMENT}`)
  t.notMatch(reply, /[?]/)
  t.end()
})

t.test('a beginner is answered in simple words', t => {
  const [first] = points
  const [objection] = first?.objections ?? []
  for (const style of ['professor', 'barrister', 'coach'] as const) {
    const setting: Setting = { ...UNIFORMS, level: 'beginner', style }
    const kinds = kindsIn(replyTo(setting, first?.claim ?? '', objection?.objection ?? ''))
    t.notOk(kinds.includes('restatement'), kinds.join(' '))
  }
  t.end()
})
