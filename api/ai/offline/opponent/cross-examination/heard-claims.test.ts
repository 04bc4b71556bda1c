import t from 'tap'
import { findFlawSentences } from '../find-flaws.ts'
import { lastReply, play } from '../play-opponent.ts'
import { questionBookFor } from './question-book.ts'
import { readAsked } from './read-asked.ts'
import { toneOf } from './read-tone.ts'

const KIOSK = {
  motion: 'The village should move its kiosk to the pier',
  userStance: 'against',
} as const
const BOATS = { motion: 'Kites are better than rafts', userStance: 'for' } as const
const STOVE = { motion: '社区应该把火炉换成暖气片', language: 'zh', userStance: 'against' } as const

const begins = (text: string, wordings: readonly string[]) =>
  wordings.some(wording => text.startsWith(wording.split(/\{\w+\}/)[0] ?? ''))

t.test('words tell something bad, something good, or do not show it', t => {
  t.equal(toneOf('the pier is wet and dangerous', 'en'), 'ill')
  t.equal(toneOf('the old people can enjoy the evening', 'en'), 'good')
  t.equal(toneOf('nobody is happy there', 'en'), 'ill', 'a good thing that is denied')
  t.equal(toneOf('the pier is forty metres long', 'en'), null)
  t.equal(toneOf('说了不会挨骂', 'zh'), null, 'what is denied in Chinese is not sure')
  t.end()
})

t.test('what a user concedes is not asked about as a claim', async t => {
  const conceded = 'Rafts are safe even for a child of four.'
  const beside = await lastReply(BOATS, `Kites teach children how the wind works. ${conceded}`)
  t.notMatch(beside, 'Rafts are safe')
  const alone = await lastReply(BOATS, conceded)
  t.notMatch(alone, 'Rafts are safe')
})

t.test('a “That is why …” is asked for the reason that stands before it', async t => {
  const reply = await lastReply(
    KIOSK,
    'The pier is under water every March. That is why the baker loses a whole month of customers.',
  )
  t.match(reply, /“The pier is under water every March”/)
  t.match(reply, /“the baker loses a whole month of customers”/)
})

t.test('from “by the way” on nothing is asked about', async t => {
  const reply = await lastReply(
    KIOSK,
    'The village loses its warm meeting place. By the way, the trains are late and my aunt missed hers.',
  )
  t.match(reply, /warm meeting place/)
  t.notMatch(reply, /trains|aunt/)
})

t.test('who does not know is believed, and is not asked again', async t => {
  const [, first = '', second = ''] = await play(KIOSK, [
    'My uncle buys his paper there.',
    "I don't know how many others do. The pier has no roof in the winter rain.",
  ])
  t.equal(readAsked([{ speaker: 'ai', text: first }], 'en').at(-1)?.kind, 'typical')
  t.equal(readAsked([{ speaker: 'ai', text: second }], 'en').at(-1)?.isNarrow ?? false, false)
  t.match(second, /pier has no roof/)
})

t.test('who asks whether it has listened hears the words that were meant', async t => {
  const reply = await lastReply(
    KIOSK,
    'The ferry wakes the babies at five. The sailors like the bench.',
    'Did you even read what I wrote about the babies?',
  )
  t.match(reply, /“The ferry wakes the babies at five”/)
})

t.test('talk about the debate is not said back as a claim', async t => {
  const talk = [
    'A fair test, and I can meet it.',
    'A fact that would change my mind is hard to find.',
    'Mostly is ok for me.',
    'I must say that I do not agree with that.',
    'There is a second reason for it.',
  ]
  for (const sentence of talk) {
    const reply = await lastReply(KIOSK, `${sentence} The pier is wet in winter.`)
    t.notMatch(reply, `“${sentence.slice(0, -1)}”`, reply)
  }
  const chinese = await lastReply(STOVE, '这一招最强，我认真接。火炉边上老人常常聊天。')
  t.notMatch(chinese, '认真接')
})

