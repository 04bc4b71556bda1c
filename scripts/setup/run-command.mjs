import { join } from 'node:path'
import { buildWeb, isBuilt } from './build-web.mjs'
import { COMMANDS } from './commands.mjs'
import { findNode } from './find-node.mjs'
import { install, whyInstall } from './install.mjs'
import { runNode, withOurPrograms } from './run-child.mjs'
import { fail, SetupError, say } from './say.mjs'
import { isRunning, lockSetUp, showRunning } from './set-up-lock.mjs'

const ROOT = join(import.meta.dirname, '../..')

/** With one of these in the path neither the bundler nor Node's own imports find their files. */
const UNUSABLE_IN_PATH = /[#?*]/

const refuseFolder = () => {
  const [character] = UNUSABLE_IN_PATH.exec(ROOT) ?? []
  if (character)
    throw new SetupError(
      `The folder ${ROOT} has ${character} in its name, with which the web app cannot be built. ` +
        'Rename it and try again.',
    )
}

/** Installs and builds what the command needs and is not there; one process at a time. */
const prepare = async ({ tools, web }) => {
  const isReady = () => !whyInstall(ROOT, { tools }) && (!web || isBuilt(ROOT))
  if (isReady()) return
  const release = await lockSetUp(ROOT, () =>
    say('Another start is installing or building in this folder. Waiting for it …'),
  )
  try {
    const reason = whyInstall(ROOT, { tools })
    if (reason && (await isRunning(ROOT)))
      throw new SetupError(
        `Packages are to be installed, because ${reason}. Stop what runs from this folder and try again.`,
      )
    if (reason) await install(ROOT, { tools, reason })
    if (web && !isBuilt(ROOT)) await buildWeb(ROOT, findNode(ROOT))
  } finally {
    release()
  }
}

/** The system ends the largest process when memory runs out, without a word to it. */
const sayWhyKilled = signal =>
  fail(
    `It was killed (${signal}). The system does that when memory runs out, as in a small container: ` +
      'README.md says how much is needed.',
  )

const run = async ([name = '', ...rest]) => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command)
    throw new SetupError(`Say one of: ${Object.keys(COMMANDS).join(', ')}. For example: npm start`)
  refuseFolder()
  await prepare(command)
  showRunning(ROOT)
  const node = findNode(ROOT)
  const { script, flags = [], args = [] } = command
  const ended = await runNode(node, [...flags, script, ...args, ...rest], {
    cwd: ROOT,
    env: withOurPrograms(ROOT, node),
  })
  if (ended.killedBy && !ended.stopped) sayWhyKilled(ended.killedBy)
  process.exitCode = ended.code
}

/**
 * Runs one of COMMANDS with the Node of this project,
 * after installing and building what is missing.
 */
export const runCommand = async args => {
  try {
    await run(args)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    fail(error.message)
  }
}
