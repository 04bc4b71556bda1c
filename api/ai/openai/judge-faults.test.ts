import t from 'tap'
import { until } from '#api/tests/factories.ts'
import { debate, never, said, setUp, verdictFor } from '#api/tests/fake-openai/set-up-judge.ts'

/** The passes that a judge asks for at once. */
const PASSES = 3

t.test('a fence or a thought around the JSON is no fault', async t => {
  const { fake, judge } = await setUp(t)
  fake.answer(request => ({
    kind: 'text',
    text: `<think>{ so } </think>\nHere it is:\n\`\`\`json\n${JSON.stringify(verdictFor(request))}\n\`\`\``,
  }))
  t.equal((await judge.judge(debate, never())).passes.length, 3)
  t.equal(fake.requests.length, 3)
})

t.test('an unusable answer is handed back once, with what is wrong', async t => {
  const { fake, judge } = await setUp(t)
  fake.answer((request, nth) =>
    nth < 3 ? said({ drill: { skill: 'depth', text: 'x' } }) : said(verdictFor(request)),
  )
  t.equal((await judge.judge(debate, never())).passes.length, 3)
  t.equal(fake.requests.length, 6)
  const repair = fake.requests[5]?.body.messages ?? []
  t.same(
    repair.map(message => message.role),
    ['system', 'user', 'assistant', 'user'],
  )
  t.match(repair[3]?.content, /cannot be used\. skills\.depth\.tests_met is missing\./)
})

t.test('a cut answer is asked for again, shorter and without the half answer', async t => {
  const { fake, judge } = await setUp(t)
  fake.answer((request, nth) =>
    nth < 3
      ? { kind: 'text', text: '{"skills": {"depth"', finish: 'length' }
      : said(verdictFor(request)),
  )
  t.equal((await judge.judge(debate, never())).passes.length, 3)
  const repair = fake.requests[5]?.body.messages ?? []
  t.same(
    repair.map(message => message.role),
    ['system', 'user'],
  )
  t.match(repair[1]?.content, /cut off/)
})

t.test('two valid passes are a verdict, one is not', async t => {
  const { fake, judge } = await setUp(t)
  fake.answer((_, nth) => (nth === 0 ? { kind: 'refusal', text: 'No.' } : { kind: 'json' }))
  t.equal((await judge.judge(debate, never())).passes.length, 2)
  fake.answer((_, nth) => (nth < 2 ? { kind: 'refusal', text: 'No.' } : { kind: 'json' }))
  await t.rejects(judge.judge(debate, never()), { name: 'ModelError', message: /declined/ })
})

t.test('an answer that stays unusable is a stated failure', async t => {
  const { fake, judge } = await setUp(t)
  fake.answer({ kind: 'text', text: 'You did well: 87 of 100.' })
  await t.rejects(judge.judge(debate, never()), {
    name: 'ModelError',
    message: /no usable verdict/,
    cause: { name: 'UnusableAnswer' },
  })
  t.equal(fake.requests.length, 6)
})

t.test('a server without json_schema is asked for plain JSON with the schema in words', async t => {
  const { fake, judge } = await setUp(t, { jsonSchema: false })
  fake.answer(request => said(verdictFor(request)))
  t.equal((await judge.judge(debate, never())).passes.length, 3)
  t.equal((await judge.judge(debate, never())).passes.length, 3)
  const formats = fake.requests.map(({ body }) => body.response_format?.type)
  t.equal(
    formats.filter(format => format === 'json_schema').length,
    3,
    'each first pass, never again',
  )
  t.equal(formats.filter(format => format === 'json_object').length, 6)
  const { messages = [] } = fake.requests.at(-1)?.body ?? {}
  t.same(
    messages.map(message => message.role),
    ['system', 'user'],
  )
  t.match(messages[1]?.content, /JSON schema:\n\{"type":"object"/)
})

t.test('a server that cannot answer says what to do', async t => {
  const { fake, judge } = await setUp(t)
  const fails = (words: RegExp) =>
    t.rejects(judge.judge(debate, never()), { name: 'ModelError', message: words })
  fake.answer({ kind: 'status', status: 401 })
  await fails(/OPENAI_API_KEY/)
  fake.answer({ kind: 'status', status: 404 })
  await fails(/“arbiter”.*OPENAI_JUDGE_MODEL/)
  fake.answer({ kind: 'status', status: 429, retryAfter: 20 })
  await fails(/busy.*20 seconds/)
  fake.answer({ kind: 'status', status: 500, retryAfter: 0 })
  await fails(/fault of its own/)
  fake.answer({ kind: 'death', at: 'body' })
  await fails(/broke off/)
  fake.answer({ kind: 'raw', contentType: 'text/html', body: '<title>Welcome</title>' })
  await fails(/no chat service/)
})

t.test('a judge that falls silent before or in its answer is given up', async t => {
  const { fake, judge, runOut } = await setUp(t)
  for (const at of ['headers', 'body'] as const) {
    fake.answer({ kind: 'stall', at })
    const before = fake.requests.length
    const given = t.rejects(judge.judge(debate, never()), {
      name: 'ModelError',
      message: /too long to answer/,
    })
    await until('all passes are asked for', () => fake.requests.length === before + PASSES)
    runOut()
    await given
  }
  for (const request of fake.requests) t.equal(await request.ended, 'aborted')
})

t.test('an abort ends all passes with its reason', async t => {
  const { fake, judge } = await setUp(t)
  fake.answer({ kind: 'stall', at: 'body' })
  const stop = new AbortController()
  const reason = new Error('Shutting down.')
  const given = t.rejects(judge.judge(debate, stop.signal), reason)
  await until('all passes are asked for', () => fake.requests.length === PASSES)
  stop.abort(reason)
  await given
  for (const request of fake.requests) t.equal(await request.ended, 'aborted')
})
