import t from 'tap'
import type { Review } from '#schema/review.ts'
import { keepConsistent } from './keep-consistent.ts'

const TURNS = ['a0', 'u1', 'a2', 'u3']
const CLAIM = { turn_id: 'u1', text: 'A shorter week lets nurses rest.' }
const OTHER = { turn_id: 'u3', text: 'Nobody ever asked the patients what they want.' }
const POINT = { turn_id: 'a0', text: 'Hospitals would have to hire more people.' }

const move = (quote: typeof CLAIM) => ({ skill: 'depth' as const, quote, why: 'w' })
const priority = (quote: typeof CLAIM, rewrite: string | null = 'A frame: [your reason]') => ({
  ...move(quote),
  rewrite,
  lift: 'l',
})

const keep = (words: Partial<Review>) =>
  keepConsistent({ strength: null, priorities: [], clash: [], turns: [], ...words }, TURNS)

t.test('what is praised as the strength is not blamed', async t => {
  const part = { ...CLAIM, text: 'lets nurses rest' }
  const kept = keep({
    strength: move(CLAIM),
    priorities: [priority(part), priority(OTHER)],
    turns: [{ turn_id: 'u1', strongest: null, weakest: move(part) }],
  })
  t.same(
    kept.priorities.map(({ quote }) => quote),
    [OTHER],
  )
  t.equal(
    kept.turns.find(({ turn_id }) => turn_id === 'u1'),
    undefined,
  )
})

t.test('the best move of one turn is not a priority, nor its weakest move', async t => {
  const kept = keep({
    priorities: [priority(CLAIM)],
    turns: [{ turn_id: 'u1', strongest: move(CLAIM), weakest: move(CLAIM) }],
  })
  t.same(kept.priorities, [])
  t.same(kept.turns, [{ turn_id: 'u1', strongest: move(CLAIM), weakest: null }])
})

t.test('what the clash map shows as an answer is not blamed', async t => {
  const clash = [{ point: POINT, outcome: 'answered' as const, reply: CLAIM }]
  t.same(keep({ clash, priorities: [priority(CLAIM)] }).priorities, [])
})

t.test('a strength has matter in it', async t => {
  const signpost = { turn_id: 'u1', text: 'My second point.' }
  t.equal(keep({ strength: move(signpost) }).strength, null)
  t.same(keep({ strength: move(CLAIM) }).strength, move(CLAIM))
})

t.test('one sentence is one priority', async t => {
  t.equal(keep({ priorities: [priority(OTHER), priority(OTHER)] }).priorities.length, 1)
})

t.test('a rewrite keeps every negation, or has gaps to fill', async t => {
  const rewrites = ['Somebody asked the patients.', 'Nobody asked any patient.', 'A frame: [who]']
  const kept = rewrites.map(rewrite => keep({ priorities: [priority(OTHER, rewrite)] }))
  t.same(
    kept.map(({ priorities }) => priorities.length),
    [0, 1, 1],
  )
  const zh = { turn_id: 'u3', text: '没有一个病人被问过。' }
  t.same(keep({ priorities: [priority(zh, '病人被问过。')] }).priorities, [])
})

t.test('a priority may do without a rewrite', async t => {
  t.equal(keep({ priorities: [priority(OTHER, null)] }).priorities.length, 1)
})

t.test('the clash map names each point once, and its replies come after their points', async t => {
  const row = { point: POINT, outcome: 'answered' as const, reply: CLAIM }
  const late = { point: { ...POINT, turn_id: 'a2' }, outcome: 'answered' as const, reply: CLAIM }
  t.same(keep({ clash: [row, row, late] }).clash, [row])
})
