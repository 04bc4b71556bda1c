import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import t, { type Test } from 'tap'
import { VARIABLE_NAMES } from '#api/config.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Run by other tests, or the very thing that runs this one. */
const ELSEWHERE = ['npm run dev', 'npm run check', 'npm test']

/** What the other commands say, each its own. */
const SAYS = [/admin@localhost\.local has a new password/, /No AI service is set up/]

/** The commands of the page's ```sh blocks, without their comments. */
const commands = [...read('README.md').matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => block.split('\n'))
  .map(line => line.replace(/ +#.*/, '').trim())
  .filter(line => line !== '')

const run = (
  t: Test,
  command: string,
  dataDir: string,
): { child: ChildProcess; said(): string } => {
  const child = spawn('sh', ['-c', command], {
    cwd: ROOT,
    env: {
      // The npm that runs the tests, on the Node that does.
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  t.teardown(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  return { child, said: () => output }
}

const ready = (child: ChildProcess, said: () => string) =>
  new Promise<void>(resolve => {
    child.stdout?.on('data', () => said().includes('is ready at') && resolve())
  })

const temporaryData = (t: Test) => {
  const folder = mkdtempSync(join(tmpdir(), 'debater-readme-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

t.test('the commands of the README run as they stand', async t => {
  const dataDir = temporaryData(t)
  const starts = commands.filter(command => /\bnpm start$/.test(command))
  t.equal(starts.length, 3)
  for (const command of starts) {
    const { child, said } = run(t, command, dataDir)
    const ended = once(child, 'close')
    await Promise.race([ended, ready(child, said)])
    // As Ctrl-C does: to everything that the terminal runs.
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGINT')
    await ended
    t.match(said(), /is ready at http:\/\/127\.0\.0\.1:\d+/, command)
  }
  const others = commands.filter(
    command => !starts.includes(command) && !ELSEWHERE.includes(command),
  )
  t.equal(others.length, SAYS.length)
  for (const command of others) {
    const { child, said } = run(t, command, dataDir)
    const [code] = await once(child, 'close')
    t.equal(code, 0, command)
    t.ok(
      SAYS.some(sentence => sentence.test(said())),
      `${command} said: ${said()}`,
    )
  }
})

t.test('.env.example explains every variable of the configuration, and no other', async t => {
  const named = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  t.same([...named].sort(), [...VARIABLE_NAMES].sort())
})
