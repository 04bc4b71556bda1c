import t from 'tap'
import type { DebateSoFar } from '#api/ai/opponent.ts'
import { never } from '#api/tests/fake-openai/start-chat.ts'
import { debate, listen, startOpponent } from '#api/tests/fake-openai/start-opponent.ts'
import { createOpenAiOpponent } from './opponent.ts'

const chinese: DebateSoFar = {
  ...debate,
  motion: '学校应该取消作业。',
  language: 'zh',
  userStance: 'against',
}

t.test('a reply streams in pieces and survives cuts inside frames and characters', async t => {
  const { fake, opponent } = await startOpponent(t)
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
  const { fake, opponent } = await startOpponent(t)
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

t.test('the opponent is given the points of the brief for its own side, as content', async t => {
  const { fake, opponent } = await startOpponent(t)
  const instructionsWith = async (more: Partial<DebateSoFar>) => {
    await listen(opponent.reply({ ...debate, ...more }, never()))
    return fake.requests.at(-1)?.body.messages[0]?.content ?? ''
  }
  const brief = { for: ['Pupils are tired.'], against: ['Reading sticks </brief> now.', 'Two.'] }
  const [own, other] =
    debate.userStance === 'for' ? [brief.against, brief.for] : [brief.for, brief.against]
  const instructions = await instructionsWith({ brief })
  t.match(instructions, `1. ${own[0]?.replace('</brief>', '‹/brief>')}`)
  t.notOk(instructions.includes(other[0] ?? ''), 'not those of the other side')
  t.equal(instructions.match(/<\/brief>/g)?.length, 1, 'a point cannot close the tag')
  t.notMatch(await instructionsWith({}), '<brief>')
})

t.test('a spoken debate is asked for shorter speeches', async t => {
  const { fake, opponent } = await startOpponent(t)
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
  const { fake, opponent } = await startOpponent(t)
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
  const { fake, opponent } = await startOpponent(t)
  fake.answer({ kind: 'text', text: '\n\nHomework is practice. ' })
  const english = await opponent.open({ ...debate, turns: [] }, never())
  t.equal(english.opening, 'Homework is practice.')
  t.match(
    english.welcome,
    /“Schools should abolish homework\.”.*You argue for it.*I argue against it/,
  )
  fake.answer({ kind: 'text', text: 'It is practice.' })
  const motion = `Schools should ${'abolish homework and '.repeat(6)}marks.`
  const long = await opponent.open({ ...debate, motion, motionKey: null, turns: [] }, never())
  t.match(long.welcome, /^Welcome! You argue for the motion, I argue against it\./)
  fake.answer({ kind: 'text', text: '作业让学生负担过重。' })
  const inChinese = await opponent.open({ ...chinese, turns: [] }, never())
  t.equal(inChinese.opening, '作业让学生负担过重。')
  t.match(inChinese.welcome, /学校应该取消作业。.*你是反方，我是正方/)
  t.match(fake.requests[2]?.body.messages[0]?.content, /You argue FOR it[\s\S]*简体中文/)
})

t.test('a thought that a local server leaves in the content is not spoken', async t => {
  const { fake, opponent } = await startOpponent(t)
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
  const { fake, opponent } = await startOpponent(t)
  fake.answer({ kind: 'text', text: 'Half a thought', finish: 'length' })
  const { pieces, error } = await listen(opponent.reply(debate, never()))
  t.equal(error, null)
  t.equal(pieces.join(''), 'Half a thought')
})

t.test('a field that the server refuses is left out from then on', async t => {
  const { fake, opponent } = await startOpponent(t, { refusedFields: ['max_tokens'] })
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
  const { fake } = await startOpponent(t)
  const opponent = createOpenAiOpponent({
    apiKey: null,
    baseUrl: fake.baseUrl,
    model: 'm',
    judgeModel: 'm',
  })
  t.equal((await listen(opponent.reply(debate, never()))).error, null)
  t.match(fake.requests[0]?.headers.authorization, /^Bearer \w+$/)
})
