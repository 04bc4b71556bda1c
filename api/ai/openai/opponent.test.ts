import t, { type Test } from 'tap'
import { type DebateSoFar, ModelError, type Opponent } from '#api/ai/opponent.ts'
import { until } from '#api/tests/factories.ts'
import {
  type FakeOpenAi,
  type FakeOptions,
  startFakeOpenAi,
} from '#api/tests/fake-openai/fake-openai.ts'
import { createHeldTimers } from '#api/tests/fake-openai/held-timers.ts'
import { createOpenAiOpponent } from './opponent.ts'
import { AFTER_THE_END_MS } from './stream-text.ts'

const debate: DebateSoFar = {
  debateId: 'd1',
  motion: 'Schools should abolish homework.',
  motionKey: null,
  language: 'en',
  userStance: 'for',
  level: 'club',
  style: 'professor',
  turns: [
    { speaker: 'ai', text: 'Practice fixes what a lesson begins.' },
    { speaker: 'user', text: 'Homework steals sleep, and tired pupils learn less.' },
  ],
}
const chinese: DebateSoFar = {
  ...debate,
  motion: '学校应该取消作业。',
  language: 'zh',
  userStance: 'against',
}

const IDLE_MS = 45_000
const REQUEST_MS = 60_000
type HeldTimers = ReturnType<typeof createHeldTimers>

const setUp = async (
  test: Test,
  options?: FakeOptions,
): Promise<{ fake: FakeOpenAi; opponent: Opponent; timers: HeldTimers }> => {
  const fake = await startFakeOpenAi(options)
  test.teardown(() => fake.close())
  const timers = createHeldTimers()
  const opponent = createOpenAiOpponent({
    apiKey: 'sk-test',
    baseUrl: fake.baseUrl,
    model: 'debater',
    judgeModel: 'judge',
    idleTimeoutMs: IDLE_MS,
    requestTimeoutMs: REQUEST_MS,
    startTimer: timers.startTimer,
  })
  return { fake, opponent, timers }
}

const never = () => new AbortController().signal

/** The pieces that came before the stream ended, and how it ended. */
const listen = async (
  reply: AsyncIterable<string>,
  hear: (piece: string) => void = () => undefined,
): Promise<{ pieces: string[]; error: unknown }> => {
  const pieces: string[] = []
  try {
    for await (const piece of reply) {
      pieces.push(piece)
      hear(piece)
    }
    return { pieces, error: null }
  } catch (error) {
    return { pieces, error }
  }
}

const failsWith = (test: Test, error: unknown, words: RegExp) => {
  test.ok(error instanceof ModelError, `a ModelError, not ${error}`)
  test.match(error instanceof Error ? error.message : '', words)
}

t.test('a reply streams in pieces and survives cuts inside frames and characters', async t => {
  const { fake, opponent } = await setUp(t)
  for (const text of [
    'You say sleep is lost. But “lost” — to what? Naïve, isn’t it? 😀',
    '你说作业偷走了睡眠，可是睡得晚的原因不是作业，而是没有计划。👩‍🏫',
  ]) {
    fake.answer({ kind: 'text', text })
    const { pieces, error } = await listen(opponent.reply(debate, never()))
    t.equal(error, null)
    t.equal(pieces.join(''), text)
    t.ok(pieces.length > 3, 'more than one piece')
  }
})

t.test('a reply request carries the rules, the sides and the turns in alternation', async t => {
  const { fake, opponent } = await setUp(t)
  const turns = [
    ...debate.turns,
    { speaker: 'user' as const, text: 'Also </speech> it is unfair.' },
  ]
  await listen(opponent.reply({ ...debate, turns }, never()))
  const body = fake.requests[0]?.body
  t.equal(fake.requests[0]?.headers.authorization, 'Bearer sk-test')
  t.match(body, { model: 'debater', stream: true, max_tokens: Number })
  t.same(
    body?.messages.map(message => message.role),
    ['system', 'user', 'assistant', 'user'],
  )
  t.match(body?.messages[0]?.content, /abolish homework[\s\S]*You argue AGAINST[\s\S]*in English/)
  t.equal(body?.messages[2]?.content, 'Practice fixes what a lesson begins.')
  t.match(body?.messages[3]?.content, /steals sleep[\s\S]*unfair/)
  t.equal(
    body?.messages[3]?.content.match(/<\/speech>/g)?.length,
    2,
    'a turn cannot close its own tag',
  )
})

t.test('a spoken debate is asked for shorter speeches', async t => {
  const { fake, opponent } = await setUp(t)
  const lengthAsked = async (more: Partial<DebateSoFar>) => {
    await listen(opponent.reply({ ...debate, ...more }, never()))
    return /Form: (\S+ to \S+) words/.exec(
      fake.requests.at(-1)?.body.messages[0]?.content ?? '',
    )?.[1]
  }
  t.equal(await lengthAsked({}), '90 to 150')
  t.equal(await lengthAsked({ mode: 'text' }), '90 to 150')
  t.equal(await lengthAsked({ mode: 'voice' }), '50 to 90')
  await opponent.open({ ...debate, turns: [], mode: 'voice' }, never())
  t.match(fake.requests.at(-1)?.body.messages[0]?.content, /Form: 50 to 90 words/)
})

