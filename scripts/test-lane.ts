import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import root from 'tap'
import { setFileRoot } from './file-roots.ts'

// Runs the test files that are named on standard input, a line each, one after another: what they
// load and compile is loaded and compiled once. Standard output is TAP, each file a test of it.

const ROOTS = new URL('file-roots.ts', import.meta.url).href
const SCHEME = 'file-root:'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'tap' && context.parentURL?.endsWith('.test.ts')
      ? { url: `${SCHEME}${context.parentURL}`, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) => {
    if (!url.startsWith(SCHEME)) return next(url, context)
    const file = JSON.stringify(url.slice(SCHEME.length))
    const source = `import { fileRootOf } from '${ROOTS}'; export default fileRootOf(${file})`
    return { source, format: 'module', shortCircuit: true }
  },
})

/** One file is given this long; the lane lives as long as it gets files. */
const FILE_LIMIT_MS = 900_000

root.setTimeout(0)
await root.test('files', { timeout: 0 }, async lane => {
  for await (const file of createInterface({ input: process.stdin })) {
    const url = pathToFileURL(resolve(file)).href
    await lane.test(file, { timeout: FILE_LIMIT_MS }, async t => {
      setFileRoot(url, t)
      await import(url)
    })
    // Not a comment of tap, which keeps those until the next test begins.
    process.stdout.write(`# ended ${file}\n`)
  }
})
