import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { freePort } from './free-port.ts'
import { folderProblem } from './serve-web.ts'
import { wholeOnly } from './whole-tests.ts'

const ROOT = join(import.meta.dirname, '..')
const OPEN = /^Open (\S+)/m

/** npm run dev with its own data; `output` is all that it has said so far. */
const startDev = (t: Test, env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: t.testdir(), LOG_LEVEL: 'fatal', ...env },
  })
  t.teardown(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text
    })
  const untilOpen = async (): Promise<string> => {
    for (;;) {
      const address = OPEN.exec(output)?.[1]
      if (address) return address
      if (child.exitCode !== null) throw new Error(output)
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    }
  }
  return { child, untilOpen, output: () => output }
}

const exitCodeOf = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null) await once(child, 'close')
  return child.exitCode
}

t.test(
  'it ends with the one address to open, which serves the app and the API',
  wholeOnly,
  async t => {
    const port = await freePort()
    const { child, untilOpen, output } = startDev(t, { PORT: String(port) })
    const address = await untilOpen()
    t.equal(address, `http://127.0.0.1:${port}`)
    t.match(await (await fetch(address)).text(), '/@vite/client')
    t.match(await (await fetch(`${address}/api/topics?limit=1`)).json(), [{ topic_id: String }])
    t.equal((await fetch(`${address}/healthz`)).status, 200)
    const named = [...output().matchAll(/https?:\/\/[\w.]+:\d+/g)].map(([named]) => named)
    t.same([...new Set(named)], [address], 'no other address is named')
    t.match(output().trim().split('\n').at(-1), OPEN)
    child.kill('SIGINT')
    t.equal(await exitCodeOf(child), 0)
  },
)

t.test('a port that is in use is told before anything else starts', async t => {
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  t.teardown(() => busy.close())
  const { port } = busy.address() as { port: number }
  const { child, output } = startDev(t, { PORT: String(port) })
  t.equal(await exitCodeOf(child), 1)
  t.equal(output().trim(), `Port ${port} is in use. Choose another: PORT=${port + 1} npm run dev`)
})

t.test('every fault of the configuration is told at once', async t => {
  const { child, output } = startDev(t, { PORT: 'x', LOG_LEVEL: 'y' })
  t.equal(await exitCodeOf(child), 1)
  t.match(output(), 'The configuration has 2 faults')
  t.notMatch(output(), 'at ', 'no stack')
})

t.test('a folder whose name Vite takes for an address is refused', async t => {
  for (const name of ['/home/a#b', '/home/what?', '/home/100%/app', '/home/a:b', '/home/a"b'])
    t.match(folderProblem(name), `The folder ${name} has`)
  for (const name of ['/home/a b', "/home/it's", '/home/辩论', '/home/a[1](2){3}&;+~'])
    t.equal(folderProblem(name), null)
})
