import { sayFault } from './start/operator-faults.ts'

// Imported here, so that a missing package is a sentence too.
try {
  const { startServer } = await import('./start/start-server.ts')
  await startServer(process.env, process.stdout)
} catch (error) {
  process.stderr.write(`${sayFault(error)}\n`)
  process.exit(1)
}
