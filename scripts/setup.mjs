// Runs on Node 20 before anything is installed: built-in modules only.
import { join } from 'node:path'
import { buildWebWhenStale } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { installWhatIsMissing } from './setup/install.mjs'
import { runAttached } from './setup/run-attached.mjs'
import { fail, SetupError } from './setup/say.mjs'

const ROOT = join(import.meta.dirname, '..')

const COMMANDS = {
  start: { script: 'api/server.ts', needsWeb: true },
  dev: { script: 'scripts/dev.ts', needsWeb: false },
  test: { script: 'scripts/run-tests.ts', needsWeb: true },
  check: { script: 'scripts/check.ts', needsWeb: false },
}

const main = async () => {
  const [name = '', ...rest] = process.argv.slice(2)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command)
    throw new SetupError(`Say one of: ${Object.keys(COMMANDS).join(', ')}. For example: npm start`)
  installWhatIsMissing(ROOT)
  const node = findNode(ROOT)
  if (command.needsWeb) buildWebWhenStale(ROOT, node)
  return runAttached(ROOT, node, [command.script, ...rest])
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  fail(error.message)
}
