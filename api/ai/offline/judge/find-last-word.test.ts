import t from 'tap'
import { findLastWord } from './find-last-word.ts'
import type { OpponentPoint } from './find-points.ts'
import { hearDebate } from './hear-debate.ts'

const CLAIM = 'Night boats bring nurses home after the late shift'
const debateAfter = (reply: string) => ({
  ...{ debateId: 'd', motion: 'Ferries should run at night', language: 'en' as const },
  ...{ userStance: 'for' as const, mode: 'text' as const },
  turns: [
    { turn_id: 'u', speaker: 'user' as const, text: `${CLAIM}.` },
    { turn_id: 'a', speaker: 'ai' as const, text: reply },
  ],
})
const lastWordAfter = (reply: string) => {
  const debate = debateAfter(reply)
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

t.test('a lead-in before a question with another quote asks nothing', async t => {
  t.equal(lastWordAfter(`So noted, “${CLAIM}”. “Nobody sails at four”: who told you?`), null)
})

t.test('a sentence that leaves it open is no claim to hold', async t => {
  const debate = {
    ...{ debateId: 'd', motion: 'Ferries should run at night', language: 'en' as const },
    ...{ userStance: 'for' as const, mode: 'text' as const },
    turns: [
      { turn_id: 'u', speaker: 'user' as const, text: 'Night boats pay for nurses, it depends.' },
      {
        ...{ turn_id: 'a', speaker: 'ai' as const },
        text: 'You say “Night boats pay for nurses, it depends”: on what?',
      },
    ],
  }
  t.equal(findLastWord(debate, [], hearDebate(debate)), null)
})

t.test('a claim on which the case is said to rest is named where nothing is doubted', async t => {
  t.same(lastWordAfter(`One sentence carries your case, “${CLAIM}”.`), {
    kind: 'support',
    text: CLAIM,
  })
})

t.test('what was asked last about the motion is still to be answered', async t => {
  const question = 'Who gains most from a ferry at night?'
  t.same(lastWordAfter(question), { kind: 'question', text: question })
  t.equal(lastWordAfter('Does your case survive that, and how?'), null)
})

t.test('an answer to the user is the last word where it can be understood alone', async t => {
  const after = (reply: string) => {
    const debate = debateAfter(reply)
    const heard = hearDebate(debate)
    const [lead] = heard.theirs
    if (!lead) throw new Error('nothing was heard')
    const point: OpponentPoint = {
      ...{ lead, sentences: heard.theirs, replies: heard.theirs, claim: 'Boats cost money.' },
      ...{ from: 'plan', isObjection: false, isGeneral: false, said: new Set(), unsaid: new Set() },
    }
    return findLastWord(debate, [point], heard)
  }
  const reply = 'A nurse who comes home after the late shift should have a bus, which costs less.'
  t.same(after(reply), { kind: 'reply', text: reply })
  t.equal(after('They should have that anyway, and nurses know it.'), null)
})

t.test('what one person did is a case, and no claim to hold', async t => {
  const after = (said: string, quote: string) => {
    const debate = {
      ...{ debateId: 'd', motion: 'Ferries should run at night', language: 'en' as const },
      ...{ userStance: 'for' as const, mode: 'text' as const },
      turns: [
        { turn_id: 'u', speaker: 'user' as const, text: said },
        { turn_id: 'a', speaker: 'ai' as const, text: `You say “${quote}”: how many of them?` },
      ],
    }
    return findLastWord(debate, [], hearDebate(debate))?.kind ?? null
  }
  const met = 'On the quay I met Marta.'
  t.equal(
    after(`${met} Ferries bring crews home faster.`, 'Ferries bring crews home faster'),
    'doubt',
  )
  t.equal(
    after(
      `${met} Marta brings very good soup to the deck.`,
      'Marta brings very good soup to the deck',
    ),
    null,
  )
  const took = 'Yesterday the last ferry took twelve passengers'
  t.equal(after(`${took}.`, took), null)
})
