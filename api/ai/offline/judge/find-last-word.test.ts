import t from 'tap'
import { findLastWord } from './find-last-word.ts'
import { hearDebate } from './hear-debate.ts'

const CLAIM = 'Night boats bring nurses home after the late shift'
const lastWordAfter = (reply: string) => {
  const debate = {
    ...{ debateId: 'd', motion: 'Ferries should run at night', language: 'en' as const },
    ...{ userStance: 'for' as const, mode: 'text' as const },
    turns: [
      { turn_id: 'u', speaker: 'user' as const, text: `${CLAIM}.` },
      { turn_id: 'a', speaker: 'ai' as const, text: reply },
    ],
  }
  return findLastWord(debate, [], hearDebate(debate))
}

t.test('words are doubted that the opponent asks about', async t => {
  const doubt = { kind: 'doubt', text: CLAIM }
  t.same(lastWordAfter(`You say “${CLAIM}”: how many of them?`), doubt)
  t.same(lastWordAfter(`You say “${CLAIM}”. Is that so in winter?`), doubt)
})

t.test('words that are quoted to be granted or weighed are not', async t => {
  t.equal(lastWordAfter(`“${CLAIM}” goes on your side of the scale.`), null)
  t.equal(lastWordAfter(`I let “${CLAIM}” stand. Noise keeps a town awake.`), null)
})

t.test('words that are granted before a question comes are not doubted either', async t => {
  t.equal(lastWordAfter(`I let “${CLAIM}” stand; it counts for you. What is next?`), null)
})

t.test('a piece of a longer sentence does not stand for it', async t => {
  t.equal(lastWordAfter('You say “bring nurses home”: how many of them?'), null)
})

t.test('a claim that goes on granting is not doubted', async t => {
  const debate = {
    ...{ debateId: 'd', motion: 'Ferries should run at night', language: 'en' as const },
    ...{ userStance: 'for' as const, mode: 'text' as const },
    turns: [
      { turn_id: 'u', speaker: 'user' as const, text: `You are right about the noise. ${CLAIM}.` },
      { turn_id: 'a', speaker: 'ai' as const, text: `You say “${CLAIM}”: how many of them?` },
    ],
  }
  t.equal(findLastWord(debate, [], hearDebate(debate)), null)
})
