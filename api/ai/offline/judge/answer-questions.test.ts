import t from 'tap'
import type { JudgedDebate } from '#api/ai/judge.ts'
import { placeVerdict } from '#api/domain/scoring/place-scores.ts'
import { HEADS } from '../quality/weights.ts'
import { judgeDebate } from './judge-debate.ts'

const BY = { provider: 'offline', model: 'rules', promptVersion: 'rules' }
/** An opponent that only asks, about the words that were said before. */
const QUESTIONS = [
  'Begin.',
  'You say “the last boat leaves at eleven”: is that so always?',
  'You say “a night boat with four cars”: what would it cost?',
]
const refutation = (user: readonly string[]) => {
  const debate: JudgedDebate = {
    debateId: 'd',
    motion: 'Ferries should run at night.',
    language: 'en',
    userStance: 'for',
    mode: 'text',
    turns: QUESTIONS.flatMap((text, at) => [
      { turn_id: `a${at}`, speaker: 'ai' as const, text },
      { turn_id: `u${at}`, speaker: 'user' as const, text: user[at] ?? '' },
    ]),
  }
  const verdict = { passes: [judgeDebate(debate, HEADS)], statedNoise: 1 }
  return placeVerdict(verdict, debate, BY).scores.refutation_score
}

const CLAIM =
  'Nurses on the island finish at two in the morning, and the last boat leaves at eleven, so a ward on the mainland loses them after one winter.'
const ANSWERS = [
  CLAIM,
  [
    'In summer the last boat waits until midnight, and in winter it leaves at eleven because the',
    'crew goes home then. So a night boat with four cars is needed for five months.',
  ].join(' '),
  [
    'A night boat with four cars costs two hundred a trip, and the helicopter that flies when a',
    'nurse is missing costs four thousand; therefore the ferry pays for itself with one flight a',
    'month.',
  ].join(' '),
]
const ELSEWHERE = [
  CLAIM,
  'I like the harbour in spring. My uncle has painted his house yellow, and the garden behind it is full of cherries.',
  'The school has a new teacher of music, who plays the violin and has three dogs, and everybody is fond of her.',
]

t.test(
  'who answers an opponent that only asks earns Refutation by what the answers say',
  async t => {
    const [answered, ignored] = [refutation(ANSWERS), refutation(ELSEWHERE)]
    t.ok(answered >= 40, `${answered}`)
    t.ok(answered >= ignored + 20, `${answered} and ${ignored}`)
  },
)
