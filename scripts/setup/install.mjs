import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError, say } from './say.mjs'

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | null} */
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
 * Why an install is needed, or null. npm's own record of what it installed is compared with the lock file; npm writes
 * it last, so an install that was cut off has none.
 */
export const whyInstall = root => {
  const wanted = readPackages(join(root, 'package-lock.json'))
  if (!wanted) throw new SetupError('package-lock.json is missing. Restore it and try again.')
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  if (!installed) return 'nothing is installed yet'
  const isOther = ([path, { version, integrity, optional }]) => {
    const present = installed[path]
    // An optional package of another platform is rightly absent.
    if (!present) return path !== '' && !optional
    return present.version !== version || present.integrity !== integrity
  }
  const other = Object.entries(wanted).find(isOther)
  return other
    ? `${other[0].replace(/^.*node_modules\//, '')} is not the version of package-lock.json`
    : null
}

/** npm that runs this script is the npm to use; else the one on the PATH. */
const npmCommand = () => {
  const cli = process.env.npm_execpath
  return cli && /npm-cli\.(c?js)$/.test(cli) ? [process.execPath, cli] : ['npm']
}

/** Runs `npm ci` when node_modules is not what package-lock.json says. */
export const installWhatIsMissing = root => {
  const reason = whyInstall(root)
  if (!reason) return
  say(`installing the packages with npm ci, because ${reason}.`)
  const [program, ...before] = npmCommand()
  // NODE_ENV=production or an npm setting must not leave out what builds the web app.
  const args = [...before, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { status, signal, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
  if (error?.code === 'ENOENT')
    throw new SetupError(
      'npm was not found. Install Node 20 or newer, which brings npm, and try again.',
    )
  if (error || status !== 0)
    throw new SetupError(
      `npm ci did not finish (${error?.message ?? signal ?? `exit code ${status}`}). ` +
        'Its message stands above: mostly the package registry cannot be reached, or the disk is full. Mend that and try again.',
    )
}
