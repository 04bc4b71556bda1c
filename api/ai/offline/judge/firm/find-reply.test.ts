import t from 'tap'
import type { JudgedDebate } from '#api/ai/judge.ts'
import { HEADS } from '../../quality/weights.ts'
import { chooseLevels } from '../choose-levels.ts'
import { readDebate } from '../read-debate.ts'
import { debateEvidence } from './debate-evidence.ts'
import { likelyReplies, replyPassage } from './find-reply.ts'

const OPENING =
  'Parents need to reach their children, because buses fail and grandparents fall ill.'
const NAMES = 'You say that parents need to reach their children when buses fail.'
const ANSWERS = 'A school has a telephone at the desk, so nobody waits for news.'
const OTHER = 'Lessons are lost because every buzz breaks the thread of what was said.'

const pointIn = (turn: string) => {
  const debate: JudgedDebate = {
    debateId: 'd',
    motion: 'Mobile phones should be banned in schools',
    language: 'en',
    userStance: 'for',
    mode: 'text',
    turns: [
      { turn_id: 't0', speaker: 'ai', text: OPENING },
      { turn_id: 't1', speaker: 'user', text: turn },
      { turn_id: 't2', speaker: 'ai', text: 'Go on.' },
      { turn_id: 't3', speaker: 'user', text: OTHER },
    ],
  }
  const read = readDebate(debate, HEADS)
  const evidence = debateEvidence(read, chooseLevels(read, debate))
  const [point] = evidence.points
  if (!point) throw new Error('no point was found')
  return { evidence, point }
}

t.test('the place of a sentence in its turn is known, whatever credit it has', async t => {
  const { evidence, point } = pointIn(`${NAMES} ${ANSWERS}`)
  const places = likelyReplies(point, evidence, () => 0).map(each => each.evidence)
  t.same(
    places.map(({ place, first }) => [place, first]),
    [
      [0, 1],
      [0.5, 0],
      [0, 1],
    ],
  )
})

t.test('an answer is shown with the sentence of its turn that belongs to it', async t => {
  const { evidence, point } = pointIn(`${NAMES} ${ANSWERS}`)
  const passage = (chances: Readonly<Record<string, number>>) =>
    replyPassage(
      likelyReplies(point, evidence, (_, { text }) => chances[text] ?? 0),
      evidence,
    ).map(({ text }) => text)
  t.same(passage({ [ANSWERS]: 0.8, [NAMES]: 0.2 }), [NAMES, ANSWERS], 'in the order of speaking')
  t.same(passage({ [ANSWERS]: 0.8, [NAMES]: 0.01 }), [ANSWERS])
  t.same(passage({ [OTHER]: 0.8, [ANSWERS]: 0.7 }), [OTHER], 'another turn is no neighbour')
})

t.test('what goes on to another point is no part of an answer', async t => {
  const moves = 'As for your buses, they came on time all year.'
  const { evidence, point } = pointIn(`${ANSWERS} ${moves}`)
  const replies = likelyReplies(point, evidence, (_, { text }) => (text === ANSWERS ? 0.8 : 0.4))
  t.same(
    replyPassage(replies, evidence).map(({ text }) => text),
    [ANSWERS],
  )
})
