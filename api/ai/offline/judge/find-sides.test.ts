import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { findSides } from './find-sides.ts'
import { hearDebate } from './hear-debate.ts'
import { readRelevance } from './read-relevance.ts'

const MOTIONS: Record<Language, string> = {
  en: 'Towns should have to pay for their harbours.',
  zh: '港口应当由镇里出钱维修',
}

/** The sentence that speaks for the motion, of a user who is against it. */
const otherSideIn = (text: string, language: Language = 'en', motion = MOTIONS[language]) => {
  const debate = {
    ...{ debateId: 'd', motion, language },
    ...({ userStance: 'against', mode: 'text' } as const),
    turns: [{ turn_id: 'u', speaker: 'user' as const, text }],
  }
  const heard = hearDebate(debate)
  const relevance = readRelevance(debate, heard, heard.ours)
  return findSides(debate, heard, heard.ours, relevance).turns.get(0)?.arguesOtherSide?.text ?? null
}

t.test('who demands what the motion demands argues for it', async t => {
  const said = 'Towns should pay for their harbours, because nobody else will.'
  t.equal(otherSideIn(said), said)
  t.equal(otherSideIn('镇里应当出钱维修港口。', 'zh'), '镇里应当出钱维修港口。')
})

t.test('who tells what others demand, to attack it, does not', async t => {
  for (const said of [
    'Tonight’s says towns must pay for their harbours, and that empties the school purse.',
    'The council wants towns to pay, it says towns must pay for their harbours, and it forgets us.',
    'The idea that towns should pay for their harbours was born in a ministry.',
    'To say that towns must pay for their harbours is to close the library.',
    'Of the 40 towns that must pay for their harbours 31 closed a library, the ministry found in 2012.',
  ])
    t.equal(otherSideIn(said), null, said)
  t.equal(otherSideIn('辩题要求港口应当由镇里出钱维修，图书馆就没钱了。', 'zh'), null)
})

t.test('where one thing takes the place of another, its name alone shows no side', async t => {
  const motion = 'This house would replace the ferry with a bridge.'
  const said = 'The ferry should still run, because it is the one place where the islands meet.'
  t.equal(otherSideIn(said, 'en', motion), null)
  const other = 'We should replace the ferry with a bridge, because the ferry sleeps at night.'
  t.equal(otherSideIn(other, 'en', motion), other)
})
