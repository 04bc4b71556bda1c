import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isAtLeast, OLDEST_TO_RUN, packagedNode } from './check-node.mjs'
import { runNode } from './run-child.mjs'
import { SetupError, say, secondsSince } from './say.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean }} Package
 */

/** @returns {Record<string, Package> | null} */
const readPackages = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw new SetupError(
      `${file} cannot be read as a lock file (${error.message}). Restore it and try again.`,
    )
  }
}

/**
 * Why an install is needed, or null. npm's own record of what it installed
 * is compared with the lock file; npm writes it last, so an install that was
 * cut off has none. `tools`: the packages for developers are wanted too.
 */
export const whyInstall = (root, { tools }) => {
  const wanted = readPackages(join(root, 'package-lock.json'))
  if (!wanted) throw new SetupError('package-lock.json is missing. Restore it and try again.')
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  if (!installed) return 'nothing is installed yet'
  for (const [path, { version, integrity, optional, dev }] of Object.entries(wanted)) {
    if (path === '' || (dev && !tools)) continue
    const name = path.replace(/^.*node_modules\//, '')
    const present = installed[path]
    // An optional package of another platform is rightly absent.
    if (!present && optional) continue
    if (!present) return `${name} is missing`
    if (present.version !== version || present.integrity !== integrity)
      return `${name} is not the version of package-lock.json`
    if (!existsSync(join(root, path, 'package.json'))) return `the folder of ${name} is missing`
  }
  return null
}

/** The npm that runs this script is the npm to use, else the one on the PATH. */
const findNpm = () => {
  const running = process.env.npm_execpath
  if (running && /npm-cli\.c?js$/.test(running)) return running
  const found = [
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
    ...npmOnPath(),
  ].find(existsSync)
  if (found) return found
  throw new SetupError(
    'npm was not found. Install Node 20 or newer, which brings npm, and try again.',
  )
}

const npmOnPath = () => {
  try {
    const root = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim()
    return [join(root, 'npm/bin/npm-cli.js')]
  } catch {
    return []
  }
}

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

const runNpm = async (node, args, cwd) => {
  const { code, killedBy, stopped } = await runNode(node, [findNpm(), ...args, ...QUIET], {
    cwd,
    output: 'ignore',
  })
  if (stopped) throw new SetupError('Stopped while installing. The next start installs again.')
  if (code === 0) return
  throw new SetupError(
    `npm ${args[0]} did not finish (${killedBy ?? `exit code ${code}`}). Its message stands above: mostly the ` +
      'package registry cannot be reached, or the disk is full. Mend that and try again.',
  )
}

/**
 * The Node that npm has to run on: packages of native code are optional, and npm silently leaves
 * out those that do not name its own Node. So an older one first fetches ours, into a folder that
 * is removed after the install.
 */
const fetchNode = async (root, folder) => {
  if (isAtLeast(process.version, OLDEST_TO_RUN)) return process.execPath
  const name = packagedNode(process)
  const { version } = readPackages(join(root, 'package-lock.json'))[`node_modules/${name}`]
  await runNpm(
    process.execPath,
    ['install', '--no-save', '--prefix', folder, `${name}@${version}`],
    folder,
  )
  return join(folder, 'node_modules', name, 'bin/node')
}

/** Runs `npm ci`; `reason` says why. Ctrl-C reaches npm and is waited for. */
export const install = async (root, { tools, reason }) => {
  const startedAt = performance.now()
  say(`Installing the packages with npm, because ${reason} …`)
  const folder = mkdtempSync(join(tmpdir(), 'debater-node-'))
  try {
    const node = await fetchNode(root, folder)
    // NODE_ENV=production or a setting of npm must not leave out what builds the web app.
    const kinds = [tools ? '--include=dev' : '--omit=dev', '--include=optional']
    await runNpm(node, ['ci', ...kinds], root)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  say(`Installed in ${secondsSince(startedAt)}.`)
}
