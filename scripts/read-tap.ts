/**
 * What a run of test files came to. A test is a named test of a file, whatever it asserts inside.
 */
export type Tally = { passed: number; failed: number; skipped: number }

type FileEnd = { file: string; ok: boolean; ms: number }

/** `failures` is the TAP of what failed. */
export type FileResult = Tally & FileEnd & { failures: string[] }

const POINT = /^(not )?ok \d+(?: - (.*))?$/
const DIRECTIVE = / # (SKIP|TODO)\b/i

type TestPoint = { ok: boolean; skipped: boolean }

const readPoint = (line: string): TestPoint | null => {
  const match = POINT.exec(line)
  if (!match) return null
  const [, not, title = ''] = match
  return { ok: not === undefined, skipped: DIRECTIVE.test(title) }
}

/** The assertions that failed, each with the diagnostics that are indented below it. */
const failedLines = (lines: readonly string[]): string[] => {
  let depth = -1
  return lines.filter(line => {
    const indent = line.search(/\S/)
    if (indent === -1) return depth !== -1
    if (depth !== -1 && indent > depth) return true
    depth = /^\s*not ok /.test(line) ? indent : -1
    return depth !== -1
  })
}

/** Reads the TAP of one test file line by line; what it came to when the file has ended. */
export const createTapReader = (): {
  readLine: (line: string) => void
  endFile: (end: FileEnd) => FileResult
} => {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 }
  const failures: string[] = []
  // Lines since the last point: the inner assertions of the test that ends next.
  let block: string[] = []
  let isAfterFailure = false

  const endTest = (line: string, { ok, skipped }: TestPoint) => {
    if (skipped) tally.skipped += 1
    else if (ok) tally.passed += 1
    else {
      tally.failed += 1
      failures.push(...failedLines(block), line)
    }
    isAfterFailure = !ok && !skipped
    block = []
  }

  return {
    readLine: line => {
      const point = readPoint(line)
      if (point) endTest(line, point)
      // Diagnostics are indented more than the point they explain, and come after it.
      else if (isAfterFailure && /^\s|^$/.test(line)) failures.push(line)
      else {
        isAfterFailure = false
        block.push(line)
      }
    },
    endFile: end => {
      // A file that died outside its tests is one failure of its own.
      const died = !end.ok && tally.failed === 0
      return {
        ...end,
        ...tally,
        failed: died ? 1 : tally.failed,
        failures: died ? [...block, `${end.file} ended with an error`] : failures,
      }
    },
  }
}
