import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import type { Objection, Point } from '../arguments/point.ts'
import { normalise } from '../language/words.ts'
import { planReply } from './plan-reply.ts'

const university = findArguments('free-university', 'en')
if (!university) throw new Error('free-university has no file')

const pointOf = (points: readonly Point[], id: string): Point => {
  const found = points.find(each => each.id.endsWith(`/${id}`))
  if (!found) throw new Error(`${id} is gone`)
  return found
}
const objectionTo = ({ objections }: Point, id: string): Objection => {
  const found = objections.find(each => each.id === id)
  if (!found) throw new Error(`${id} is gone`)
  return found
}
const talent = pointOf(university.for, 'talent-everywhere')
const debt = pointOf(university.for, 'debt-decides')
const opening = [talent, debt].map(({ claim, mechanism }) => `${claim} ${mechanism}`).join(' ')

const says = (reply: string, text: string) => normalise(reply).includes(normalise(text))

/** The reply to what the user says after our opening; the two speak in turns. */
const replyTo = (...texts: string[]) =>
  planReply({
    debateId: 'unsure',
    motion: 'University education should be free for everyone.',
    motionKey: 'free-university',
    language: 'en',
    userStance: 'against',
    level: 'club',
    style: 'professor',
    turns: [opening, ...texts].map(
      (text, at): SpokenTurn => ({ speaker: at % 2 === 0 ? 'ai' : 'user', text }),
    ),
  })

t.test('where all that could be answered is a guess, the user’s own words are asked about', t => {
  const reply = replyTo('My sister owes money for her course and she still bought a flat.')
  t.notOk(says(reply, objectionTo(debt, 'other-reasons-for-late-families').answer), reply)
  t.match(reply, '“My sister owes money for her course and she still bought a flat”')
  t.end()
})

t.test('where nothing is surer, the argument that the user probably makes is attacked', t => {
  const reply = replyTo(
    'I think that a baker gives the town as much as a lawyer and nobody gave him three years of ' +
      'school for nothing.',
  )
  const { objections } = pointOf(university.against, 'cleaner-pays')
  t.ok(
    objections.some(({ objection }) => says(reply, objection)),
    reply,
  )
  t.end()
})

t.test('who was misread is answered on the same point, where the objection is another one', t => {
  const reply = replyTo(
    'I was ill.',
    objectionTo(talent, 'fees-are-not-the-barrier').answer,
    'I never said anything about fees as a barrier. Grants for children from poor families do the ' +
      'same, and they cost less.',
  )
  t.ok(says(reply, objectionTo(talent, 'grants-for-the-poor').answer), reply)
  t.end()
})

t.test('a complaint is not answered to words that were denied', t => {
  const reply = replyTo(
    'The buses to the campus stop at six.',
    objectionTo(talent, 'grants-for-the-poor').answer,
    'I did not say anything about grants for poor students, I said that the valley has no ' +
      'bus at night.',
    'That is my first point.',
    'You still did not answer me about the valley at night. How do people get home?',
  )
  t.notMatch(reply, /not say anything about grants/i)
  t.notOk(says(reply, objectionTo(talent, 'grants-for-the-poor').again), reply)
  t.end()
})

t.test('where all is said and the turn is not met, the question is about the turn', t => {
  const all = university.for.flatMap(({ claim, mechanism, impact, example }) => [
    ...[claim, mechanism, impact, example],
  ])
  const said = 'Twenty minutes of tax against a lost college, that is the whole weighing.'
  const reply = replyTo(
    'Go on.',
    all.join(' '),
    `I cannot see what nurses have to do with it. ${said}`,
  )
  t.match(reply, /valley|stadium|lost college/)
  t.end()
})
