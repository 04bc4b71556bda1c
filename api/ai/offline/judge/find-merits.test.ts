import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { findMerits } from './find-merits.ts'
import { hearDebate } from './hear-debate.ts'

const hear = (text: string, language: Language = 'en') =>
  hearDebate({
    debateId: 'd',
    motion: language === 'en' ? 'We should build a harbour' : '应当修建港口',
    language,
    userStance: 'for',
    mode: 'text',
    turns: [{ turn_id: 'u', speaker: 'user', text }],
  })

const meritsIn = (text: string, isCatch = false) => {
  const heard = hear(text)
  const found = findMerits(
    heard,
    heard.ours,
    { turns: [], clash: [], unanswered: null },
    new Set(isCatch ? heard.ours : []),
  )
  return found.map(({ kind }) => kind)
}

t.test('what only the speaker knows is no source', async t => {
  const figure = 'the harbour of Trieste loaded 40 percent more cargo than the railways'
  t.ok(meritsIn(`In that year ${figure}.`).includes('source'))
  t.notOk(
    meritsIn('My uncle paid 40 crowns an hour for a berth in the harbour.').includes('source'),
  )
})

t.test('an own case beside theirs catches nothing', async t => {
  t.ok(meritsIn('One sailor proves nothing about a whole harbour full of crews.', true).length > 0)
  t.same(meritsIn('I also know a sailor in the harbour, so it is one to one now.', true), [])
})

t.test('what is granted is not praised', async t => {
  const reason = 'A harbour brings oil into the bay because tankers leak when they load at night.'
  t.ok(meritsIn(reason).includes('cause'))
  t.same(meritsIn(`One must be fair. ${reason}`), [])
})
