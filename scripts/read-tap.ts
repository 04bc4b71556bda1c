/**
 * What a run of test files came to. A test is a named test of a file, whatever it asserts inside.
 */
export type Tally = { passed: number; failed: number; skipped: number }

export type FileResult = Tally & {
  file: string
  ok: boolean
  ms: number /** The TAP of what failed. */
  failures: string[]
}

const POINT = /^( {4})?(not )?ok \d+(?: - (.*))?$/
const DIRECTIVE = / # (SKIP|TODO)\b/i
const TIME = / # time=([\d.]+)ms/

type TestPoint = { isInner: boolean; ok: boolean; title: string; skipped: boolean }

const readPoint = (line: string): TestPoint | null => {
  const match = POINT.exec(line)
  if (!match) return null
  const [, indent, not, title = ''] = match
  return {
    isInner: indent !== undefined,
    ok: not === undefined,
    title,
    skipped: DIRECTIVE.test(title),
  }
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

const empty = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] as string[] })

/**
 * Reads the TAP of `tap run` line by line; returns a result at the line that ends a file, else
 * null.
 */
export const createTapReader = (): ((line: string) => FileResult | null) => {
  let current = empty()
  // Lines since the last point: the inner assertions of the test that ends next.
  let block: string[] = []
  let isAfterFailure = false

  const endTest = (line: string, { ok, skipped }: TestPoint) => {
    if (skipped) current.skipped += 1
    else if (ok) current.passed += 1
    else {
      current.failed += 1
      current.failures.push(...failedLines(block), line)
    }
    isAfterFailure = !ok && !skipped
    block = []
  }

  const endFile = (line: string, { ok, title, skipped }: TestPoint): FileResult => {
    const file = title.replace(TIME, '').replace(/ # (SKIP|TODO)\b.*/i, '')
    const result = { ...current, file, ok, ms: Number(TIME.exec(title)?.[1] ?? 0) }
    // A file that died outside its tests is one failure of its own.
    if (!ok && !skipped && result.failed === 0) {
      result.failed = 1
      result.failures.push(...block, line)
    }
    current = empty()
    block = []
    isAfterFailure = false
    return result
  }

  return line => {
    const point = readPoint(line)
    if (point && !point.isInner) return endFile(line, point)
    if (point) endTest(line, point)
    // Diagnostics are indented more than the point they explain, and come after it.
    else if (isAfterFailure && /^ {5,}|^\s*$/.test(line)) current.failures.push(line)
    else {
      isAfterFailure = false
      block.push(line)
    }
    return null
  }
}
