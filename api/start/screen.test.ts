import t from 'tap'
import { readConfig } from '#api/config.ts'
import { readyLines, startLine } from './screen.ts'

const read = (env: NodeJS.ProcessEnv) => readConfig({ JWT_SECRET: 'x'.repeat(32), ...env })
const ready = (env: NodeJS.ProcessEnv) =>
  readyLines(read({ DATA_DIR: '/srv/data', ...env }), 'http://127.0.0.1:3000')

t.test('a good start says where, who argues, where the data lies and how to stop', async t => {
  t.same(ready({}), [
    'AI Debater Tutor is ready at http://127.0.0.1:3000',
    '  AI      Built-in opponent and judge, no key needed. A model: OPENAI_API_KEY or OPENAI_BASE_URL.',
    '  Data    /srv/data (embedded database)',
    '  Admin   http://127.0.0.1:3000/admin',
    '  Stop    Ctrl-C',
  ])
})

t.test('models are named, and passwords of the database are not', async t => {
  const local = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'llama3.1' }
  const lines = ready({ ...local, DATABASE_URL: 'postgresql://user:secret@db.example/debater' })
  t.match(lines[1], /llama3\.1 argues and judges, at http:\/\/127\.0\.0\.1:11434\/v1/)
  t.match(lines[2], /PostgreSQL at db\.example:5432\/debater/)
  t.notMatch(lines.join('\n'), /secret/)
  t.match(
    ready({ OPENAI_API_KEY: 'key', OPENAI_JUDGE_MODEL: 'careful' })[1],
    /gpt-5-mini argues, careful judges, at OpenAI/,
  )
})

t.test('a start tells only what is new', async t => {
  const config = read({})
  const kept = { kind: 'administrator', made: { kind: 'kept' } } as const
  t.equal(startLine({ kind: 'migrated', names: [] }, config), null)
  t.equal(startLine(kept, config), null)
  const given = read({ ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'secret-1' })
  t.match(startLine(kept, given), /^ADMIN_PASSWORD is not used/)
})
