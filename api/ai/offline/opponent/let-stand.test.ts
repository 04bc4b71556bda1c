import t from 'tap'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { splitSentences } from '../language/sentences.ts'
import { phraseKindOf } from './phrase-kind-of.ts'
import { play, replyOf, type Setting, start } from './play-opponent.ts'
import { IN_CHINESE, UNIFORMS } from './test-settings.ts'

const LEVELS = ['beginner', 'club', 'tournament'] as const
const LETS_STAND = new Set(['counts-for-you', 'no-answer-plain'])
const letStand = (reply: string) =>
  splitSentences(reply).filter(sentence => LETS_STAND.has(phraseKindOf(sentence) ?? ''))

const NO_REASON = [
  'I grant that a uniform lasts because the cloth is thick.',
  'Yes, telling a pupil what to wear would save a quarrel, since it is settled.',
  'I like that, the story of the uniform in the rain because it is so true.',
  'The parking garage of the school costs too much because it was sold to a bank.',
  'So we must not require pupils to wear a uniform at all schools.',
  'That is why no school should require a uniform of its pupils.',
  'A uniform makes all pupils equal, because nobody sees who is rich.',
]
const NO_REASON_ZH = ['我承认校服很结实，因为布料厚。', '所以学校不应当要求学生穿校服。']

t.test('only a main reason of the user’s on the motion is let stand', async t => {
  for (const level of LEVELS) {
    for (const text of NO_REASON)
      for (const reply of await play({ ...UNIFORMS, level }, ['Ties choke.', text]))
        t.strictSame(letStand(reply), [], `${text}: ${reply}`)
    for (const text of NO_REASON_ZH)
      for (const reply of await play({ ...IN_CHINESE, level }, [text]))
        t.strictSame(letStand(reply), [], `${text}: ${reply}`)
  }
})

const REASONS = [
  'Knitted uniform vests make pupils itch because the wool is coarse.',
  'Uniform trousers tear at the knee because pupils kneel on gravel.',
  'Uniform hats get lost because pupils hang them on the same hook.',
  'Uniform buttons come off, since pupils pull at them on the bus.',
  'Uniform shoes squeak in the corridor because their soles are rubber.',
  'Uniform scarves shrink because the school washes them too hot.',
]

t.test(
  'a reason is let stand once in two turns, three times in a debate, once in a reply',
  async t => {
    let most = 0
    for (const debateId of ['a', 'b', 'c'])
      for (const level of LEVELS) {
        const setting: Setting = { ...UNIFORMS, level, debateId }
        const counts = (await play(setting, REASONS)).map(reply => letStand(reply).length)
        const all = counts.reduce((sum, count) => sum + count, 0)
        t.ok(
          counts.every((count, at) => count + (counts[at - 1] ?? 0) <= 1) && all <= 3,
          `${counts}`,
        )
        most = Math.max(most, all)
      }
    t.ok(most > 0, 'a reason without an answer is let stand')
  },
)

t.test('what was owned to have no answer is not let stand a second time', async t => {
  const turns: SpokenTurn[] = [
    { speaker: 'ai', text: 'A uniform saves time in the morning.' },
    { speaker: 'user', text: 'Uniform hats get lost because pupils hang them on one hook.' },
    { speaker: 'ai', text: 'There is also another matter to be looked at.' },
    { speaker: 'user', text: 'You did not answer my point about hats. Uniform vests itch.' },
  ]
  const reply = await replyOf(start(UNIFORMS, turns))
  t.ok(reply.match(/no answer|nothing prepared|cannot answer|have nothing/g)?.length === 1, reply)
})
