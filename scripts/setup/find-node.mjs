import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from './say.mjs'

const OLDEST = [22, 18]

/** @param {string} version such as v22.18.0 */
export const isNewEnough = version => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/**
 * The Node that runs the TypeScript sources: the one that npm installed with the packages, else this one when it is new
 * enough. It is started by its path, because a shell may remember the older `node`.
 */
export const findNode = root => {
  const bundled = join(root, 'node_modules/.bin/node')
  if (existsSync(bundled)) {
    if (realpathSync(bundled) === process.execPath) return bundled
    // On a system with another C library it is there and does not run.
    if (spawnSync(bundled, ['--version'], { stdio: 'ignore' }).status === 0) return bundled
  }
  if (isNewEnough(process.version)) return process.execPath
  throw new SetupError(
    `Node ${OLDEST.join('.')} or newer is needed, this is ${process.version}, and npm installed no newer one for ` +
      `${process.platform}-${process.arch}. Install Node 24 from nodejs.org and try again.`,
  )
}
