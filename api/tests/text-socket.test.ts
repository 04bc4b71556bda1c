import t from 'tap'
import type { Turn } from '#schema/entities.ts'
import type { ErrorBody } from '#schema/errors.ts'
import { beginDebate, registerUser, until } from './factories.ts'
import { app, failureOf, held, join, names, open, submit } from './text-socket/app.ts'

for (const transports of [['websocket'], ['polling'], ['polling', 'websocket']])
  t.test(`a turn over ${transports.join(', then ')}`, async t => {
    const { token } = await registerUser(app)
    const { debate_id } = await beginDebate(app, { token })
    const { client, heard } = open(app, { transports, auth: { token } })
    t.same(await join(client, debate_id), { debateId: debate_id, replying: false })
    const ack = await submit(client, 'My point about homework.', 'turn-1')
    t.match(ack, { turnId: String, clientTurnId: 'turn-1' })
    const { turns } = (
      await app.call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, { token })
    ).body
    t.equal(
      turns.at(-1)?.message_text,
      'My point about homework.',
      'stored when it is acknowledged',
    )
    await until('the model is asked', held.isHeld)
    held.letGo()
    await until('the reply is complete', () => names(heard).includes('ai-response-complete'))
    t.same(
      heard.filter(event => event.name.startsWith('ai-')),
      [
        { name: 'ai-response-start', payload: {} },
        { name: 'ai-response-chunk', payload: { text: 'First half, ', fullText: 'First half, ' } },
        {
          name: 'ai-response-chunk',
          payload: { text: 'second half.', fullText: 'First half, second half.' },
        },
        {
          name: 'ai-response-complete',
          payload: { text: 'First half, second half.', turnId: heard.at(-1)?.payload.turnId },
        },
      ],
    )
    t.match(heard[0], { name: 'text-debate-connected', payload: { message: String } })
    if (transports.length > 1)
      t.equal(client.io.engine.transport.name, 'websocket', 'the connection was upgraded')
  })

t.test('a bad token, and nobody at all, are refused', async t => {
  for (const auth of [{ token: 'nonsense' }, {}]) {
    const { client } = open(app, { transports: ['websocket'], auth })
    const failure = await failureOf(client)
    t.equal(failure.message, 'Authentication failed')
    t.equal(failure.data?.code, 'UNAUTHENTICATED')
  }
})

t.test('somebody else’s debate is refused by acknowledgement and by event', async t => {
  const owner = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token: owner.token })
  const { token } = await registerUser(app)
  const { client, heard } = open(app, { transports: ['websocket'], auth: { token } })
  t.match(await join(client, debate_id), { code: 'NOT_FOUND' })
  t.match(await submit(client, 'Sneaking in.', 'x'), { code: 'CONFLICT', error: /Join a debate/ })
  await until(
    'the error events came',
    () => names(heard).filter(name => name === 'error').length === 2,
  )
  t.match(heard.find(event => event.name === 'error')?.payload, {
    message: /not yours/,
    code: 'NOT_FOUND',
  })
})

t.test('the socket says what REST says, code by code', async t => {
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const theirs = await beginDebate(app, { token: (await registerUser(app)).token })
  const { client, heard } = open(app, { transports: ['websocket'], auth: { token } })
  await join(client, debate_id)
  const turn = (message: string) =>
    app.call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message } })
  type Case = [what: string, code: string, ack: object, rest: { body: object }]
  const whileOpen: Case[] = [
    [
      'somebody else’s debate',
      'DEBATE_NOT_FOUND',
      await join(client, theirs.debate_id),
      await app.call('GET', `/api/debates/${theirs.debate_id}`, { token }),
    ],
    ['an empty turn', 'FIELDS_INVALID', await submit(client, ' ', 'x'), await turn(' ')],
    [
      'a turn too long',
      'FIELDS_INVALID',
      await submit(client, 'x'.repeat(8001), 'x'),
      await turn('x'.repeat(8001)),
    ],
  ]
  await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  const cases: Case[] = [
    ...whileOpen,
    [
      'a turn after the end',
      'DEBATE_ENDED',
      await submit(client, 'Late.', 'late'),
      await turn('Late.'),
    ],
  ]
  await until('the events came', () => names(heard).filter(name => name === 'error').length === 4)
  const events = heard.filter(event => event.name === 'error')
  for (const [index, [what, code, ack, rest]] of cases.entries()) {
    t.match(ack, { message_code: code }, what)
    t.same(ack, rest.body, `${what}: the same body`)
    const { error: message, ...more } = ack as ErrorBody
    t.same(events[index]?.payload, { message, ...more }, `${what}: the same event`)
  }
})

t.test('a guest debates with the cookie of the start', async t => {
  const { debate_id, cookie } = await beginDebate(app)
  const { client } = open(app, { transports: ['websocket'], extraHeaders: { cookie } })
  t.match(await join(client, debate_id), { debateId: debate_id })
})

t.test('bad payloads get a clear error and the socket lives on', async t => {
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const { client } = open(app, { transports: ['websocket'], auth: { token } })
  const ask = (event: string, payload: unknown): Promise<ErrorBody> =>
    (
      client as unknown as { emitWithAck(event: string, payload: unknown): Promise<ErrorBody> }
    ).emitWithAck(event, payload)
  for (const payload of [null, 'text', 7, [], {}, { debateId: 5 }])
    t.match(await ask('join-debate', payload), { code: 'VALIDATION' })
  t.match(await ask('join-debate', { debateId: "x' or 1=1" }), { code: 'NOT_FOUND' })
  await join(client, debate_id)
  for (const message of ['', '   ', 'x'.repeat(8001), 'nul \0', 'half \ud800', { deep: true }])
    t.match(await ask('submit-turn', { message }), { code: 'VALIDATION' })
  const { turns } = (
    await app.call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, { token })
  ).body
  t.equal(turns.length, 1, 'nothing was written')
})