t.test('who the words are about is no claim yet', async t => {
  const reply = await lastReply(
    KIOSK,
    'Ten years ago my neighbour, a tired baker, opened it every morning at six for the sailors.',
  )
  t.notMatch(reply, '“Ten years ago my neighbour”')
})

t.test('a card that is told which matter it should be about is dropped at once', async t => {
  const reply = await lastReply(
    { motion: 'Zoos and safari parks should be closed', userStance: 'for' },
    'You speak of tickets, but the question is about cages. The tigers walk in circles.',
  )
  t.ok(begins(reply, questionBookFor('en').dropped), reply)
})

t.test('what the case rests on is named, and no reason is said to be missing', async t => {
  const said = [
    'The pier is wet because the waves come over it.',
    'Sailors sit on the old bench since it has a roof.',
    'The baker sells less there, so he would close.',
    'A bench without a roof is cold.',
    'The bus stops beside the old place.',
  ]
  for (const reply of await play(KIOSK, said)) t.notMatch(reply, /no reason|without a reason/)
})

t.test('an overstated point of its own is found in stored debates, too', t => {
  for (const text of [
    'There is not one exception to this: piers are wet.',
    'Always and everywhere, piers are wet.',
  ])
    t.equal(findFlawSentences(text, 'en')[0]?.kind, 'overclaim', text)
  t.equal(findFlawSentences('我敢说百分之百如此：码头很湿。', 'zh')[0]?.kind, 'overclaim')
  t.end()
})

t.test('of several claims the newest that is on the motion is asked about', async t => {
  const reply = await lastReply(
    KIOSK,
    'Travellers are late because the train comes at seven. The old people of the village stay at home because the pier is steep.',
  )
  t.match(reply, /“The old people of the village stay at home”/)
})

t.test('a motion is what it proposes, without its purpose', async t => {
  const [opening = ''] = await play(
    { motion: 'Our lane should close its gate at noon so that hens can rest' },
    [],
  )
  t.notMatch(opening, /hens|“/)
  t.match(opening, 'close its gate at noon')
})

t.test('a complaint that nothing was said to a point is met', async t => {
  const [, , reply = ''] = await play(KIOSK, [
    'Old sailors sit at the kiosk at noon.',
    'You have said nothing about the sailors. The pier has no roof.',
  ])
  t.ok(begins(reply, questionBookFor('en')['passed over']), reply)
  t.match(reply, /“Old sailors sit at the kiosk at noon”/)
})

t.test('half an answer is not said back as a claim', async t => {
  for (const half of [
    'A baker, I suppose, but there is none here.',
    'Of course not every sailor.',
  ]) {
    const reply = await lastReply(KIOSK, `${half} The pier is wet in winter.`)
    t.match(reply, /“The pier is wet in winter”/, reply)
  }
})

t.test('a step of several clauses is not said back as one', async t => {
  const reply = await lastReply(
    KIOSK,
    'I have sold papers for ten years, and the sailors come because they like to, while the tourists come because it rains.',
  )
  t.notMatch(reply, /they like to, while/)
})

t.test('one’s own case is asked about once, and what it shows is not asked again', async t => {
  const replies = await play(KIOSK, [
    'My uncle buys his paper there.',
    'My aunt buys her bread there.',
    'My cousin buys his tea there.',
  ])
  const kinds = readAsked(
    replies.map(text => ({ speaker: 'ai', text })),
    'en',
  ).map(({ kind }) => kind)
  t.equal(kinds.filter(kind => kind === 'typical').length, 1, kinds.join())
})

t.test('a lack is something bad, although it is denied', t => {
  t.equal(toneOf('many parents cannot swim', 'en'), 'ill')
  t.equal(toneOf('they have no money for a course', 'en'), 'ill')
  t.equal(toneOf('大家没有时间做饭', 'zh'), 'ill')
  t.end()
})
