import { registerHooks } from 'node:module'
import type { Test } from 'tap'
import { fileRoot } from './file-root.ts'

// tap follows every promise, to know which test an error that nobody caught is of: a fifth of what
// a lane computes. In a lane one test runs at a time, so the error is the running one's. To be
// imported before tap is.

const DOMAIN = 'one-domain:'
const source = 'export class Domain { destroy() {} }'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'async-hook-domain'
      ? { url: DOMAIN, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === DOMAIN ? { source, format: 'module', shortCircuit: true } : next(url, context),
})

type Running = { activeSubtests?: ReadonlySet<Running>; threw(error: unknown): void }

/** The innermost test that runs. */
const findRunning = (test: Running): Running => {
  const inner = [...(test.activeSubtests ?? [])].at(-1)
  return inner ? findRunning(inner) : test
}

/** Fails the running test by an error that nobody caught. */
export const failRunning = (root: Test): void => {
  process.on('uncaughtException', error => findRunning(fileRoot() ?? root).threw(error))
}
