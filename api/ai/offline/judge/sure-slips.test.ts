import t from 'tap'
import type { Findings } from './findings.ts'
import { hearDebate } from './hear-debate.ts'
import { isSureSlip, withSureSides } from './sure-slips.ts'

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
  t.ok(isSureSlip('shrugs', 40))
  t.notOk(isSureSlip('shrugs', 70))
  t.ok(isSureSlip('off motion', 70))
})
