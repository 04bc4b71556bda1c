import t from 'tap'
import type { DebateSoFar, Opponent } from '#api/ai/opponent.ts'
import { createDebateEvents } from '#api/domain/debate-events.ts'
import { createEarlyReplies } from '#api/domain/debates/early-replies.ts'
import { endDebate } from '#api/domain/debates/end-debate.ts'
import { submitTurn, type TurnEvent } from '#api/domain/debates/submit-turn.ts'
import { takeTurnLease } from '#api/domain/debates/turn-lease.ts'
import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findTurns } from '#db/queries/turns.ts'
import { beginDebate, logInAdmin, registerUser } from '../factories.ts'
import { openApp } from '../test-app.ts'
import { say } from './say.ts'

/** Its replies tell all that it was told. */
const tellingOf = ({ motion, brief, turns }: DebateSoFar) =>
  `(${[motion, JSON.stringify(brief), ...turns.map(({ text }) => text)].join(' | ')})`

/** An opponent that notes what it is asked; local or not. */
const notingOpponent = (isLocal: boolean) => {
  const asked: { debate: DebateSoFar; signal: AbortSignal }[] = []
  const opponent: Opponent = {
    provider: 'test',
    model: 'noting',
    isLocal,
    open: async () => ({ welcome: 'Welcome.', opening: 'My opening.' }),
    flawsIn: async () => [],
    async *reply(debate, signal) {
      asked.push({ debate, signal })
      yield tellingOf(debate)
    },
  }
  return { opponent, asked, toldLast: () => asked.at(-1)?.debate.turns.map(({ text }) => text) }
}

const local = notingOpponent(true)
const app = await openApp(t, { opponent: local.opponent })
const { deps } = app.app.composed

const RUNNING = { message: /still answering/ }
const ENDED = { message: 'This debate has ended.' }

/** Another server on the same database, whose news do not come here. */
const elsewhere = (): Deps => {
  const debateEvents = createDebateEvents()
  const earlyReplies = createEarlyReplies(local.opponent, debateEvents)
  return { ...deps, debateEvents, earlyReplies }
}

/** A debate of one exchange, after which the opponent's next reply can be begun early. */
const exchanged = async (topic: object = {}) => {
  const { token, user } = await registerUser(app)
  const { debate_id, topic: started } = await beginDebate(app, { token }, topic)
  const { body } = await say(app, debate_id, 'First.', { token })
  const viewer: Viewer = { kind: 'user', userId: user.user_id, guestId: null, address: '' }
  return { token, debate_id, viewer, topic_id: started.topic_id, firstReply: body.ai_response }
}

const storedIn = async (debateId: string) =>
  (await findTurns(deps.db, debateId)).map(({ message_text }) => message_text)

const eventsOf = async (
  { viewer, debate_id }: { viewer: Viewer; debate_id: string },
  message: string,
  by: Deps = deps,
): Promise<TurnEvent[]> => {
  const events: TurnEvent[] = []
  for await (const event of submitTurn(by, viewer, { debate_id, message })) events.push(event)
  return events
}

t.test('a local opponent is asked while the turn is stored, once, with the same words', async t => {
  const debate = await exchanged()
  const before = local.asked.length
  const events = submitTurn(deps, debate.viewer, { ...debate, message: ' Second. ' })
  const accepting = events.next()
  t.equal(local.asked.length, before + 1, 'before the database has answered')
  t.match(await accepting, { value: { kind: 'accepted' } })
  t.same(local.toldLast(), ['My opening.', 'First.', debate.firstReply, 'Second.'])
  const text = tellingOf(local.asked.at(-1)?.debate as DebateSoFar)
  t.match(await events.next(), { value: { kind: 'chunk', text, fullText: text } })
  t.match(await events.next(), { value: { kind: 'complete', reply: { message_text: text } } })
  await events.return(undefined)
  t.equal(local.asked.length, before + 1)
  t.equal((await storedIn(debate.debate_id)).at(-1), text)
})

t.test('a hosted model hears of no turn that is not stored', async t => {
  const hosted = notingOpponent(false)
  const other = await openApp(t, { opponent: hosted.opponent })
  const { token, user } = await registerUser(other)
  const { debate_id } = await beginDebate(other, { token })
  await say(other, debate_id, 'First.', { token })
  const viewer: Viewer = { kind: 'user', userId: user.user_id, guestId: null, address: '' }
  const input = { debate_id, message: 'Second.' }
  const events = submitTurn(other.app.composed.deps, viewer, input)
  await events.next()
  t.equal(hosted.asked.length, 1)
  await events.next()
  t.equal(hosted.asked.length, 2)
  await events.return(undefined)
})

type Exchanged = Awaited<ReturnType<typeof exchanged>>

