import t from 'tap'
import type { DebateSoFar, Opponent } from '#api/ai/opponent.ts'
import { createDebateEvents } from '#api/domain/debate-events.ts'
import { createEarlyReplies } from './early-replies.ts'

const OPPONENT: Opponent = {
  provider: 'test',
  model: 'local',
  isLocal: true,
  open: async () => ({ welcome: '', opening: '' }),
  flawsIn: async () => [],
  async *reply() {
    yield 'A word.'
  },
}

const debateOf = (debateId: string, text = 'My opening.'): DebateSoFar => ({
  debateId,
  motion: 'Uniforms should be optional',
  motionKey: null,
  language: 'en',
  userStance: 'for',
  level: 'club',
  style: 'professor',
  turns: [{ speaker: 'ai', text }],
})

t.test('a reply is begun once for each time that a turn is expected', async t => {
  const early = createEarlyReplies(OPPONENT, createDebateEvents())
  t.equal(early.begin('a', 'Hello.'), null)
  early.expect(debateOf('a'))
  t.same(early.begin('a', 'Hello.')?.debate.turns, [
    { speaker: 'ai', text: 'My opening.' },
    { speaker: 'user', text: 'Hello.' },
  ])
  t.equal(early.begin('a', 'Hello.'), null)
})

t.test('whatever happens to a debate, it is no longer known', async t => {
  const events = createDebateEvents()
  const early = createEarlyReplies(OPPONENT, events)
  for (const kind of ['turn_added', 'turn_withdrawn'] as const) {
    for (const id of ['a', 'b']) early.expect(debateOf(id))
    events.publish({ debateId: 'a', kind, turnId: 't' })
    t.equal(early.begin('a', 'Hello.'), null, kind)
    t.ok(early.begin('b', 'Hello.'))
  }
  early.expect(debateOf('a'))
  events.publish({ debateId: 'a', kind: 'ended' })
  t.equal(early.begin('a', 'Hello.'), null)
})

t.test('500 debates are known, the last ones, and no long one', async t => {
  const early = createEarlyReplies(OPPONENT, createDebateEvents())
  for (let nth = 0; nth <= 500; nth += 1) early.expect(debateOf(`${nth}`))
  t.equal(early.begin('0', 'Hello.'), null)
  t.ok(early.begin('1', 'Hello.'))
  t.ok(early.begin('500', 'Hello.'))
  early.expect(debateOf('long', 'word '.repeat(4_001)))
  t.equal(early.begin('long', 'Hello.'), null)
})

t.test('an opponent elsewhere is never asked early', async t => {
  const early = createEarlyReplies({ ...OPPONENT, isLocal: false }, createDebateEvents())
  early.expect(debateOf('a'))
  t.equal(early.begin('a', 'Hello.'), null)
})