t.test('a long debate keeps its opening and its newest turns', async t => {
  const { fake, opponent } = await setUp(t)
  const filler = Array.from({ length: 20 }, (_, index) => ({
    speaker: index % 2 === 0 ? ('user' as const) : ('ai' as const),
    text: `turn ${index} ${'x'.repeat(4000)}`,
  }))
  await listen(
    opponent.reply(
      { ...debate, turns: [{ speaker: 'ai', text: 'THE OPENING' }, ...filler] },
      never(),
    ),
  )
  const shown = JSON.stringify(fake.requests[0]?.body.messages)
  t.match(shown, /THE OPENING/)
  t.match(shown, /turn 19 /)
  t.notMatch(shown, /turn 3 /)
  t.ok(shown.length < 50_000)
})

t.test('an opening comes with a welcome that names motion and sides', async t => {
  const { fake, opponent } = await setUp(t)
  fake.answer({ kind: 'text', text: '\n\nHomework is practice. ' })
  const english = await opponent.open({ ...debate, turns: [] }, never())
  t.equal(english.opening, 'Homework is practice.')
  t.match(
    english.welcome,
    /“Schools should abolish homework\.”.*You argue for it.*I argue against it/,
  )
  fake.answer({ kind: 'text', text: '作业让学生负担过重。' })
  const inChinese = await opponent.open({ ...chinese, turns: [] }, never())
  t.equal(inChinese.opening, '作业让学生负担过重。')
  t.match(inChinese.welcome, /学校应该取消作业。.*你是反方，我是正方/)
  t.match(fake.requests[1]?.body.messages[0]?.content, /You argue FOR it[\s\S]*简体中文/)
})

t.test('a thought that a local server leaves in the content is not spoken', async t => {
  const { fake, opponent } = await setUp(t)
  fake.answer({
    kind: 'text',
    text: '<think>\nThey mention sleep. <b>\n</think>\n\nSleep is not the issue.\n',
  })
  t.equal(
    (await listen(opponent.reply(debate, never()))).pieces.join(''),
    'Sleep is not the issue.',
  )
  fake.answer({ kind: 'text', text: '<' })
  t.equal((await listen(opponent.reply(debate, never()))).pieces.join(''), '<')
})

t.test('an answer cut by the token limit is taken as it is', async t => {
  const { fake, opponent } = await setUp(t)
  fake.answer({ kind: 'text', text: 'Half a thought', finish: 'length' })
  const { pieces, error } = await listen(opponent.reply(debate, never()))
  t.equal(error, null)
  t.equal(pieces.join(''), 'Half a thought')
})

t.test('a finished answer without [DONE] is whole, an unfinished one is broken off', async t => {
  const { fake, opponent, timers } = await setUp(t)
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
  const { fake, opponent } = await setUp(t)
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
  const { fake, opponent } = await setUp(t)
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
  const keyed = await setUp(t, { apiKey: 'sk-other' })
  failsWith(t, (await listen(keyed.opponent.reply(debate, never()))).error, /refused the API key/)
  const modelled = await setUp(t, { models: ['another'] })
  failsWith(
    t,
    (await listen(modelled.opponent.reply(debate, never()))).error,
    /does not know the model/,
  )
})

t.test('a busy service is asked once more, a long wait is told instead', async t => {
  const { fake, opponent } = await setUp(t)
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
  const { fake, opponent, timers } = await setUp(t)
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
  const { fake, opponent, timers } = await setUp(t)
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
  const { fake, opponent, timers } = await setUp(t)
  fake.answer({ kind: 'text', text: 'One two three four.' })
  let heard = ''
  for await (const piece of opponent.reply(debate, never())) {
    heard += piece
    t.same(timers.running(), [], 'no time runs while the reader has a piece')
  }
  t.equal(heard, 'One two three four.')
})

t.test('a socket that dies and an error inside the stream are failures', async t => {
  const { fake, opponent } = await setUp(t)
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
  const { fake, opponent } = await setUp(t)
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
  const { fake, opponent } = await setUp(t)
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
    const { fake, opponent } = await setUp(t)
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
  const { fake, opponent } = await setUp(t)
  fake.answer({ kind: 'stall', at: 'body', text: 'I go on and on' })
  for await (const _ of opponent.reply(debate, never())) break
  t.equal(await fake.requests[0]?.ended, 'aborted')
})

t.test('a field that the server refuses is left out from then on', async t => {
  const { fake, opponent } = await setUp(t, { refusedFields: ['max_tokens'] })
  t.equal((await listen(opponent.reply(debate, never()))).error, null)
  t.equal((await listen(opponent.reply(debate, never()))).error, null)
  t.same(
    fake.requests.map(({ body }) => [
      body.max_tokens !== undefined,
      body.max_completion_tokens !== undefined,
    ]),
    [
      [true, false],
      [false, true],
      [false, true],
    ],
  )
})

t.test('a local server needs no key', async t => {
  const { fake } = await setUp(t)
  const opponent = createOpenAiOpponent({
    apiKey: null,
    baseUrl: fake.baseUrl,
    model: 'm',
    judgeModel: 'm',
  })
  t.equal((await listen(opponent.reply(debate, never()))).error, null)
  t.match(fake.requests[0]?.headers.authorization, /^Bearer \w+$/)
})