/** What may change unheard of by this server, and what the next reply then shows of it. */
const CHANGES: [what: string, change: (debate: Exchanged) => Promise<unknown>, shown: RegExp][] = [
  [
    'a turn taken by another server',
    debate => eventsOf(debate, 'Said elsewhere.', elsewhere()),
    / \| Said elsewhere\. \| .* \| Second\.\)$/,
  ],
  [
    'an edited topic',
    async ({ topic_id }) => {
      const body = { topic_text_en: 'Uniforms should be optional', topic_text_zh: '校服应当自选' }
      const token = await logInAdmin(app)
      await app.call('PUT', `/api/admin/topics/${topic_id}`, { token, body })
    },
    /^\(Uniforms should be optional/,
  ],
  [
    'an edited brief',
    ({ topic_id }) =>
      deps.db
        .updateTable('topics')
        .set({ brief: JSON.stringify({ for: ['A new point.'], against: [] }) })
        .where('topic_id', '=', topic_id)
        .execute(),
    /A new point\./,
  ],
]

for (const [what, change, shown] of CHANGES)
  t.test(`${what} makes the early reply worthless: it is never sent`, async t => {
    const debate = await exchanged()
    await change(debate)
    const before = local.asked.length
    const events = await eventsOf(debate, 'Second.')
    const [early, right] = local.asked.slice(before)
    t.equal(local.asked.length, before + 2)
    t.ok(early?.signal.aborted)
    t.notMatch(tellingOf(early?.debate as DebateSoFar), shown)
    const text = tellingOf(right?.debate as DebateSoFar)
    t.match(text, shown)
    t.match(events, [
      { kind: 'accepted' },
      { kind: 'chunk', text },
      { kind: 'complete', reply: { message_text: text } },
    ])
    t.equal((await storedIn(debate.debate_id)).at(-1), text)
  })

t.test('a turn that is taken back as it is acknowledged gets no reply', async t => {
  const debate = await exchanged()
  const { token, debate_id, viewer } = debate
  const events = submitTurn(deps, viewer, { debate_id, message: 'A hasty word.' })
  const { value } = await events.next()
  const turnId = value?.kind === 'accepted' ? value.turn.turn_id : ''
  const path = `/api/debates/${debate_id}/turns/${turnId}/withdraw`
  t.equal((await app.call('POST', path, { token })).status, 200)
  await t.rejects(events.next(), { message: 'This turn was taken back.' })
  t.ok(local.asked.at(-1)?.signal.aborted)
  t.same(await storedIn(debate_id), ['My opening.', 'First.', debate.firstReply])
  await eventsOf(debate, 'A better word.')
  t.same(local.toldLast(), ['My opening.', 'First.', debate.firstReply, 'A better word.'])
})

t.test('a refused turn gets no reply, and only the first one begins any', async t => {
  const debate = await exchanged()
  const lease = await takeTurnLease(deps, debate.debate_id)
  const before = local.asked.length
  for (let nth = 0; nth < 3; nth += 1) await t.rejects(eventsOf(debate, `Refused ${nth}.`), RUNNING)
  t.equal(local.asked.length, before + 1)
  t.ok(local.asked.at(-1)?.signal.aborted)
  await lease.giveUp()
  t.equal((await storedIn(debate.debate_id)).length, 3)
})

t.test('after an end that was not heard of a turn is refused, without any reply', async t => {
  const debate = await exchanged()
  await endDebate(elsewhere(), debate.viewer, debate)
  await t.rejects(eventsOf(debate, 'Too late.'), ENDED)
  t.ok(local.asked.at(-1)?.signal.aborted)
  t.equal((await storedIn(debate.debate_id)).length, 3)
})

t.test('after an end that was heard of nothing is begun', async t => {
  const { token, ...debate } = await exchanged()
  await app.call('POST', `/api/debates/${debate.debate_id}/end`, { token })
  const before = local.asked.length
  await t.rejects(eventsOf(debate, 'Too late.'), ENDED)
  t.equal(local.asked.length, before)
})

t.test('where the turn cannot be stored, nothing of its reply is', async t => {
  const debate = await exchanged()
  const failing = { ...deps, newId: () => 'no id that the database takes' }
  await t.rejects(eventsOf(debate, 'Lost.', failing), /uuid/)
  t.ok(local.asked.at(-1)?.signal.aborted)
  t.equal((await storedIn(debate.debate_id)).length, 3)
  const [accepted] = await eventsOf(debate, 'Second.')
  t.match(accepted, { kind: 'accepted' }, 'and the next turn is as any other')
})

t.test('a failure of the reply that was begun early is told, and the turn stays', async t => {
  const debate = await exchanged()
  const { reply } = local.opponent
  // biome-ignore lint/correctness/useYield: it fails before its first word
  local.opponent.reply = async function* () {
    throw new Error('the opponent is out')
  }
  await t.rejects(eventsOf(debate, 'Second.'))
  local.opponent.reply = reply
  t.equal((await storedIn(debate.debate_id)).at(-1), 'Second.')
})
