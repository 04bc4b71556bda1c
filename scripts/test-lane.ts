import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { setFileRoot } from './file-root.ts'
import { failRunning } from './one-domain.ts'

// Runs the test files that are named on standard input, a line each, one after another: what they
// load and compile is loaded and compiled once. Standard output is TAP, each file a test of it.

const { default: root } = await import('tap')
failRunning(root)

const FILE_ROOT = new URL('file-root.ts', import.meta.url).href
/** A tap for each module that imports it, so that each gets the one of its own file. */
const SCHEME = 'tap-of:'
const source = `import { fileRoot } from '${FILE_ROOT}'; export default fileRoot()`

/** Modules of the browser keep what a page would: each file gets its own, as each page does. */
const BROWSER_MODULES = new URL('../web/', import.meta.url).href
let files = 0
const ofThisFile = (url: string) =>
  url.startsWith(BROWSER_MODULES) && url.endsWith('.ts') ? `${url}?file=${files}` : url

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === 'tap' && !context.parentURL?.includes('/node_modules/'))
      return { url: `${SCHEME}${context.parentURL}`, format: 'module', shortCircuit: true }
    const resolved = next(specifier, context)
    return { ...resolved, url: ofThisFile(resolved.url) }
  },
  load: (url, context, next) =>
    url.startsWith(SCHEME) ? { source, format: 'module', shortCircuit: true } : next(url, context),
})

/** One file is given this long; the lane lives as long as it gets files. */
const FILE_LIMIT_MS = 900_000
/** A lane that has not ended so long after its last file tells what keeps it. */
const END_LIMIT_MS = 20_000

root.setTimeout(0)
await root.test('files', { timeout: 0 }, async lane => {
  for await (const file of createInterface({ input: process.stdin })) {
    await lane.test(file, { timeout: FILE_LIMIT_MS }, async t => {
      setFileRoot(t)
      files += 1
      await import(pathToFileURL(resolve(file)).href)
    })
  }
})

setTimeout(() => {
  console.error(`still open: ${process.getActiveResourcesInfo().join(', ')}`)
}, END_LIMIT_MS).unref()
