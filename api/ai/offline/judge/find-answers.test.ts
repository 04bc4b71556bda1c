import t from 'tap'
import { findAnswers } from './find-answers.ts'
import { hearDebate } from './hear-debate.ts'
import { readRelevance } from './read-relevance.ts'

const NONE = { conceding: new Set<string>(), caught: new Set<string>() }

/** What the opponent is said to have raised too late, after an opening and one answer. */
const lastAfter = (opening: string, end: string) => {
  const debate = {
    ...{ debateId: 'd', motion: 'We should build a harbour', language: 'en' as const },
    ...{ userStance: 'for' as const, mode: 'text' as const },
    turns: [
      { turn_id: 'a', speaker: 'ai' as const, text: opening },
      { turn_id: 'b', speaker: 'user' as const, text: 'Cranes bring work to the coast.' },
      { turn_id: 'c', speaker: 'ai' as const, text: end },
    ],
  }
  const heard = hearDebate(debate)
  return findAnswers(debate, heard, heard.ours, readRelevance(debate, heard, heard.ours), NONE).last
    ?.text
}

const SEALS = 'Dredging drives seals out of the estuary.'

t.test('only a new point came too late to be answered', async t => {
  const debts = 'Taxpayers inherit loans from every failed terminal.'
  t.equal(lastAfter(SEALS, debts), debts)
  t.equal(lastAfter(SEALS, 'Seals leave an estuary because of dredging.'), undefined)
})

t.test('the words of the user’s that the opponent came back to were doubted too late', async t => {
  const doubt = 'Who would not accept “Cranes bring work to the coast”?'
  t.equal(lastAfter(SEALS, doubt), 'Cranes bring work to the coast')
  t.equal(lastAfter(SEALS, 'Who would not accept “to the coast”?'), undefined)
})
