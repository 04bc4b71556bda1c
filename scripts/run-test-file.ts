import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createTapReader, type FileResult } from './read-tap.ts'

const ROOT = join(import.meta.dirname, '..')
/** After so long tap fails what is still running in a file. */
const TEST_LIMIT_S = 900
/** A file that even tap cannot end, because it does not stop computing. */
const FILE_LIMIT_MS = 960_000
/** Every file, and every server that one starts, loads much of the same code: it is compiled once. */
const COMPILED = join(ROOT, '.cache/compiled')

const running = new Set<ChildProcess>()

export const stopTestFiles = (): void => {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs a test file by itself: tap's own runner adds most of a second of computing to each.
 * `file` is its path from the project's root.
 */
export const runTestFile = async (file: string, env: NodeJS.ProcessEnv): Promise<FileResult> => {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [file], {
    cwd: ROOT,
    env: { ...env, TAP_TIMEOUT: String(TEST_LIMIT_S), NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: FILE_LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  running.add(child)
  const ended = once(child, 'close')
  const { readLine, endFile } = createTapReader()
  for await (const line of createInterface({ input: child.stdout })) readLine(line)
  const [code] = await ended
  running.delete(child)
  return endFile({ file, ok: code === 0, ms: performance.now() - startedAt })
}
