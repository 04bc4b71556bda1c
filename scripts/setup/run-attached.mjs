import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SetupError } from './say.mjs'

/** The environment with the project's own programs first on the PATH. */
export const withOurBin = (root, nodeEnv = process.env.NODE_ENV) => ({
  ...process.env,
  ...(nodeEnv && { NODE_ENV: nodeEnv }),
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
})

/**
 * Runs a script to its end and answers its exit code. The child stands in a session of its own, so that Ctrl-C and
 * group-wide signals reach it once, through here: a second signal would cut its orderly stop short.
 */
export const runAttached = (root, node, args) =>
  new Promise((resolve, reject) => {
    const lifeline = pathToFileURL(join(import.meta.dirname, 'lifeline.mjs')).href
    const child = spawn(node, ['--import', lifeline, ...args], {
      cwd: root,
      env: withOurBin(root),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: true,
    })
    // A signal that comes by more than one way (terminal, npm, a service manager) is passed on once.
    let passedOn = 0
    const passOn = signal => {
      const now = Date.now()
      if (now - passedOn < 1_000) return
      passedOn = now
      child.kill(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => passOn(signal === 'SIGHUP' ? 'SIGTERM' : signal))
    child.once('error', error =>
      reject(
        new SetupError(
          `${node} could not be started (${error.message}). Remove node_modules and try again.`,
        ),
      ),
    )
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
