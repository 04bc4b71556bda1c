import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { isAtLeast, OLDEST_TO_RUN, packagedNode } from './check-node.mjs'
import { SetupError } from './say.mjs'

/**
 * The Node that runs the TypeScript sources: the one that npm installed with
 * the packages, else this one when it is new enough. Looked for in its
 * package, because npm before 11.1 leaves out the link in node_modules/.bin,
 * and started by its path, because a shell may remember the older `node`.
 */
export const findNode = root => {
  const packaged = join(root, 'node_modules', packagedNode(process), 'bin/node')
  if (existsSync(packaged)) {
    if (realpathSync(packaged) === process.execPath) return packaged
    // On a system with another C library it is there and does not run.
    if (spawnSync(packaged, ['--version'], { stdio: 'ignore' }).status === 0) return packaged
  }
  if (isAtLeast(process.version, OLDEST_TO_RUN)) return process.execPath
  throw new SetupError(
    `Node ${OLDEST_TO_RUN.join('.')} or newer is needed, this is ${process.version}, and npm installed no newer ` +
      `one for ${process.platform}-${process.arch}. Install Node 24 from https://nodejs.org and try again.`,
  )
}
