import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import type { Point } from '../arguments/point.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import { MEASURES } from './measures.ts'
import { phraseKindOf } from './phrase-kind-of.ts'
import { readPhrases } from './phrasebook.ts'
import { replyOf, start } from './play-opponent.ts'
import { UNIFORMS } from './test-settings.ts'

const [first, second, third] = findArguments('school-uniforms', 'en')?.for ?? []
const bare = ({ claim }: Point) => claim.replace(/\.$/, '')
const ai = (text: string): SpokenTurn => ({ speaker: 'ai', text })
const user = (text: string): SpokenTurn => ({ speaker: 'user', text })
const made = (...points: (Point | undefined)[]) =>
  points.map(point => `${point?.claim} ${point?.mechanism}`).join(' ')

const LEANS = new Set([...MEASURES.map(measure => `weighing: ${measure}`), 'flaw: overclaim'])
/** The sentences of a reply that lean on a point. */
const leaning = (reply: string, point: Point) =>
  splitSentences(reply).filter(
    sentence =>
      LEANS.has(phraseKindOf(sentence) ?? '') &&
      normalise(sentence).includes(normalise(point.claim)),
  )

/** Replies to a last turn after these, in debates whose wordings differ. */
const repliesTo = (turns: readonly SpokenTurn[]) =>
  Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map(debateId =>
      replyOf(start({ ...UNIFORMS, level: 'tournament', debateId }, turns)),
    ),
  )

t.test('a claim that was struck out as overstated is neither weighed nor repeated', async t => {
  if (!first || !second) return t.fail('the bank has points')
  const [wording = ''] = readPhrases('en')['flaw: overclaim']
  const overstated = `${wording.replace('{own}', bare(first))}.`.replace('..', '.')
  const turns = [
    ai(`${overstated} ${first.mechanism} ${made(second)}`),
    user('Wool is itchy and trousers tear at the knee.'),
    ai('Let me come to the cost.'),
    user(`That is not always so; there are exceptions to “${bare(first)}”. Wool is itchy.`),
  ]
  for (const reply of await repliesTo(turns)) t.strictSame(leaning(reply, first), [], reply)
  const later = [...turns, ai('I take it back.'), user('Wool is itchy, and sleeves tear.')]
  for (const reply of await repliesTo(later))
    t.notOk(normalise(reply).includes(normalise(bare(first))), reply)
})

t.test('a point that was answered and not defended is not what the debate turns on', async t => {
  if (!first || !second || !third) return t.fail('the bank has points')
  const turns = [
    ai(made(first, second)),
    user('Wool is itchy.'),
    ai(made(third)),
    user(
      'Fashion moves from the jumper to the logo on the watch, and children judge by that price.',
    ),
    ai('There is also the cost.'),
    user('Sleeves tear at the elbow.'),
  ]
  for (const reply of await repliesTo(turns)) t.strictSame(leaning(reply, first), [], reply)
})
