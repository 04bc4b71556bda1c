import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { watchNpm } from './watch-npm.mjs'

/**
 * A signal that comes by more than one way (terminal, npm, a service manager) is passed on once.
 */
const SAME_SIGNAL_MS = 1_000

const lifeline = pathToFileURL(join(import.meta.dirname, 'lifeline.mjs')).href

/** The environment with our own Node and the project's programs first on the PATH. */
export const withOurPrograms = (root, node, nodeEnv = process.env.NODE_ENV) => ({
  ...process.env,
  ...(nodeEnv && { NODE_ENV: nodeEnv }),
  PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
})

/**
 * Runs a Node script to its end. It stands in a session of its own, so that Ctrl-C and group-wide
 * signals reach it once, through here: a second signal would cut its orderly stop short. It ends
 * with this process, even by kill -9, and with the npm that started this process. Its standard
 * output is ours, or ignored. @returns {Promise<{ code: number, killedBy: string | null, stopped:
 * boolean }>} `stopped`: on a signal from outside
 */
export const runNode = (node, args, { output = 'inherit', ...options }) =>
  new Promise((resolve, reject) => {
    let passedOn = 0
    const passOn = signal => {
      const now = Date.now()
      if (now - passedOn < SAME_SIGNAL_MS) return
      passedOn = now
      child.kill(signal)
    }
    const onInterrupt = () => passOn('SIGINT')
    const onTerminate = () => passOn('SIGTERM')
    // Heard before there is a child: Ctrl-C may answer what it prints while spawn still returns.
    process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate).on('SIGHUP', onTerminate)
    const unwatch = watchNpm(onTerminate)
    const clean = () => {
      unwatch()
      process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate).off('SIGHUP', onTerminate)
    }
    const child = spawn(node, ['--import', lifeline, ...args], {
      stdio: ['inherit', output, 'inherit', 'ipc'],
      detached: true,
      ...options,
    })
    child.once('error', error => {
      clean()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      clean()
      resolve({
        code: code ?? 128 + (constants.signals[signal] ?? 0),
        killedBy: signal,
        stopped: passedOn > 0,
      })
    })
  })
