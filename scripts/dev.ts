import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '..')

const start = (name: string, args: string[]): ChildProcess => {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => console.log(`${name} | ${line}`))
  return child
}

/** The API starts again whenever a file that it loaded changes; Vite shows changes of the web app at once. */
const children = [
  start('api', ['--watch', '--watch-preserve-output', 'api/server.ts']),
  start('web', ['node_modules/vite/bin/vite.js', 'web', '--clearScreen', 'false']),
]

let stopping = false
const stopAll = (exitCode: number) => {
  if (stopping) return
  stopping = true
  process.exitCode = exitCode
  for (const child of children)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0))
for (const child of children) child.once('exit', code => stopAll(code ?? 1))
