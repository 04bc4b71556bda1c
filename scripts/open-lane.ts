import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createTapReader, type FileResult } from './read-tap.ts'

const ROOT = join(import.meta.dirname, '..')
const LANE = join(import.meta.dirname, 'test-lane.ts')
/** A file that even tap cannot end, because it does not stop computing. */
const FILE_LIMIT_MS = 960_000
/** What the last file still closes may take so long: a timer of 30 s that it left behind ends, too. */
const CLOSE_LIMIT_MS = 90_000
/** Each server leaves some memory behind: after so many files a lane is a new process. */
const FILES_A_LANE = 40
/** Many short-lived objects: the usual 16 MB for them are cleared too often. */
const FLAGS = ['--max-semi-space-size=64']
/** Every lane, and every server that a test starts, loads much of the same code: compiled once. */
const COMPILED = join(ROOT, '.cache/compiled')

const running = new Set<ChildProcess>()

export const stopLanes = (): void => {
  for (const child of running) child.kill('SIGTERM')
}

export type Lane = {
  /** False after a failure or many files: close it and open another. */
  isFit(): boolean
  /** `file` is its path from the project's root. */
  run(file: string): Promise<FileResult>
  /** Null, or the failure that a file left something open and the process did not end. */
  close(): Promise<FileResult | null>
}

const FILE_POINT = /^ {4}(not )?ok \d+ - /
/** How far a lane's TAP indents the TAP of a file. */
const INDENT = ' '.repeat(8)

/**
 * Reads a lane's lines to the end of the file; true when the file passed,
 * false when it failed or the lane died. What the lane says of the file before is passed over.
 */
const readFile = async (
  lines: AsyncIterator<string>,
  file: string,
  readLine: (line: string) => void,
): Promise<boolean> => {
  let isBegun = false
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const text = line.value
    const point = FILE_POINT.exec(text)
    if (isBegun && point) return point[1] === undefined
    if (isBegun) readLine(text.startsWith(INDENT) ? text.slice(INDENT.length) : text)
    else isBegun = text === `    # Subtest: ${file}`
  }
  return false
}

/**
 * A process that runs test files one after another: most of what a file of its own computes is
 * loading the same code and warming it.
 */
export const openLane = (env: NodeJS.ProcessEnv, closeLimitMs = CLOSE_LIMIT_MS): Lane => {
  const child = spawn(process.execPath, [...FLAGS, LANE], {
    cwd: ROOT,
    env: { ...env, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  running.add(child)
  const ended = once(child, 'close').finally(() => running.delete(child))
  // A lane that has died is told by the end of its output.
  child.stdin.on('error', () => child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ran: string[] = []
  let isWhole = true
  return {
    isFit: () => isWhole && ran.length < FILES_A_LANE,
    run: async file => {
      const startedAt = performance.now()
      ran.push(file)
      const { readLine, endFile } = createTapReader()
      const limit = setTimeout(() => child.kill('SIGKILL'), FILE_LIMIT_MS)
      child.stdin.write(`${file}\n`)
      isWhole = await readFile(lines, file, readLine)
      clearTimeout(limit)
      return endFile({ file, ok: isWhole, ms: performance.now() - startedAt })
    },
    close: async () => {
      const startedAt = performance.now()
      child.stdin.end()
      const limit = setTimeout(() => child.kill('SIGKILL'), closeLimitMs)
      const [, signal] = await ended
      clearTimeout(limit)
      if (!isWhole || signal === null) return null
      const failures = [`One of these left something open: ${ran.join(', ')}`]
      const ms = performance.now() - startedAt
      return { file: 'the end', ok: false, ms, passed: 0, failed: 1, skipped: 0, failures }
    },
  }
}
