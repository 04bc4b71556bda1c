import t from 'tap'
import type { Findings } from './findings.ts'
import { hearDebate } from './hear-debate.ts'
import { isSureSlip, withSureDrops, withSureSides } from './sure-slips.ts'

const SAID = ['We should not build it at all.', 'It must not be built here either.']
const { ours } = hearDebate({
  ...{ debateId: 'd', motion: 'We should build a harbour', language: 'en' },
  ...{ userStance: 'for', mode: 'text' },
  turns: SAID.map((text, at) => ({ turn_id: `u${at}`, speaker: 'user' as const, text })),
})

const findings = (others: number): Findings => ({
  turns: ours.map((sentence, at) => ({
    ...{ turnId: sentence.turn_id, relevance: 1, isOffMotion: false },
    ...{ concedes: null, contradicts: null },
    arguesOtherSide: at < others ? sentence : null,
  })),
  clash: [],
  lastWord: null,
})
const toldIn = (others: number, refutation: number, score = 40) =>
  withSureSides(findings(others), { score, refutation }).turns.filter(turn => turn.arguesOtherSide)
    .length

t.test('one sentence of a turn that answers well may be misread', async t => {
  t.equal(toldIn(1, 70), 0)
  t.equal(toldIn(1, 10), 1, 'nobody answers the side that he argues')
  t.equal(toldIn(2, 70), 2)
})

t.test('in a good debate no single sentence is blamed, only a whole turn', async t => {
  t.equal(toldIn(2, 10, 70), 0)
  t.ok(isSureSlip('saying', 40))
  t.notOk(isSureSlip('saying', 70))
  t.ok(isSureSlip('off motion', 70))
})

t.test('a point is dropped only where a turn had room for it and nobody gave up', async t => {
  const lengthy =
    'Ships bring work to the whole coast, the sailors spend their wages in the town, and every ' +
    'winter the ferries carry letters, fruit and doctors to the islands that no road can reach.'
  const outcomeAfter = (text: string, { touched = 0, gaveUp = false } = {}) => {
    const heard = hearDebate({
      ...{ debateId: 'd', motion: 'We should build a harbour', language: 'en' },
      ...{ userStance: 'for', mode: 'text' },
      turns: [{ turn_id: 'u0', speaker: 'user', text }],
    })
    const point = { turn_id: 'a', text: 'Dredging costs more than the town earns.' }
    const row = {
      ...{ point: { text: point, claim: point.text, from: 'plan' as const }, isMain: true },
      ...{ outcome: 'dropped' as const, reply: null, met: point, dropped: 1, touched },
      ...{ isGivenUp: false, byTurn: [{ turnId: 'u0', outcome: 'dropped' as const }] },
    }
    const concedes = gaveUp ? (heard.ours[0] ?? null) : null
    const turn = { turnId: 'u0', relevance: 1, isOffMotion: false, contradicts: null }
    const turns = [{ ...turn, concedes, arguesOtherSide: null }]
    return withSureDrops({ turns, clash: [row], lastWord: null }, heard).clash[0]?.outcome
  }
  t.equal(outcomeAfter(lengthy), 'dropped')
  t.equal(outcomeAfter('Ships bring work.'), 'could_not_tell')
  t.equal(outcomeAfter(lengthy, { gaveUp: true }), 'could_not_tell')
  t.equal(outcomeAfter(lengthy, { touched: 0.5 }), 'could_not_tell')
})