t.test('a message far too large closes the websocket, and the server lives on', async t => {
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const { client } = open(app, { transports: ['websocket'], auth: { token } })
  await join(client, debate_id)
  const closed = new Promise(resolve => client.once('disconnect', resolve))
  client.emit('submit-turn', { message: 'x'.repeat(1_200_000) })
  await closed
  t.equal((await app.call('GET', '/healthz')).status, 200)
})

t.test(
  'a reply goes on without its listener, is stored, and is sent again at the next join',
  async t => {
    const { token } = await registerUser(app)
    const { debate_id } = await beginDebate(app, { token })
    const first = open(app, { transports: ['websocket'], auth: { token } })
    await join(first.client, debate_id)
    await submit(first.client, 'Before the line breaks.', 'turn-1')
    await until('the model is asked', held.isHeld)
    first.client.disconnect()

    const second = open(app, { transports: ['websocket'], auth: { token } })
    t.match(await join(second.client, debate_id), { replying: true })
    await until('what was said so far came', () =>
      names(second.heard).includes('ai-response-chunk'),
    )
    t.match(second.heard.find(event => event.name === 'ai-response-chunk')?.payload, {
      fullText: 'First half, ',
    })
    t.match(await submit(second.client, 'Too early.', 'turn-2'), { code: 'CONFLICT' })
    second.client.disconnect()
    held.letGo()
    await until('the reply is stored', async () => {
      const { turns } = (
        await app.call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, { token })
      ).body
      return turns.at(-1)?.speaker === 'ai' && turns.length === 3
    })

    const third = open(app, { transports: ['websocket'], auth: { token } })
    t.match(await join(third.client, debate_id), { replying: false })
    await until('the reply came', () => names(third.heard).includes('ai-response-complete'))
    t.match(third.heard.at(-1)?.payload, { text: 'First half, second half.' })
  },
)

t.test('a JSON body on the polling route is refused instead of hanging', async t => {
  const { status } = await app.call('POST', '/socket.io/?EIO=4&transport=polling', {
    body: { a: 1 },
  })
  t.equal(status, 415)
})

t.test('stop-reply makes what was said the whole reply', async t => {
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const { client, heard } = open(app, { transports: ['websocket'], auth: { token } })
  t.match(await client.emitWithAck('stop-reply'), { error: /Join a debate/ })
  await join(client, debate_id)
  await submit(client, 'My point about homework.', 'turn-1')
  await until('the model is asked', held.isHeld)
  await until('its first words are heard', () => names(heard).includes('ai-response-chunk'))
  t.same(await client.emitWithAck('stop-reply'), { stopped: true })
  await until('the reply is complete', () => names(heard).includes('ai-response-complete'))
  t.match(heard.at(-1)?.payload, { text: 'First half, …' })
  held.letGo()
})

t.test('a turn that is taken back is told to whoever joined, by whatever door', async t => {
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const one = open(app, { transports: ['websocket'], auth: { token } })
  const two = open(app, { transports: ['websocket'], auth: { token } })
  t.match(await one.client.emitWithAck('withdraw-turn', { turnId: debate_id }), {
    code: 'CONFLICT',
    error: /Join a debate/,
  })
  for (const { client } of [one, two]) await join(client, debate_id)
  t.match(await one.client.emitWithAck('withdraw-turn', { turnId: debate_id }), {
    code: 'NOT_FOUND',
  })
  t.match(await one.client.emitWithAck('withdraw-turn', {}), { code: 'VALIDATION' })
  one.heard.length = 0

  const turnIdOf = async (words: string, clientTurnId: string): Promise<string> => {
    const asked = held.seen.length
    const ack = await submit(one.client, words, clientTurnId)
    await until('the model is asked', () => held.seen.length > asked)
    return 'turnId' in ack ? ack.turnId : ''
  }
  const untilTold = (turnId: string) =>
    until('both were told', () =>
      [one, two].every(({ heard }) =>
        heard.some(({ name, payload }) => name === 'turn-withdrawn' && payload.turnId === turnId),
      ),
    )
  const byOther = await turnIdOf('A hasty word.', 'turn-1')
  t.same(await two.client.emitWithAck('withdraw-turn', { turnId: byOther }), {
    turnId: byOther,
    withdrawn: true,
  })
  await untilTold(byOther)
  const byRest = await turnIdOf('Another one.', 'turn-2')
  await app.call('POST', `/api/debates/${debate_id}/turns/${byRest}/withdraw`, { token })
  await untilTold(byRest)
  t.match(await submit(one.client, 'Another one.', 'turn-2'), {
    code: 'CONFLICT',
    error: 'This turn was taken back.',
  })
  t.same(
    names(one.heard).filter(name => name === 'error' || name === 'ai-response-complete'),
    ['error'],
    'but for that last try nothing went wrong, and no reply came',
  )
  const { turns } = (
    await app.call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, { token })
  ).body
  t.equal(turns.length, 1)
  const last = await turnIdOf('A third.', 'turn-3')
  while (held.isHeld()) held.letGo()
  await until('its reply is whole', () => names(two.heard).includes('ai-response-complete'))
  t.match(await one.client.emitWithAck('withdraw-turn', { turnId: last }), { code: 'CONFLICT' })
})
