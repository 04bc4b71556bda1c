import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { SKILLS } from '#schema/constants.ts'

const SCRIPT = join(import.meta.dirname, 'score-arguments.ts')
const MOTION = 'Schools should require uniforms'

/** Makes a program write the microseconds that it computed to its fourth file. */
const TELL_COMPUTED = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs'
  process.on('exit', () => writeSync(3, JSON.stringify(process.cpuUsage())))
`)}`

/**
 * What the script answers to these lines; objects are sent as JSON, strings as they are.
 * `computedMs` is its own time, however busy the machine is.
 */
const score = async (lines: readonly unknown[]) => {
  const child = spawn(process.execPath, ['--import', TELL_COMPUTED, SCRIPT], {
    stdio: ['pipe', 'pipe', 'inherit', 'pipe'],
  })
  const { stdin, stdout } = child
  if (!stdin || !stdout) throw new Error('the script has no pipes')
  stdin.end(
    lines.map(line => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
  )
  const [said, told, [status]] = await Promise.all([
    text(stdout),
    text(child.stdio[3] as Readable),
    once(child, 'close'),
  ])
  const { user, system } = JSON.parse(told) as NodeJS.CpuUsage
  const answers = said
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)
  return { answers, status, computedMs: (user + system) / 1000 }
}

const GOOD_ARGUMENT =
  'Uniforms reduce bullying, because children whose parents cannot afford brands ' +
  'are no longer marked by what they wear.'
const POOR_ARGUMENT = 'i think uniforms r dumb and ugly lol'
const SPEECH = [
  'We should require uniforms in schools, and I will show this with two reasons.',
  'First, a uniform takes a daily contest out of the classroom.',
  'When everyone wears the same jumper, a child whose parents cannot pay for brands is no longer',
  'marked, which means that fewer pupils come to school afraid.',
  'Second, teachers gain time, because they spend less of the morning on disputes about dress,',
  'so lessons start on time.',
  'Of course a uniform does not end every cruelty, but it removes the most visible target.',
  'For these reasons we should require uniforms.',
].join(' ')

t.test(
  'three kinds of lines are answered in their order, and a bad line does not stop the rest',
  async t => {
    const { answers, status } = await score([
      { id: 'good', motion: MOTION, stance: 'for', text: GOOD_ARGUMENT },
      'this is not JSON',
      { id: 'poor', motion: MOTION, text: POOR_ARGUMENT },
      { id: 7, motion: MOTION, speech: SPEECH },
      { id: 'nothing', motion: MOTION },
      { id: 'empty', motion: MOTION, text: '   ' },
      { id: 'short', motion: MOTION, speech: 'We should.' },
      { id: 'zh', motion: MOTION, text: '校服让学生更平等，因为家境不再写在身上。' },
      {
        id: 'reply',
        motion: MOTION,
        point: 'Uniforms cost poor families money that they need for food.',
        candidates: [
          'Pupils can still show who they are by what they say and draw.',
          'One plain set is cheaper than a wardrobe, so poor families save money and have more for food.',
          'Bullies will find phones and shoes to mock instead.',
        ],
      },
      { id: 'none', motion: MOTION, point: 'Uniforms cost money.', candidates: [] },
    ])
    t.equal(status, 0)
    t.same(
      answers.map(answer => answer.id),
      ['good', null, 'poor', 7, 'nothing', 'empty', 'short', 'zh', 'reply', 'none'],
    )
    const [good, notJson, poor, speech, nothing, empty, short, zh, reply, none] = answers
    for (const answer of [notJson, nothing, empty, short, zh, none]) t.type(answer?.error, 'string')
    const [high, low] = [Number(good?.quality), Number(poor?.quality)]
    t.ok(high > low && high <= 1 && low >= 0, `${high} and ${low}`)
    const scores = speech?.scores as Record<string, number>
    t.same(
      Object.keys(scores),
      SKILLS.map(skill => `${skill}_score`),
    )
    const mean = Object.values(scores).reduce((sum, each) => sum + each, 0) / SKILLS.length
    t.ok(Math.abs(Number(speech?.overall) - mean) <= 0.05, 'overall is the plain mean')
    const ranking = reply?.ranking as number[]
    t.same([...ranking].sort(), [0, 1, 2])
    t.equal(ranking[0], 1)
  },
)

t.test(
  'the same lines are answered alike, and saying an argument twice changes nothing',
  async t => {
    const lines = [
      { id: 1, motion: MOTION, text: GOOD_ARGUMENT },
      { id: 1, motion: MOTION, text: GOOD_ARGUMENT },
      { id: 1, motion: MOTION, text: `${GOOD_ARGUMENT} ${GOOD_ARGUMENT}` },
    ]
    const { answers } = await score(lines)
    t.same(answers[1], answers[0])
    t.same(answers[2], answers[0])
  },
)

t.test('a thousand arguments take a moment, the start included', async t => {
  const lines = Array.from({ length: 1000 }, (_, id) => ({
    id,
    motion: MOTION,
    text: `${GOOD_ARGUMENT} It is ${id}.`,
  }))
  const { answers, computedMs } = await score(lines)
  t.equal(answers.length, 1000)
  t.ok(computedMs < 5000, `${computedMs.toFixed(0)} ms`)
})

const OPENING = 'Uniforms cost poor families money. They also end what makes pupils different.'
const DEBATE = {
  id: 'debate',
  motion: MOTION,
  stance: 'for',
  language: 'en',
  turns: [
    { speaker: 'ai', text: OPENING },
    { speaker: 'user', text: SPEECH },
    { speaker: 'ai', text: 'A jumper is one more thing that a poor family has to buy.' },
    { speaker: 'user', text: GOOD_ARGUMENT },
  ],
}

t.test('a whole debate gets scores and a review, or a reason and a next step', async t => {
  const { answers } = await score([
    DEBATE,
    { ...DEBATE, id: 'short', turns: DEBATE.turns.slice(0, 2) },
    { ...DEBATE, id: 'zh', language: 'zh', turns: DEBATE.turns.slice(0, 1) },
    { ...DEBATE, id: 'sideless', stance: undefined },
    { ...DEBATE, id: 'silent', turns: [] },
  ])
  const [debate, short, zh, sideless, silent] = answers
  t.match(debate, { id: 'debate', overall: Number, noise: Number, feedback: /.{100}/ })
  t.same(
    Object.keys(debate?.scores as object),
    SKILLS.map(skill => `${skill}_score`),
  )
  t.match(debate?.review, { clash: Array, notes: Array, turns: Array, next_step: /\w{3}.*\.$/ })
  t.match(short, { id: 'short', overall: null, reason: /made a start/, next_step: /\w{3}.*\.$/ })
  t.match(zh, { overall: null, reason: /\p{Script=Han}/u, next_step: /\p{Script=Han}/u })
  for (const answer of [sideless, silent]) t.match(answer?.error, /stance .* turns/)
})
