import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import root from 'tap'
import { setFileRoot } from './file-root.ts'

// Runs the test files that are named on standard input, a line each, one after another: what they
// load and compile is loaded and compiled once. Standard output is TAP, each file a test of it.

const FILE_ROOT = new URL('file-root.ts', import.meta.url).href
/** A tap for each module that imports it, so that each gets the one of its own file. */
const SCHEME = 'tap-of:'
const source = `import { fileRoot } from '${FILE_ROOT}'; export default fileRoot()`

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'tap' && !context.parentURL?.includes('/node_modules/')
      ? { url: `${SCHEME}${context.parentURL}`, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url.startsWith(SCHEME) ? { source, format: 'module', shortCircuit: true } : next(url, context),
})

/** One file is given this long; the lane lives as long as it gets files. */
const FILE_LIMIT_MS = 900_000

root.setTimeout(0)
await root.test('files', { timeout: 0 }, async lane => {
  for await (const file of createInterface({ input: process.stdin })) {
    await lane.test(file, { timeout: FILE_LIMIT_MS }, async t => {
      setFileRoot(t)
      await import(pathToFileURL(resolve(file)).href)
    })
  }
})
