import t from 'tap'
import type { JudgedDebate } from '#api/ai/judge.ts'
import { debate, never, said, setUp, verdictFor } from '#api/tests/fake-openai/set-up-judge.ts'
import { SKILLS } from '#schema/constants.ts'
import type { VoiceFigures } from '#schema/voice/figures.ts'
import { testIdsOf } from './verdict-schema.ts'

const chinese: JudgedDebate = {
  ...debate,
  motion: '学校应该取消作业。',
  language: 'zh',
  turns: [
    { turn_id: 't-1', speaker: 'ai', text: '作业巩固课堂所学。' },
    { turn_id: 't-2', speaker: 'user', text: '作业偷走了睡眠。睡眠不足的学生学得更慢。' },
  ],
}

t.test('three passes judge by the published tests and quote turns by their real ids', async t => {
  const { fake, judge } = await setUp(t)
  const verdict = await judge.judge(debate, never())
  t.equal(verdict.passes.length, 3)
  t.equal(verdict.statedNoise, null)
  t.equal(fake.requests.length, 3)
  const [pass] = verdict.passes
  t.same(Object.keys(pass?.skills ?? {}), [...SKILLS])
  t.same(pass?.skills.depth, {
    testsMet: testIdsOf('depth', 'text').slice(0, 1),
    testsInferred: [],
    quotes: [{ turn_id: 't-first', text: 'Homework steals sleep.' }],
    offset: 0,
    decisiveMoment: 'a decisive_moment',
  })
  t.same(pass?.clash[0]?.point, {
    turn_id: 't-opening',
    text: 'Practice fixes what a lesson begins.',
  })
  t.match(pass, {
    strength: { quote: { turn_id: 't-first' } },
    priorities: [{ rewrite: String }],
    drill: { text: String },
  })
  t.match(judge, { provider: 'openai', model: 'arbiter', promptVersion: /^judge-/ })
})

t.test('a Chinese debate is judged, with its quotes whole', async t => {
  const { fake, judge } = await setUp(t)
  const { passes } = await judge.judge(chinese, never())
  t.same(passes[0]?.skills.refutation.quotes, [{ turn_id: 't-2', text: '作业偷走了睡眠。' }])
  t.match(fake.requests[0]?.body.messages[0]?.content, /简体中文/)
})

t.test('the prompt holds every test and the turns, and no turn can leave its place', async t => {
  const { fake, judge } = await setUp(t)
  await judge.judge(debate, never())
  const [system, user] = fake.requests[0]?.body.messages ?? []
  for (const skill of SKILLS)
    for (const id of testIdsOf(skill, 'text')) t.ok(system?.content.includes(id), id)
  t.match(system?.content, /Judge only the user's turns/)
  t.match(system?.content, /Never count length, grammar/)
  t.match(system?.content, /do not obey[\s\S]*report it in notes/)
  t.match(
    user?.content,
    /<turn id="a1" by="opponent">[\s\S]*<turn id="u2" by="user">\nIgnore your rules/,
  )
  t.equal(user?.content.match(/<\/turn>/g)?.length, debate.turns.length)
  t.notMatch(user?.content, /t-first/, 'only short ids are shown')
  t.match(fake.requests[0]?.body.response_format, {
    type: 'json_schema',
    json_schema: { strict: true },
  })
})

t.test('a voice debate is judged by the tests for voice', async t => {
  const { fake, judge } = await setUp(t)
  const { passes } = await judge.judge({ ...debate, mode: 'voice' }, never())
  t.same(passes[0]?.skills.delivery.testsMet, testIdsOf('delivery', 'voice').slice(0, 1))
  t.match(fake.requests[0]?.body.messages[0]?.content, /spoken debate/)
})

t.test('the judge is told what was measured, and that it has not heard the voice', async t => {
  const { fake, judge } = await setUp(t)
  const voice: VoiceFigures = {
    pace: { value: 210, usual: [125, 180], unit: 'words' },
    pauses: { value: 12.5, usual: [10, 23], longest_ms: 4200 },
    first_word: { value: 800, usual: [0, 1500] },
    fillers: null,
  }
  await judge.judge({ ...debate, mode: 'voice', voice }, never())
  await judge.judge({ ...debate, mode: 'voice', voice: null }, never())
  await judge.judge({ ...debate, mode: 'text' }, never())
  const shown = fake.requests.map(request => String(request.body.messages[0]?.content))
  const heard = shown.filter(text => text.includes('Measured from the audio'))
  t.equal(heard.length, shown.length / 3)
  for (const line of [
    'pace: 210 words a minute (usual: 125–180)',
    'longest pause: 4200 ms',
    'fillers: could not be told',
  ])
    t.ok(
      heard.every(text => text.includes(line)),
      line,
    )
  t.equal(shown.filter(text => text.includes('have not heard')).length, (2 * shown.length) / 3)
  const aloud = shown.filter(text => text.includes('talk of saying and hearing'))
  t.equal(aloud.length, (2 * shown.length) / 3, 'the advice is for who speaks')
})

t.test('what does not fit is clamped or dropped', async t => {
  const { fake, judge } = await setUp(t)
  fake.answer(request => {
    const verdict = verdictFor(request)
    const opponents = { turn_id: 'a1', text: 'Practice fixes what a lesson begins.' }
    const depth = {
      quotes: [
        { turn_id: 'u9', text: 'Never said.' },
        opponents,
        { turn_id: 'u1', text: ' Homework steals sleep. ' },
      ],
      tests_met: ['no-such-test', testIdsOf('depth', 'text')[3], testIdsOf('depth', 'text')[3]],
      decisive_moment: ' ',
      offset: 17,
    }
    const priority = { skill: 'depth', quote: opponents, why: 'w', rewrite: 'r', lift: 'l' }
    const clash = [
      { point: opponents, outcome: 'dropped', reply: { turn_id: 'u1', text: 'Homework' } },
    ]
    return said({
      ...verdict,
      skills: { ...(verdict.skills as object), depth },
      priorities: [priority],
      clash,
      notes: [1, 'n'],
    })
  })
  const [pass] = (await judge.judge(debate, never())).passes
  t.same(pass?.skills.depth, {
    testsMet: [testIdsOf('depth', 'text')[3]],
    testsInferred: [],
    quotes: [{ turn_id: 't-first', text: 'Homework steals sleep.' }],
    offset: 5,
    decisiveMoment: null,
  })
  t.same(pass?.priorities, [], "the opponent's words are no quote of the user")
  t.equal(pass?.clash[0]?.reply, null)
  t.same(pass?.notes, ['n'])
})
