import t, { type Test } from 'tap'
import { ModelError } from '#api/ai/opponent.ts'
import { until } from '#api/tests/factories.ts'
import { never } from '#api/tests/fake-openai/start-chat.ts'
import {
  debate,
  IDLE_MS,
  listen,
  REQUEST_MS,
  startOpponent,
} from '#api/tests/fake-openai/start-opponent.ts'
import { AFTER_THE_END_MS } from './stream-text.ts'

const failsWith = (test: Test, error: unknown, words: RegExp) => {
  test.ok(error instanceof ModelError, `a ModelError, not ${error}`)
  test.match(error instanceof Error ? error.message : '', words)
}

t.test('a finished answer without [DONE] is whole, an unfinished one is broken off', async t => {
  const { fake, opponent, timers } = await startOpponent(t)
  fake.answer({ kind: 'text', text: 'All said.', done: false })
  t.match(await listen(opponent.reply(debate, never())), { error: null })
  fake.answer({ kind: 'stall', at: 'body', text: 'All said.', finish: 'stop' })
  const said = listen(opponent.reply(debate, never()))
  await until('only the end is waited for', () => timers.running().includes(AFTER_THE_END_MS))
  timers.runOut(AFTER_THE_END_MS)
  t.match(await said, { error: null })
  fake.answer({ kind: 'text', text: 'Not all', finish: null, done: false })
  const silent = await listen(opponent.reply(debate, never()))
  t.equal(silent.pieces.join(''), 'Not all')
  failsWith(t, silent.error, /broke off/)
  fake.answer({ kind: 'text', text: 'Not all', finish: null })
  failsWith(t, (await listen(opponent.reply(debate, never()))).error, /broke off/)
})

t.test('a refusal, a filtered answer and silence are failures', async t => {
  const { fake, opponent } = await startOpponent(t)
  fake.answer({ kind: 'refusal', text: 'I cannot help with that.' })
  failsWith(t, (await listen(opponent.reply(debate, never()))).error, /declined/)
  fake.answer({ kind: 'text', text: '', finish: 'content_filter' })
  failsWith(t, (await listen(opponent.reply(debate, never()))).error, /declined/)
  fake.answer({ kind: 'text', text: ' \n ' })
  failsWith(t, (await listen(opponent.reply(debate, never()))).error, /with nothing/)
  fake.answer({ kind: 'text', text: '', finish: 'length' })
  await t.rejects(opponent.open(debate, never()), { name: 'ModelError', message: /with nothing/ })
})

t.test('each refused request says what to do, and keeps its cause', async t => {
  const { fake, opponent } = await startOpponent(t)
  const cases: [number, string | undefined, RegExp][] = [
    [400, undefined, /did not accept.*OPENAI_MODEL/],
    [400, 'context_length_exceeded', /too long/],
    [401, undefined, /refused the API key.*OPENAI_API_KEY/],
    [403, undefined, /does not let this server use the model “debater”/],
    [404, undefined, /does not know the model “debater”.*OPENAI_MODEL/],
    [429, 'insufficient_quota', /quota is used up/],
    [429, undefined, /busy.*in a moment/],
    [500, undefined, /fault of its own/],
    [504, undefined, /too long to answer/],
  ]
  for (const [status, code, words] of cases) {
    fake.answer({ kind: 'status', status, retryAfter: 0, ...(code ? { code } : {}) })
    const { error } = await listen(opponent.reply(debate, never()))
    failsWith(t, error, words)
    t.match(error, { cause: { status } })
  }
})

t.test('a wrong key and an unknown model are told by the service itself', async t => {
  const keyed = await startOpponent(t, { apiKey: 'sk-other' })
  failsWith(t, (await listen(keyed.opponent.reply(debate, never()))).error, /refused the API key/)
  const modelled = await startOpponent(t, { models: ['another'] })
  failsWith(
    t,
    (await listen(modelled.opponent.reply(debate, never()))).error,
    /does not know the model/,
  )
})

t.test('a busy service is asked once more, a long wait is told instead', async t => {
  const { fake, opponent } = await startOpponent(t)
  fake.answer((_, nth) =>
    nth === 0
      ? { kind: 'status', status: 429, retryAfter: 0 }
      : { kind: 'text', text: 'Now I can.' },
  )
  t.equal((await listen(opponent.reply(debate, never()))).pieces.join(''), 'Now I can.')
  fake.answer({ kind: 'status', status: 429, retryAfter: 30 })
  const before = fake.requests.length
  failsWith(t, (await listen(opponent.reply(debate, never()))).error, /busy.*in 30 seconds/)
  t.equal(fake.requests.length, before + 1)
})

