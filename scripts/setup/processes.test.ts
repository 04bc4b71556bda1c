import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import t, { type Test } from 'tap'
import { isRunning, lockSetUp } from './set-up-lock.mjs'

const HERE = import.meta.dirname

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const run = (t: Test, program: string, args: string[], cwd: string): ChildProcess => {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  t.teardown(
    () => child.pid !== undefined && isAlive(child.pid) && process.kill(-child.pid, 'SIGKILL'),
  )
  return child
}

/** The lines that a child prints, one at a time. */
const linesOf = (child: ChildProcess) => {
  if (!child.stdout) throw new Error('The output is not read.')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return async (is: RegExp): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error(`The output ended before ${is}`)
      if (is.test(value)) return value
    }
  }
}

const gone = async (pid: number) => {
  while (isAlive(pid)) await new Promise(resolve => setTimeout(resolve, 20))
}

/** A project whose start runs child.mjs as setup runs the server, and tells how it ended. */
const project = (t: Test) =>
  t.testdir({
    'package.json': JSON.stringify({ scripts: { start: 'node run.mjs' } }),
    'run.mjs': `
      import { runNode } from ${JSON.stringify(join(HERE, 'run-child.mjs'))}
      const ended = await runNode(process.execPath, ['child.mjs'], {})
      console.log('ended ' + JSON.stringify(ended))
    `,
    'child.mjs': `
      process.on('SIGINT', () => process.exit(7))
      console.log('child ' + process.pid + ' of ' + process.ppid)
      setInterval(() => undefined, 1_000)
    `,
  })

const pidsIn = (line: string) => line.match(/\d+/g)?.map(Number) ?? []

t.test('a SIGTERM to npm ends what npm start runs', async t => {
  const npm = process.env.npm_execpath
  const cwd = project(t)
  const child = npm ? run(t, process.execPath, [npm, 'start'], cwd) : run(t, 'npm', ['start'], cwd)
  const [pid = 0] = pidsIn(await linesOf(child)(/^child/))
  child.kill('SIGTERM')
  await gone(pid)
  t.notOk(isAlive(pid))
})

t.test('a kill -9 of the set-up ends what it runs', async t => {
  const child = run(t, process.execPath, ['run.mjs'], project(t))
  const [pid = 0] = pidsIn(await linesOf(child)(/^child/))
  child.kill('SIGKILL')
  await gone(pid)
  t.notOk(isAlive(pid))
})

t.test('Ctrl-C reaches what runs, is waited for, and is told from an end of its own', async t => {
  const child = run(t, process.execPath, ['run.mjs'], project(t))
  const line = linesOf(child)
  await line(/^child/)
  child.kill('SIGINT')
  t.equal(await line(/^ended/), 'ended {"code":7,"killedBy":null,"stopped":true}')
})

t.test('Ctrl-C that comes while the start of what runs still returns reaches it', async t => {
  const cwd = t.testdir({
    'run.mjs': `
      import childProcess from 'node:child_process'
      import { existsSync } from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      const { spawn } = childProcess
      childProcess.spawn = (...args) => {
        const child = spawn(...args)
        while (!existsSync('signalled')) continue
        return child
      }
      syncBuiltinESMExports()
      const { runNode } = await import(${JSON.stringify(join(HERE, 'run-child.mjs'))})
      const ended = await runNode(process.execPath, ['child.mjs'], {})
      console.log('ended ' + JSON.stringify(ended))
    `,
    'child.mjs': `
      import { writeFileSync } from 'node:fs'
      process.on('SIGINT', () => process.exit(7))
      process.kill(process.ppid, 'SIGINT')
      writeFileSync('signalled', '')
      setInterval(() => undefined, 1_000)
    `,
  })
  const line = linesOf(run(t, process.execPath, ['run.mjs'], cwd))
  t.equal(await line(/^ended/), 'ended {"code":7,"killedBy":null,"stopped":true}')
})

t.test('what the system kills is told from what was stopped', async t => {
  const child = run(t, process.execPath, ['run.mjs'], project(t))
  const line = linesOf(child)
  const [pid = 0] = pidsIn(await line(/^child/))
  process.kill(pid, 'SIGKILL')
  t.equal(await line(/^ended/), 'ended {"code":137,"killedBy":"SIGKILL","stopped":false}')
})

t.test('one process at a time sets up a folder, and a kill -9 lets the next one in', async t => {
  const cwd = t.testdir({
    'hold.mjs': `
      import { isRunning, lockSetUp } from ${JSON.stringify(join(HERE, 'set-up-lock.mjs'))}
      await lockSetUp(process.cwd())
      console.log('held')
      setInterval(() => undefined, 1_000)
    `,
  })
  const first = run(t, process.execPath, ['hold.mjs'], cwd)
  await linesOf(first)(/^held/)
  let next: Promise<() => void> | undefined
  await new Promise<void>(waits => {
    next = lockSetUp(cwd, waits)
  })
  first.kill('SIGKILL')
  const release = await next
  t.ok(release, 'who waited has the lock')
  release?.()
})

t.test(
  'of several that run in a folder each ends when it is done, and the folder is free',
  async t => {
    const cwd = t.testdir({
      'run.mjs': `
      import { showRunning } from ${JSON.stringify(join(HERE, 'set-up-lock.mjs'))}
      showRunning(process.cwd())
      console.log('runs')
      process.stdin.once('data', () => process.stdin.destroy())
    `,
    })
    const start = async () => {
      const child = spawn(process.execPath, ['run.mjs'], {
        cwd,
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      t.teardown(() => child.kill('SIGKILL'))
      await linesOf(child)(/^runs/)
      return child
    }
    const end = async (child: ChildProcess) => {
      const ended = once(child, 'exit')
      child.stdin?.write('end\n')
      await ended
    }
    const [first, second] = [await start(), await start()]
    t.equal(await isRunning(cwd), true)
    await end(second)
    t.equal(await isRunning(cwd), true, 'the first still runs')
    await end(first)
    t.equal(await isRunning(cwd), false)
  },
)
