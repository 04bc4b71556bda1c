import t from 'tap'
import type { OpponentPoint } from '../find-points.ts'
import { hearDebate } from '../hear-debate.ts'
import { scopeOf } from '../known-points.ts'
import { takenUpBy } from './taken-up.ts'

const CLAIM = 'A harbour feeds the whole coast.'
const CASE = 'In Gdynia four thousand welders earn their bread at the docks.'
const LATER = 'Those welders would otherwise emigrate to Norway.'

/** The sentence of the opponent's that an answer in the third turn takes up. */
const metBy = (answer: string) => {
  const heard = hearDebate({
    ...{ debateId: 'd', motion: 'We should build a harbour', language: 'en' },
    ...{ userStance: 'against', mode: 'text' },
    turns: [`${CLAIM} ${CASE}`, answer, LATER].map((text, at) => ({
      turn_id: `t${at}`,
      speaker: at % 2 === 0 ? ('ai' as const) : ('user' as const),
      text,
    })),
  })
  const [lead] = heard.theirs
  if (!lead) throw new Error('no sentence was heard')
  const point: OpponentPoint = {
    ...{ lead, sentences: heard.theirs, claim: CLAIM, from: 'text', isObjection: false },
    ...{ replies: [], isGeneral: false, said: new Set(), unsaid: new Set() },
  }
  const scope = scopeOf(heard, stem => stem === 'harbour')
  return takenUpBy(heard.ours, point, scope).text
}

t.test('an answer to the example of a point is shown beside the example', async t => {
  t.equal(metBy('The welders of Gdynia are paid by a shipyard that the state keeps alive.'), CASE)
})

t.test('else it is shown beside the claim', async t => {
  t.equal(metBy('The coast eats what it fishes, and no crane feeds it.'), CLAIM)
  t.equal(metBy('Mussels die where the water is warm.'), CLAIM, 'no words are shared')
  t.equal(metBy('They would emigrate to Norway all the same.'), CLAIM, 'it was said later')
})
