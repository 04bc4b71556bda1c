import t from 'tap'
import type { DebateChange } from '#api/domain/debate-events.ts'
import { submitTurn } from '#api/domain/debates/submit-turn.ts'
import { endLease, lockInProgress } from '#db/queries/debates.ts'
import { withdrawLastTurn } from '#db/queries/turns.ts'
import { waitsForLock } from '#db/test-database.ts'
import type { Turn } from '#schema/entities.ts'
import { beginDebate, heldOpponent, registerUser, SPEECH, until } from '../factories.ts'
import { openApp } from '../test-app.ts'
import { say } from './say.ts'

const turnsOf = async (debateId: string, who: object): Promise<Turn[]> =>
  (await app.call<{ turns: Turn[] }>('GET', `/api/debates/${debateId}/turns`, who)).body.turns

const takeBack = (debateId: string, turnId: string, who: object) =>
  app.call('POST', `/api/debates/${debateId}/turns/${turnId}/withdraw`, who)

const wordsOf = (turns: readonly Turn[]) => turns.map(({ message_text }) => message_text)

const held = heldOpponent()
const { seen } = held
const app = await openApp(t, { opponent: held.opponent })

/** Also those that nobody listens to any more. */
const letGo = () => {
  while (held.isHeld()) held.letGo()
}

/** Says something; resolves once the opponent was asked, with the words' turn and the answer to come. */
const beginTurn = async (debateId: string, words: string, who: object, clientTurnId?: string) => {
  const asked = seen.length
  const answer = say(app, debateId, words, who, clientTurnId)
  await until('the model is asked', () => seen.length > asked)
  const turnId = (await turnsOf(debateId, who)).at(-1)?.turn_id ?? ''
  return { answer, turnId }
}

t.test('a turn is taken back until its reply is whole, and the opponent stops', async t => {
  const { token } = await registerUser(app)
  const other = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const published: DebateChange[] = []
  app.app.composed.deps.debateEvents.subscribe(change => published.push(change))

  const { answer: hasty, turnId } = await beginTurn(debate_id, 'A hasty word.', { token }, 'hasty')
  t.match(await takeBack(debate_id, turnId, { token: other.token }), {
    status: 404,
    body: { code: 'NOT_FOUND' },
  })
  t.match(await takeBack(debate_id, debate_id, { token }), { status: 404 }, 'no such turn')
  t.match(await takeBack(debate_id, turnId, { token }), {
    status: 200,
    body: { debate_id, turn_id: turnId, withdrawn: true },
  })
  t.match(await hasty, { status: 409, body: { error: 'This turn was taken back.' } })
  t.match(await takeBack(debate_id, turnId, { token }), { status: 200 }, 'the same again')
  const told = (['turn_added', 'turn_withdrawn'] as const).map(kind => ({
    debateId: debate_id,
    kind,
    turnId,
  }))
  t.same(published, told, 'each told once')
  t.equal((await turnsOf(debate_id, { token })).length, 1)
  t.match(
    await say(app, debate_id, 'A hasty word.', { token }, 'hasty'),
    { status: 409, body: { error: 'This turn was taken back.' } },
    'under its old key it does not come again',
  )

  const { answer: better } = await beginTurn(debate_id, SPEECH, { token })
  t.same(
    seen.at(-1)?.turns.map(({ text }) => text),
    ['My opening argument stands.', SPEECH],
    'the opponent never heard of it',
  )
  t.match(await takeBack(debate_id, turnId, { token }), { status: 200 }, 'once more, late')
  letGo()
  t.match(await better, { status: 200, body: { ai_response: 'First half, second half.' } })
  const stands = await turnsOf(debate_id, { token })
  t.same(wordsOf(stands).slice(1), [SPEECH, 'First half, second half.'])
  t.match(await takeBack(debate_id, stands[1]?.turn_id ?? '', { token }), {
    status: 409,
    body: { error: /can no longer be taken back/ },
  })
  t.match(await takeBack(debate_id, stands[2]?.turn_id ?? '', { token }), { status: 404 })

  const { db } = app.app.composed.deps
  const stored = await db.selectFrom('turns').selectAll().where('turn_id', '=', turnId).execute()
  t.match(stored, [{ message_text: 'A hasty word.', position: null, withdrawn_at: Date }])
})

