import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { LONGEST_LINE } from './answer-lines.ts'

const SCRIPT = join(import.meta.dirname, 'argue.ts')

type Answer = { id: unknown; reply?: string; error?: string }

/** What the script answers to these lines; objects are sent as JSON, strings as they are. */
const argue = async (lines: readonly unknown[]) => {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(
    lines.map(line => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
  )
  const [said, [status]] = await Promise.all([text(child.stdout), once(child, 'close')])
  const answers = said
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Answer)
  return { answers, status }
}

const OPENING = {
  id: 'opening',
  motion: 'All schools should require their pupils to wear a uniform.',
  stance: 'for',
  language: 'en',
  level: 'club',
  style: 'professor',
  turns: [],
}
const REPLY = {
  ...OPENING,
  id: 7,
  turns: [
    { speaker: 'ai', text: 'A uniform stops young people from showing who they are.' },
    { speaker: 'user', text: 'A child can show who she is by what she says and draws.' },
  ],
}
const CHINESE = {
  ...OPENING,
  id: 'zh',
  motion: '应该禁止家庭作业',
  language: 'zh',
  turns: [{ speaker: 'user', text: '家庭作业让学生睡眠不足，因为每天要写到很晚。' }],
}

t.test(
  'openings and replies come in the order of the lines, and a bad line stops none',
  async t => {
    const { answers, status } = await argue([
      OPENING,
      'this is not JSON',
      '',
      REPLY,
      { ...OPENING, id: 'level', level: 'giant' },
      { ...REPLY, id: 'own turn last', turns: REPLY.turns.slice(0, 1) },
      { ...OPENING, id: 'empty', motion: ' ' },
      { ...OPENING, id: 'long', motion: 'x'.repeat(LONGEST_LINE) },
      CHINESE,
    ])
    t.equal(status, 0)
    t.same(
      answers.map(({ id }) => id),
      ['opening', null, 7, 'level', 'own turn last', 'empty', null, 'zh'],
    )
    const [opening, notJson, reply, level, last, empty, long, chinese] = answers
    t.match(opening?.reply, /uniforms?\b/i)
    t.match(reply?.reply, /\w+ \w+ \w+/)
    t.match(chinese?.reply, /\p{Script=Han}{4}/u)
    t.match(notJson?.error, /not JSON/)
    t.match(level?.error, /level/)
    t.match(last?.error, /last turn/)
    t.match(empty?.error, /motion/)
    t.match(long?.error, /longer than/)
  },
)

t.test('the same line gets the same reply', async t => {
  const [one, other] = (await argue([REPLY, OPENING, REPLY])).answers.filter(({ id }) => id === 7)
  t.strictSame(one, other)
})

t.test('a self-written motion is argued from its brief', async t => {
  const line = {
    ...OPENING,
    motion: 'The town should paint its benches orange',
    brief: { against: ['Orange paint fades in two summers.'] },
  }
  const { answers } = await argue([line, { ...line, brief: { for: ['a', 'b', 'c', 'd'] } }])
  t.match(answers[0]?.reply, 'Orange paint fades in two summers.')
  t.match(answers[1]?.error, 'brief')
})
