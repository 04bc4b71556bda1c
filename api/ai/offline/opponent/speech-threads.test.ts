import t from 'tap'
import type { DebateSoFar, SpokenTurn } from '#api/ai/opponent.ts'
import { createOfflineOpponent } from './create-opponent.ts'
import { flawsIn } from './flaw-book.ts'
import { sureFlaws } from './sure-flaws.ts'

const SENTENCE = 'You said that uniforms cost money, but it is not so. '
const LONGEST = SENTENCE.repeat(200).slice(0, 8000)

const debateOf = (turns: readonly SpokenTurn[]): DebateSoFar => ({
  debateId: 'd1',
  motion: 'School uniforms should be compulsory',
  motionKey: null,
  language: 'en',
  userStance: 'for',
  level: 'club',
  style: 'professor',
  turns,
})

const longDebate = debateOf(
  Array.from({ length: 98 }, (_, nth) =>
    nth % 2 === 0
      ? { speaker: 'ai', text: `Uniforms cost money ${nth}.` }
      : { speaker: 'user', text: `${LONGEST} ${nth}` },
  ),
)
const shortDebate = debateOf([
  { speaker: 'ai', text: 'Uniforms cost money.' },
  { speaker: 'user', text: SENTENCE },
])

const opponent = createOfflineOpponent({ chunkDelayMs: 0 })
const never = () => new AbortController().signal
const whole = async (debate: DebateSoFar, signal = never()) => {
  let reply = ''
  for await (const piece of opponent.reply(debate, signal)) reply += piece
  return reply
}

t.test(
  'while the longest debate is answered, the loop goes on and others are answered',
  async t => {
    await whole(shortDebate)
    const order: string[] = []
    const long = whole(longDebate).then(() => order.push('long'))
    let rounds = 0
    const count = () => {
      rounds += 1
      if (!order.includes('long')) setImmediate(count)
    }
    setImmediate(count)
    await whole(shortDebate).then(() => order.push('short'))
    await long
    t.same(order, ['short', 'long'])
    t.ok(rounds > 100, `${rounds} rounds of the loop`)
  },
)

t.test('an abort ends the wait, and the thread answers the next debate', async t => {
  const stop = new AbortController()
  const stopped = whole(longDebate, stop.signal)
  stop.abort(new Error('stopped'))
  await t.rejects(stopped, /stopped/)
  t.equal(await whole(shortDebate), await whole(shortDebate))
})

t.test('while flaws are looked for in the longest debate, the loop goes on', async t => {
  const [flaw = ''] = flawsIn('en').hasty_generalisation.sentences
  const caught = 'Your neighbour is one case, and that proves nothing.'
  const answer = `${caught} ${'Trams are cheaper than cars. '.repeat(270)}`
  const turns = longDebate.turns.map(({ speaker }) => ({
    speaker,
    text: speaker === 'ai' ? flaw : answer,
  }))
  await opponent.flawsIn(shortDebate.turns, 'en', never())
  let rounds = 0
  const counting = setInterval(() => {
    rounds += 1
  }, 1)
  t.teardown(() => clearInterval(counting))
  const found = await opponent.flawsIn(turns, 'en', never())
  t.ok(rounds > 0, `${rounds} rounds of the loop`)
  t.equal(found[0]?.reply?.sentence, caught)
  t.same(found, sureFlaws(turns, 'en'))
})
