import t from 'tap'
import type { Language } from '#schema/constants.ts'
import { findMerits } from './find-merits.ts'
import { hearDebate } from './hear-debate.ts'
import { joinSentences } from './sentence.ts'

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
    { turns: [], clash: [], lastWord: null },
    new Map(isCatch ? heard.ours.map(sentence => [sentence, 'Sailors always win.']) : []),
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

t.test(
  'what is supposed, or once happened to somebody, is neither a source nor a reason',
  async t => {
    const ships = 'the harbour of Trieste loaded 40 percent more cargo than the railways'
    t.notOk(meritsIn(`If in that year ${ships}, we would all know.`).includes('source'))
    t.notOk(
      meritsIn('Last spring a sailor told me that Trieste loaded 40 ships in 1850.').includes(
        'source',
      ),
    )
    const reason = 'a harbour brings oil into the bay because tankers leak when they load'
    t.same(meritsIn(`If somebody shows that ${reason}, I will think again.`), [])
  },
)

t.test('an own case beside theirs catches nothing', async t => {
  t.ok(meritsIn('One sailor proves nothing about a whole harbour full of crews.', true).length > 0)
  t.same(meritsIn('I also know a sailor in the harbour, so it is one to one now.', true), [])
})

t.test('what is granted is not praised', async t => {
  const reason = 'A harbour brings oil into the bay because tankers leak when they load at night.'
  t.ok(meritsIn(reason).includes('cause'))
  t.same(meritsIn(`One must be fair. ${reason}`), [])
})

t.test('an answer in which the point is granted is not praised', async t => {
  const point = { turn_id: 'a', text: 'Tankers leak when they load at night.' }
  const answerIn = (text: string) => {
    const heard = hear(text)
    // What counts is a copy of what was heard.
    const ours = heard.ours.map(sentence => ({ ...sentence }))
    const row = {
      ...{ point: { text: point, claim: point.text, from: 'plan' as const }, isMain: true },
      ...{ outcome: 'answered' as const, reply: joinSentences(heard.ours, 'en'), dropped: 0.1 },
      ...{ touched: 0, isGivenUp: false },
      met: point,
    }
    const found = findMerits(
      heard,
      ours,
      { turns: [], clash: [{ ...row, byTurn: [] }], lastWord: null },
      new Map(),
    )
    return found.filter(({ kind }) => kind === 'answer').length
  }
  const reason = 'Tankers leak at night because nobody watches the pumps of the harbour.'
  t.equal(answerIn(reason), 1)
  t.equal(answerIn(`One must be fair. ${reason}`), 0)
  t.equal(answerIn(`${reason} And who pays for the pumps?`), 0, 'what asks may not answer')
  const grant = 'I mended pumps in that harbour for nine winters, so I know that the tankers leak.'
  t.equal(answerIn(`${grant} But look where your closing time leaves the crews.`), 0)
  t.equal(answerIn(`${grant} But a night watch stops it, because somebody closes the valve.`), 1)
})

t.test('who is on the other side in half of the turns is not praised', async t => {
  const heard = hear(
    'A harbour brings oil into the bay because tankers leak when they load at night.',
  )
  const turn = { turnId: 'u', relevance: 1, isOffMotion: false, contradicts: null }
  const meritsWith = (astray: boolean) => {
    const other = { ...turn, turnId: 'v', concedes: null }
    const arguesOtherSide = astray ? (heard.ours[0] ?? null) : null
    const turns = [
      { ...turn, concedes: null, arguesOtherSide: null },
      { ...other, arguesOtherSide },
    ]
    return findMerits(heard, heard.ours, { turns, clash: [], lastWord: null }, new Map()).length
  }
  t.ok(meritsWith(false) > 0)
  t.equal(meritsWith(true), 0)
})

t.test('a figure that nobody can look up is no source', async t => {
  t.ok(meritsIn('The harbour of Trieste loads half of all grain on that coast.').includes('source'))
  t.notOk(
    meritsIn('The dockers pay half of all that the harbour costs each day.').includes('source'),
  )
})

t.test('what says nothing of its own, or grants the point, catches nothing', async t => {
  const catches = (text: string) => meritsIn(text, true).includes('catch')
  t.ok(catches('One sailor proves nothing about a whole harbour full of crews.'))
  t.notOk(catches('At the end of the day a harbour full of crews has every kind of sailor.'))
  t.notOk(catches('That is a fair point about the harbour and its crews and sailors.'))
})

t.test('that a word means it is no reason', async t => {
  const claim = 'The harbour must take all ships'
  t.same(meritsIn(`${claim}, because a closed harbour brings no work to the crews.`), ['cause'])
  const circular = "because that's what a harbour really means, and closed gates bring no work"
  t.same(meritsIn(`${claim}, ${circular}.`), [])
  const caught = '“It must grow because it is what it is” is a circle, and no reason for a harbour.'
  t.same(meritsIn(caught, true), ['catch'])
})

t.test('who asks whether one thing outweighs another has not said it', async t => {
  const weighed = 'the work of forty crews outweighs the noise of a harbour at night'
  t.ok(meritsIn(`In the end ${weighed}.`).includes('weigh'))
  t.notOk(meritsIn(`For them the question is whether ${weighed}.`).includes('weigh'))
})

t.test('a short sentence with a “because” is not praised for it', async t => {
  t.same(meritsIn('A harbour brings work to us, because ships change the town.'), [])
})
