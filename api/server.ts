import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { sayFault } from './start/operator-faults.ts'

// What Node has made of the sources is kept: the next start takes a fraction of the time.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/sources'))

// Imported here, so that a missing package is a sentence too.
try {
  const { startServer } = await import('./start/start-server.ts')
  await startServer(process.env, process.stdout)
} catch (error) {
  process.stderr.write(`${sayFault(error)}\n`)
  process.exit(1)
}
