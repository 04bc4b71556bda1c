import t from 'tap'
import type { Turn } from '#schema/entities.ts'
import type { Review } from '#schema/review.ts'
import { chooseMend, ownTurnsOf, theirWords } from './choose-mend.ts'

const turn = (turn_id: string, speaker: 'user' | 'ai', message_text: string): Turn => ({
  turn_id,
  speaker,
  message_text,
  timestamp: '2026-01-01T00:00:00.000Z',
  client_turn_id: null,
  speech: null,
  has_recording: false,
})
const OPENING = 'Cars are dear. They are loud! And they are slow. Who wants one?'
const turns = [
  turn('a0', 'ai', OPENING),
  turn('u1', 'user', 'They carry the old. Nobody walks far.'),
  turn('a1', 'ai', 'Buses carry the old too.'),
  turn('u2', 'user', 'Not at night.'),
]
const priority = (turn_id: string, text: string) => ({
  skill: 'depth' as const,
  quote: { turn_id, text },
  why: '',
  rewrite: null,
  lift: '',
})
const NOTHING = { priorities: [], clash: [], retry: null, drill: { skill: 'depth', text: '' } }
const reviewOf = (more: Partial<Review>) => ({ ...NOTHING, ...more }) as unknown as Review

t.test('the sentence that the review names first is to be mended', async t => {
  const priorities = [priority('u1', 'Nobody walks far.'), priority('u2', 'Not at night.')]
  const mend = chooseMend({ turns, scores: null, review: reviewOf({ priorities }) })
  t.match(mend, { kind: 'sentence', own: { number: 1 }, priority: priorities[0] })
  const lost = [priority('u1', 'Never said.'), priority('u2', 'Not at night.')]
  t.match(
    chooseMend({ turns, scores: null, review: reviewOf({ priorities: lost }) }),
    { kind: 'sentence', own: { number: 2 } },
    'a sentence that is not in its turn cannot be mended there',
  )
})

t.test('where it names none, any turn is offered', async t => {
  const retry = { turn_id: 'u1', skill: 'clarity' as const }
  t.match(chooseMend({ turns, scores: null, review: reviewOf({ retry }) }), {
    kind: 'any',
    first: { number: 1 },
    skill: 'clarity',
  })
  t.match(chooseMend({ turns, scores: null, review: null }), {
    kind: 'any',
    first: { number: 2 },
    skill: 'argumentation',
  })
  t.equal(chooseMend({ turns: turns.slice(0, 1), scores: null, review: null }), null)
})

t.test('beside a sentence stands what it answers', async t => {
  const [first] = ownTurnsOf(turns)
  if (!first) throw new Error('no turn')
  const point = (text: string) => ({ turn_id: 'a0', text })
  const reply = { turn_id: 'u1', text: 'They carry the old.' }
  const clash = [
    { point: point('Cars are dear.'), outcome: 'answered' as const, reply },
    { point: point('They are loud!'), outcome: 'dropped' as const, reply: null },
  ]
  const results = { turns, review: reviewOf({ clash }) }
  t.equal(theirWords(results, first, 'They carry the old.'), 'Cars are dear.')
  t.equal(
    theirWords(results, first, 'Nobody walks far.'),
    'They are loud!',
    'a point left standing',
  )
  t.equal(theirWords(results, first, null), 'They are loud!')
  t.equal(theirWords({ turns, review: reviewOf({}) }, first, null), OPENING)
  t.equal(theirWords({ turns, review: null }, { ...first, before: null }, null), null)
})

t.test('what a remark of the judge quotes stands beside the turn that it is about', async t => {
  const point = { turn_id: 'a0', text: 'Cars are dear.' }
  const reply = { turn_id: 'u1', text: 'They carry the old.' }
  const clash = [{ point, outcome: 'answered' as const, reply }]
  const retry = { turn_id: 'u2', skill: 'clarity' as const }
  const exercises = [
    ['Answer “Cars are dear” once more.', 1, 'Cars are dear.'],
    ['Answer “And they are …”.', 1, 'And they are slow.'],
    ['“Buses carry the old too” came too late.', 2, 'Buses carry the old too.'],
    ['You said “Nobody walks far”. Defend it.', 2, 'Buses carry the old too.'],
  ] as const
  for (const [text, number, words] of exercises) {
    const review = reviewOf({ clash, retry, drill: { skill: 'refutation', text } })
    const mend = chooseMend({ turns, scores: null, review })
    t.match(mend, { kind: 'any', first: { number }, skill: 'refutation' }, text)
    if (mend?.kind === 'any')
      t.equal(theirWords({ turns, review }, mend.first, null, text), words, text)
  }
  const [, last] = ownTurnsOf(turns)
  const review = reviewOf({ clash })
  const why = 'After this turn “Cars are dear” still stood.'
  t.equal(last && theirWords({ turns, review }, last, 'Not at night.', why), 'Cars are dear.')
})
