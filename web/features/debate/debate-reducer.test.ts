import t from 'tap'
import type { Turn } from '#schema/entities.ts'
import {
  type DebateAction,
  type DebateFacts,
  type DebateState,
  initialDebate,
  reduceDebate,
  spokenTurns,
} from './debate-reducer.ts'

const AT = '2026-01-01T10:00:00.000Z'
const topic = {
  topic_id: 't',
  topic_text_en: 'Tax sugar',
  topic_text_zh: null,
  topic_text: 'Tax sugar',
}
const facts: DebateFacts = {
  debateId: 'd',
  topic,
  stance: 'for',
  level: 'club',
  style: 'professor',
  prepEndsAt: null,
  isContinuation: false,
}
const turnOf = (
  turn_id: string,
  speaker: Turn['speaker'],
  client_turn_id: string | null = null,
): Turn => ({
  turn_id,
  speaker,
  message_text: `${turn_id} says`,
  timestamp: AT,
  client_turn_id,
  speech: null,
  has_recording: false,
})

const started: DebateAction = {
  kind: 'started',
  facts,
  welcome: 'Hello',
  opening: 'I oppose.',
  at: AT,
  isDemo: false,
}
const sent: DebateAction = {
  kind: 'sent',
  turn: { clientTurnId: 'c1', text: 'Sugar harms.' },
  at: AT,
}
const stored: DebateAction = { kind: 'stored', turnId: 's1' }
const replied: DebateAction = { kind: 'replied', turnId: 'r1', text: 'It does not.', at: AT }

const after = (...actions: DebateAction[]) => {
  const state = actions.reduce(reduceDebate, initialDebate as DebateState)
  if (state.kind !== 'debating') throw new Error('the debate has not begun')
  return state
}
const opened: DebateAction[] = [started, { kind: 'opened' }]
const texts = (state: ReturnType<typeof after>) => state.messages.map(message => message.text)

t.test(
  'the welcome shows at once, the opening only when it is due, and then the user has the floor',
  async t => {
    t.same(texts(after(started)), ['Hello'])
    t.equal(after(started).floor.kind, 'opening')
    t.same(texts(after(...opened)), ['Hello', 'I oppose.'])
    t.equal(after(...opened).floor.kind, 'user')
  },
)

t.test(
  'a sent turn stands in the debate at once and takes the floor until its reply is there',
  async t => {
    t.same(texts(after(...opened, sent)).at(-1), 'Sugar harms.')
    t.equal(after(...opened, sent).floor.kind, 'sending')
    t.equal(after(...opened, sent, stored).floor.kind, 'replying')
    const done = after(...opened, sent, stored, replied)
    t.same(texts(done).slice(2), ['Sugar harms.', 'It does not.'])
    t.equal(done.floor.kind, 'user')
  },
)

t.test('nothing is sent before the opening or while a reply is due', async t => {
  t.same(after(started, sent), after(started))
  const again: DebateAction = { kind: 'sent', turn: { clientTurnId: 'c2', text: 'And?' }, at: AT }
  t.same(after(...opened, sent, stored, again), after(...opened, sent, stored))
})

t.test(
  'a reply that comes twice is shown once, also when it comes after the next turn',
  async t => {
    const once = after(...opened, sent, stored, replied)
    t.same(after(...opened, sent, stored, replied, replied), once)
    const next: DebateAction = { kind: 'sent', turn: { clientTurnId: 'c2', text: 'And?' }, at: AT }
    t.same(after(...opened, sent, stored, replied, next, replied).floor.kind, 'sending')
  },
)

t.test('first words that overtake the acknowledgement are kept', async t => {
  const state = after(...opened, sent, { kind: 'reply-grew', fullText: 'It does' }, stored)
  t.match(state.floor, { kind: 'replying', partial: 'It does' })
  t.equal(state.messages.at(-1)?.turnId, 's1')
})

t.test('a failure that overtakes the acknowledgement is kept too', async t => {
  const failed: DebateAction = { kind: 'unanswered', problem: 'No model', isStored: true }
  const started: DebateAction = { kind: 'reply-grew', fullText: '' }
  const state = after(...opened, sent, started, failed, stored)
  t.match(state.floor, { kind: 'unanswered', problem: 'No model', isStored: true })
  t.equal(state.messages.at(-1)?.turnId, 's1')
  const again = reduceDebate(state, { kind: 'asked-again' })
  t.match(reduceDebate(again, stored), { floor: { kind: 'replying' } })
})

t.test('a failed reply keeps the turn and asks again under the same id', async t => {
  const failed = after(...opened, sent, stored, {
    kind: 'unanswered',
    problem: 'No model',
    isStored: true,
  })
  t.equal(texts(failed).at(-1), 'Sugar harms.')
  t.match(failed.floor, { kind: 'unanswered', problem: 'No model', turn: { clientTurnId: 'c1' } })
  const again = reduceDebate(failed, { kind: 'asked-again' })
  t.match(again, { floor: { kind: 'sending', turn: { clientTurnId: 'c1', text: 'Sugar harms.' } } })
})

t.test('a refused turn leaves the debate and gives the floor back', async t => {
  t.same(after(...opened, sent, { kind: 'refused' }), after(...opened))
})

t.test(
  'a resumed debate shows its welcome and turns, and waits for the reply to a last user turn',
  async t => {
    const debate = { welcome_message: 'Hello', start_time: AT } as Extract<
      DebateAction,
      { kind: 'resumed' }
    >['debate']
    const turns = [turnOf('o', 'ai'), turnOf('u', 'user', 'c1')]
    const waiting = after({ kind: 'resumed', facts, debate, turns })
    t.same(texts(waiting), ['Hello', 'o says', 'u says'])
    t.match(waiting.floor, { kind: 'replying', turn: { clientTurnId: 'c1' } })
    t.equal(after({ kind: 'resumed', facts, debate, turns: turns.slice(0, 1) }).floor.kind, 'user')
  },
)

t.test(
  'what the server says has been said replaces what was shown, and the welcome stays',
  async t => {
    const turns = [turnOf('o', 'ai'), turnOf('s1', 'user', 'c1'), turnOf('r1', 'ai')]
    const state = after(...opened, sent, { kind: 'synced', turns, problem: '' })
    t.same(
      state.messages.map(message => message.id),
      ['welcome', 'o', 'c1', 'r1'],
    )
    t.equal(state.floor.kind, 'user')
    const unanswered = after(...opened, sent, {
      kind: 'synced',
      turns: turns.slice(0, 2),
      problem: 'No reply',
    })
    t.match(unanswered.floor, { kind: 'unanswered', problem: 'No reply', isStored: true })
  },
)

t.test(
  'going offline tells which messages the server does not have, and no socket event ends the demo',
  async t => {
    const offline = after(...opened, sent, { kind: 'went-offline' })
    t.same(
      offline.connection,
      { kind: 'demo', savedCount: 2 },
      'the turn that was on its way is not saved',
    )
    t.same(reduceDebate(offline, { kind: 'connection', connection: 'live' }), offline)
  },
)

t.test('the turns that count for the judge carry who said them', async t => {
  t.same(spokenTurns(after(...opened, sent).messages).at(-1), {
    speaker: 'user',
    message_text: 'Sugar harms.',
  })
})