t.test('a service that never begins to answer is given up', async t => {
  const { fake, opponent, timers } = await startOpponent(t)
  fake.answer({ kind: 'stall', at: 'headers' })
  const reply = listen(opponent.reply(debate, never()))
  await until('the request has arrived', () => fake.requests.length === 1)
  timers.runOut(REQUEST_MS)
  const { error } = await reply
  failsWith(t, error, /too long to answer/)
  t.equal(await fake.requests[0]?.ended, 'aborted')
  t.equal(fake.requests.length, 1)
})

t.test('a service that falls silent in mid-answer is given up', async t => {
  const { fake, opponent, timers } = await startOpponent(t)
  fake.answer({ kind: 'stall', at: 'body', text: 'I was about to' })
  let heard = ''
  const reply = listen(opponent.reply(debate, never()), piece => {
    heard += piece
  })
  await until('it is silent', () => heard === 'I was about to' && timers.running().length > 0)
  t.same(timers.running(), [IDLE_MS], 'the limit for the request no longer counts')
  timers.runOut(IDLE_MS)
  failsWith(t, (await reply).error, /too long to answer/)
  t.equal(await fake.requests[0]?.ended, 'aborted')
})

t.test('a slow reader is not taken for a silent service', async t => {
  const { fake, opponent, timers } = await startOpponent(t)
  fake.answer({ kind: 'text', text: 'One two three four.' })
  let heard = ''
  for await (const piece of opponent.reply(debate, never())) {
    heard += piece
    t.same(timers.running(), [], 'no time runs while the reader has a piece')
  }
  t.equal(heard, 'One two three four.')
})

t.test('a socket that dies and an error inside the stream are failures', async t => {
  const { fake, opponent } = await startOpponent(t)
  const { promise: heard, resolve } = Promise.withResolvers<void>()
  fake.answer({ kind: 'death', at: 'body', text: 'I was about to', heard })
  const cut = await listen(opponent.reply(debate, never()), piece => {
    if (piece.endsWith('to')) resolve()
  })
  t.equal(cut.pieces.join(''), 'I was about to')
  failsWith(t, cut.error, /broke off/)
  fake.answer({
    kind: 'error-frame',
    text: 'Well',
    message: 'The server had an error',
    code: 'server_error',
  })
  failsWith(t, (await listen(opponent.reply(debate, never()))).error, /fault of its own/)
  fake.answer({ kind: 'error-frame', message: 'Slow down', code: 'rate_limit_exceeded' })
  failsWith(t, (await listen(opponent.reply(debate, never()))).error, /busy/)
})

t.test('a server that is not there or is no chat service is named as such', async t => {
  const { fake, opponent } = await startOpponent(t)
  fake.answer({
    kind: 'raw',
    contentType: 'text/html',
    body: '<!doctype html><title>Welcome</title>',
  })
  failsWith(
    t,
    (await listen(opponent.reply(debate, never()))).error,
    /no chat service.*OPENAI_BASE_URL/,
  )
  fake.answer({ kind: 'raw', contentType: 'text/event-stream', body: 'data: {"choices": [}\n\n' })
  failsWith(t, (await listen(opponent.reply(debate, never()))).error, /broke off/)
  fake.answer({ kind: 'death', at: 'headers' })
  failsWith(
    t,
    (await listen(opponent.reply(debate, never()))).error,
    /cannot be reached.*OPENAI_BASE_URL/,
  )
})

t.test('an abort ends the reply with its reason and is seen upstream', async t => {
  const { fake, opponent } = await startOpponent(t)
  fake.answer({ kind: 'stall', at: 'body', text: 'I go on and on' })
  const stop = new AbortController()
  const reason = new Error('The user pressed Stop.')
  const heard: string[] = []
  await t.rejects(async () => {
    for await (const piece of opponent.reply(debate, stop.signal)) {
      heard.push(piece)
      stop.abort(reason)
    }
  }, reason)
  t.equal(heard.length, 1)
  t.equal(await fake.requests[0]?.ended, 'aborted')
})

t.test(
  'an abort before the headers or before the start ends the reply with its reason',
  async t => {
    const { fake, opponent } = await startOpponent(t)
    fake.answer({ kind: 'stall', at: 'headers' })
    const stop = new AbortController()
    const reason = new Error('Shutting down.')
    const reply = listen(opponent.reply(debate, stop.signal))
    await until('the request has arrived', () => fake.requests.length === 1)
    stop.abort(reason)
    t.equal((await reply).error, reason)
    t.equal(await fake.requests[0]?.ended, 'aborted')
    t.equal((await listen(opponent.reply(debate, stop.signal))).error, reason)
    t.equal(fake.requests.length, 1)
  },
)

t.test('a reader that leaves closes the request', async t => {
  const { fake, opponent } = await startOpponent(t)
  fake.answer({ kind: 'stall', at: 'body', text: 'I go on and on' })
  for await (const _ of opponent.reply(debate, never())) break
  t.equal(await fake.requests[0]?.ended, 'aborted')
})
