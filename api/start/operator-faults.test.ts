import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { OperatorError } from '#db/operator-error.ts'
import { sayFault } from './operator-faults.ts'

const SERVER = join(import.meta.dirname, '../server.ts')
const NOBODY = 65534
const isRoot = process.getuid?.() === 0

const temporaryFolder = (t: Test) => {
  const folder = mkdtempSync(join(tmpdir(), 'debater-fault-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the server, which must fail, and answers what it said. */
const failToStart = async (
  t: Test,
  env: NodeJS.ProcessEnv,
  { uid }: { uid?: number } = {},
): Promise<{ code: number; said: string }> => {
  // Without the test runner's own options,
  // which write into a folder that another user may not write to.
  const plain = ['-c', 'unset NODE_OPTIONS; exec "$0" "$@"', process.execPath, SERVER]
  const child = spawn('sh', plain, {
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      ...{ PORT: '0', DATA_DIR: join(temporaryFolder(t), 'data'), ...env },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  t.teardown(() => child.kill('SIGKILL'))
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said: said.trim() }
}

const isOneSentence = (said: string) => !/\n\s+at |\[object|Error:/.test(said)

const failsWith = async (
  t: Test,
  sentence: RegExp,
  env: NodeJS.ProcessEnv,
  options: { uid?: number } = {},
) => {
  const { code, said } = await failToStart(t, env, options)
  t.equal(code, 1)
  t.match(said, sentence)
  t.ok(isOneSentence(said), said)
}

t.test('a port in use is told before anything is made, so that no password is lost', async t => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  t.teardown(() => other.close())
  const { port } = other.address() as AddressInfo
  const dataDir = join(temporaryFolder(t), 'data')
  const env = { PORT: String(port), DATA_DIR: dataDir, JWT_SECRET: 'x'.repeat(32) }
  const wanted = `Port ${port} is in use. Choose another: PORT=${port + 1} npm start`
  t.equal((await failToStart(t, env)).said, wanted)
  t.notOk(existsSync(dataDir), 'the database was not opened')
})

t.test('an address that is not of this machine', async t => {
  await failsWith(t, /^This machine has no address 192\.0\.2\.1\. Set HOST to/, {
    HOST: '192.0.2.1',
  })
  await failsWith(t, /^This machine has no address no\.such\.host\.invalid\./, {
    HOST: 'no.such.host.invalid',
  })
})

t.test('a file in the place of the data folder', async t => {
  const file = join(temporaryFolder(t), 'data')
  writeFileSync(file, 'a letter')
  await failsWith(t, /^A file stands where the data folder should be/, { DATA_DIR: file })
  await failsWith(t, /^A file stands where the data folder should be/, {
    DATA_DIR: join(file, 'below'),
  })
})

t.test('a data folder of somebody else', async t => {
  const folder = temporaryFolder(t)
  chmodSync(folder, 0o755)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  if (isRoot) chownSync(dataDir, 0, 0)
  else chmodSync(dataDir, 0o500)
  await failsWith(
    t,
    /cannot be written to by this user\. Give it to this user \(chown\), or choose another/,
    { DATA_DIR: dataDir },
    isRoot ? { uid: NOBODY } : {},
  )
})

t.test('a data folder that every user can look into', async t => {
  const shared = temporaryFolder(t)
  chmodSync(shared, 0o1777)
  await failsWith(t, /^Every user of this machine could read the data in .*Close it \(chmod 700/, {
    DATA_DIR: shared,
    JWT_SECRET: 'x'.repeat(32),
  })
})

t.test('a disk that is full', { skip: !isRoot && 'only root can make a small disk' }, async t => {
  const folder = temporaryFolder(t)
  const small = ['-t', 'tmpfs', '-o', 'size=30m', 'tmpfs', folder]
  if (spawnSync('mount', small).status !== 0) {
    t.comment('a small disk cannot be mounted here')
    return
  }
  t.teardown(() => spawnSync('umount', [folder]))
  await failsWith(t, /^The disk is full: \d+ MB are free in .*, and 100 MB are needed\./, {
    DATA_DIR: join(folder, 'data'),
  })
})

const FIRST_FREE_PORT = '/proc/sys/net/ipv4/ip_unprivileged_port_start'
const isGuarded = existsSync(FIRST_FREE_PORT) && Number(readFileSync(FIRST_FREE_PORT, 'utf8')) > 80

t.test('a port for root alone', { skip: !isGuarded && 'every port is free here' }, async t => {
  await failsWith(
    t,
    /^Port 80 may not be used by this user\. Choose one from 1024 up: PORT=3000 npm start$/,
    { PORT: '80', JWT_SECRET: 'x'.repeat(32) },
    isRoot ? { uid: NOBODY } : {},
  )
})

t.test('several faults of the configuration are told at once', async t => {
  const { said } = await failToStart(t, { PORT: 'many', AI_PROVIDER: 'magic' })
  t.match(said, /2 faults:\n {2}- PORT must be .*\n {2}- AI_PROVIDER must be offline or openai\./)
})

t.test('PostgreSQL that is not there is waited for, then told', async t => {
  const nothing = createServer().listen(0, '127.0.0.1')
  await once(nothing, 'listening')
  const { port } = nothing.address() as AddressInfo
  nothing.close()
  await failsWith(
    t,
    new RegExp(
      `^PostgreSQL does not answer at 127\\.0\\.0\\.1:${port} \\(ECONNREFUSED\\)\\. Start it`,
    ),
    {
      DATABASE_URL: `postgresql://user:secret@127.0.0.1:${port}/debater`,
      JWT_SECRET: 'x'.repeat(32),
    },
  )
})

t.test('what only a privileged or a full machine shows, by the errors that it makes', async t => {
  const listen = { syscall: 'listen', address: '127.0.0.1', port: 80 }
  const privileged = Object.assign(new Error('listen EACCES'), { code: 'EACCES', ...listen })
  t.match(sayFault(privileged), /^Port 80 may not be used by this user\. Choose one from 1024 up/)
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: '/data/db' })
  t.match(sayFault(full), /^The disk is full: nothing more can be written to \/data\/db\./)
  t.match(sayFault({ name: 'ErrnoError', errno: 51 }), /^The disk is full/, 'the embedded database')
  t.match(sayFault(new AggregateError([full])), /^The disk is full/, 'one of several')
})

t.test('a package that is missing is told with its name', async t => {
  const name: string = 'no-such-package'
  const error = await import(name).catch((error: unknown) => error)
  t.match(
    sayFault(error),
    /^Cannot find package 'no-such-package'. A package is missing: npm start/,
  )
})

t.test('an operator reads no stack, and a bug shows its own', async t => {
  const cause = new OperatorError('Another process uses it.')
  t.equal(sayFault(new Error('start failed', { cause })), 'Another process uses it.')
  t.match(sayFault(new TypeError('x is undefined')), /TypeError: x is undefined\n\s+at /)
  t.notMatch(sayFault({ strange: true }), /\[object/)
})
