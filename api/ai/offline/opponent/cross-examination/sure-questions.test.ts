import t from 'tap'
import { readSubject } from '../../motions/read-subject.ts'
import { lastReply, play } from '../play-opponent.ts'

const KIOSK = {
  motion: 'The village should move its kiosk to the pier',
  userStance: 'against',
} as const
const STOVE = { motion: '社区应该把火炉换成暖气片', language: 'zh', userStance: 'against' } as const
const CATS = { motion: 'Cats are better pets than hamsters', userStance: 'against' } as const

t.test('“I have nothing against …” before an argument is no agreement', async t => {
  const reply = await lastReply(
    KIOSK,
    'I have nothing against the pier. What I say is that the baker loses her customers there.',
  )
  t.match(reply, /“the baker loses her customers there”/)
})

t.test('“…, isn’t it?” claims what stands before it and asks nothing', async t => {
  const reply = await lastReply(
    KIOSK,
    'The baker loses her customers there because the pier is empty at noon, isn’t it?',
  )
  t.notMatch(reply, /cannot tell you|fair question|no answer ready|do not know/)
})

t.test('a protest against being misread goes on with what was meant', async t => {
  const [, , reply = ''] = await play(KIOSK, [
    'Sailors buy bread at the old place.',
    'You quote half of it. My point was that the baker loses her customers on the pier.',
  ])
  t.match(reply, /“the baker loses her customers on the pier”/)
  t.notMatch(reply, /once more|in one sentence/)
})

t.test('“idk” before an argument does not hide it', async t => {
  const reply = await lastReply(
    { ...KIOSK, level: 'beginner' },
    'idk the sailors sit there every morning and the baker knows all their names',
  )
  t.match(reply, /the sailors sit there every morning/i)
})

t.test('a demand is no conclusion that could have another cause', async t => {
  const reply = await lastReply(STOVE, '非留着不可，因为老人离不开火炉边的热闹。')
  t.notMatch(reply, /另有原因|除此之外/)
})

t.test('a second act in a motion has the form of the first', t => {
  const subject = readSubject(
    'The town should sell the mill and build a slide instead',
    'en',
    'for',
  )
  t.match(subject, { topic: 'selling the mill and building a slide instead' })
  t.end()
})

t.test('a point of a card is never called unanswered', async t => {
  const replies = await play({ ...CATS, level: 'tournament' }, [
    'Hamsters live in a small cage and need an hour a week.',
    'A wheel keeps a hamster busy at night, because it runs in the dark.',
    'A child can clean a small cage without any help.',
    'A cage is cheaper than furniture that was scratched.',
  ])
  const text = replies.slice(1).join(' ')
  t.notMatch(
    text,
    /not answered|without a reply|still open|nobody has denied|owes us|still like to/,
  )
})

t.test('what opponents would say is not taken for the user’s own claim', async t => {
  const [, reply = ''] = await play(KIOSK, [
    'Somebody who likes the sea would say the view is better. But the baker sells bread and no views.',
  ])
  t.notMatch(reply, /“Somebody who/)
})

t.test('new words on a self-written motion are not taken for another subject', async t => {
  const [, reply = ''] = await play(CATS, ['everybody would be happier and could breathe at night'])
  t.notMatch(reply, /our motion is|another (?:time|subject)|some other time/)
})

t.test('“you still haven’t told me whom …” is a complaint', async t => {
  const [, , reply = ''] = await play(CATS, [
    'A wheel keeps a hamster busy at night.',
    'A cage is cheap. And you still haven’t told me whom a quiet hamster hurts.',
  ])
  t.match(reply, /no answer|cannot (?:answer|tell)|do not know|have nothing|nothing to answer/i)
})

t.test('a story in which somebody asks “the same thing again” is no complaint', async t => {
  const reply = await lastReply(
    KIOSK,
    'The baker asks me the same thing again when her phone rings. Sailors buy bread there.',
  )
  t.notMatch(reply, /something new|heard that from me|said it often/)
})

t.test('what ends in “that’s true” is granted, and no claim of the own side', async t => {
  const reply = await lastReply(KIOSK, "The old place smells of fish in summer, that's true.")
  t.notMatch(reply, 'smells of fish')
})
