import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { sayFault } from './start/operator-faults.ts'

// What Node has made of the sources is kept: the next start takes a fraction of the time.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/sources'))

// V8 gives memory back when little is asked of it. It stops everything for some 30 ms each time,
// and the second time gives back next to nothing.
setFlagsFromString('--memory-reducer-gc-count=1')

// Imported here, so that a missing package is a sentence too.
try {
  const { startServer } = await import('./start/start-server.ts')
  await startServer(process.env, process.stdout)
} catch (error) {
  process.stderr.write(`${sayFault(error)}\n`)
  process.exit(1)
}
