import t from 'tap'
import type { JudgedDebate } from '#api/ai/judge.ts'
import { HEADS } from '../quality/weights.ts'
import { judgeDebate } from './judge-debate.ts'
import { quotedEarly } from './quoted-early.ts'

const debate = (turns: readonly string[], motion = 'Ferries should run at night.') =>
  ({
    debateId: 'd',
    motion,
    language: 'en',
    userStance: 'for',
    mode: 'text',
    turns: turns.map((text, at) => ({
      turn_id: `t${at}`,
      speaker: at % 2 === 0 ? ('ai' as const) : ('user' as const),
      text,
    })),
  }) satisfies JudgedDebate

const FIRST =
  'Nurses on the island finish at two in the morning, and the last boat leaves at eleven.'
const SECOND =
  'A night boat with four cars costs less than the helicopter that flies when a nurse is missing.'
const QUESTION =
  'You say “the last boat leaves at eleven”: what would it cost to have a later one, and who pays?'

t.test('words that the opponent quotes before they are said show turns out of order', async t => {
  t.equal(quotedEarly(debate(['Begin.', FIRST, QUESTION, SECOND]), 'en'), 0)
  t.equal(quotedEarly(debate(['Begin.', SECOND, QUESTION, FIRST]), 'en'), 1)
})

t.test('who takes up what the opponent quoted of the motion or of itself is in order', async t => {
  const motion = 'Ferries should run at night.'
  const named = debate([`The motion is “${motion}”`, `I say that ${motion.toLowerCase()}`])
  t.equal(quotedEarly(named, 'en'), 0)
  const ours = debate([
    'I call it the price of a quiet harbour.',
    FIRST,
    'I named “the price of a quiet harbour” before.',
    `You speak of the price of a quiet harbour. ${SECOND}`,
  ])
  t.equal(quotedEarly(ours, 'en'), 0)
})

t.test('two turns the wrong way round lose Organization', async t => {
  const skills = (turns: readonly string[]) => judgeDebate(debate(turns), HEADS).skills
  const asHeld = skills(['Begin.', FIRST, QUESTION, SECOND])
  const reversed = skills(['Begin.', SECOND, QUESTION, FIRST])
  const worth = (of: (typeof asHeld)['organization']) => 5 * of.testsMet.length + of.offset
  t.ok(worth(reversed.organization) < worth(asHeld.organization) - 5)
})