t.test('GraphQL takes a turn back too, and no door shows it any more', async t => {
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const { answer: said, turnId } = await beginTurn(debate_id, 'A hasty word.', { token })
  const mutation = `mutation($input: WithdrawTurnInput!) { withdrawTurn(input: $input) {
    turnId withdrawn debate { turns { text } } userErrors { code message } } }`
  const withdraw = (input: object) => app.graphql(mutation, { input }, { token })
  t.match((await withdraw({ debateId: debate_id, turnId: debate_id })).body, {
    data: { withdrawTurn: { withdrawn: null, userErrors: [{ code: 'NOT_FOUND' }] } },
  })
  t.match((await withdraw({ debateId: debate_id, turnId })).body, {
    data: { withdrawTurn: { turnId, withdrawn: true, debate: { turns: [{ text: /opening/ }] } } },
  })
  t.equal((await said).status, 409)
  const node = await app.graphql(
    'query($id: ID!) { node(id: $id) { id } }',
    { id: turnId },
    { token },
  )
  t.match(node.body.errors, [{ extensions: { code: 'NOT_FOUND' } }])

  await app.call('POST', `/api/debates/${debate_id}/share`, { token })
  const end = await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  t.match(end.body, { status: 'unscored', unscored_code: 'NOTHING_SAID' }, 'it is not judged')
  const shares = await app.call<{ share: { token: string } }>(
    'GET',
    `/api/debates/${debate_id}/share`,
    { token },
  )
  for (const path of [
    `/api/debates/${debate_id}/results`,
    `/api/users/debates/${debate_id}/transcript`,
    `/api/shared/${shares.body.share.token}`,
  ]) {
    const { status, body } = await app.call<{ turns: Turn[] }>('GET', path, { token })
    t.equal(status, 200)
    t.equal(body.turns.length, 1, path)
  }
  t.match(
    (await withdraw({ debateId: debate_id, turnId })).body.data,
    { withdrawTurn: { withdrawn: true } },
    'what was taken back stays so after the end',
  )
})

t.test('after the end, and once spoken aloud, a turn stays', async t => {
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const { answer: cut, turnId } = await beginTurn(debate_id, SPEECH, { token })
  const { db } = app.app.composed.deps
  const speech = JSON.stringify({ timing: null, keeps_fillers: false })
  await db.updateTable('turns').set({ speech }).where('turn_id', '=', turnId).execute()
  t.match(await takeBack(debate_id, turnId, { token }), {
    status: 409,
    body: { error: 'What was spoken aloud cannot be taken back.' },
  })
  await db.updateTable('turns').set({ speech: null }).where('turn_id', '=', turnId).execute()
  await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  t.equal((await cut).status, 409)
  t.match(await takeBack(debate_id, turnId, { token }), {
    status: 409,
    body: { error: 'This debate has ended.' },
  })
})

t.test('a turn taken back before the opponent was asked is not replied to', async t => {
  const { token, user } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const viewer = { kind: 'user', userId: user.user_id, guestId: null, address: '::1' } as const
  const { deps } = app.app.composed
  const events = submitTurn(deps, viewer, { debate_id, message: 'A hasty word.' })
  const { value } = await events.next()
  const asked = seen.length
  const turnId = value?.kind === 'accepted' ? value.turn.turn_id : ''
  t.equal((await takeBack(debate_id, turnId, { token })).status, 200)
  await t.rejects(events.next(), { message: 'This turn was taken back.' })
  t.equal(seen.length, asked)
})

const isEmbedded = process.env.TEST_DATABASE_URL === undefined
const BY_LOCK = { skip: isEmbedded && 'its one connection waits for no lock' }

t.test(
  'a turn that waits for a withdrawal is answered without what was withdrawn',
  BY_LOCK,
  async t => {
    const { token, user } = await registerUser(app)
    const { debate_id } = await beginDebate(app, { token })
    const viewer = { kind: 'user', userId: user.user_id, guestId: null, address: '::1' } as const
    const { deps } = app.app.composed
    const hasty = submitTurn(deps, viewer, { debate_id, message: 'A hasty word.' })
    const { value } = await hasty.next()
    await hasty.return(undefined)
    const turnId = value?.kind === 'accepted' ? value.turn.turn_id : ''

    const better = submitTurn(deps, viewer, { debate_id, message: 'A better word.' })
    const { placing } = await deps.db.transaction().execute(async tx => {
      await lockInProgress(tx, debate_id)
      const placing = better.next()
      await until('the turn waits for the debate', () => waitsForLock(deps.db))
      await withdrawLastTurn(tx, debate_id, turnId, deps.now())
      await endLease(tx, debate_id)
      return { placing }
    })
    t.match(await placing, { value: { kind: 'accepted' } })
    t.match(await better.next(), { value: { kind: 'chunk' } })
    const heard = seen.at(-1)?.turns.map(({ text }) => text)
    t.same(heard, ['My opening argument stands.', 'A better word.'])
    await better.return(undefined)
  },
)

const ROUNDS = 8

t.test('a reply that is whole at the same moment is stored, or the turn is gone', async t => {
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  let standing = 1
  for (let round = 0; round < ROUNDS; round += 1) {
    const { answer: said, turnId } = await beginTurn(debate_id, `Argument ${round}.`, { token })
    const both = () =>
      Promise.all([takeBack(debate_id, turnId, { token }), takeBack(debate_id, turnId, { token })])
    // Now the one is first, now the other.
    if (round % 2 === 0) letGo()
    const taken = both()
    if (round % 2 === 1) letGo()
    const [answer, [first, second]] = [await said, await taken]
    t.equal(first.status, second.status)
    t.same([answer.status, first.status].sort(), [200, 409], 'one of the two')
    if (answer.status === 200) standing += 2
    t.equal((await turnsOf(debate_id, { token })).length, standing)
  }
})
