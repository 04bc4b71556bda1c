/** What a run of test files came to. A test is a named test of a file, whatever it asserts inside. */
export type Tally = { passed: number; failed: number; skipped: number }

export type FileResult = Tally & { file: string; ok: boolean; ms: number; /** The TAP of what failed. */ failures: string[] }

const POINT = /^( {4})?(not )?ok \d+(?: - (.*))?$/
const DIRECTIVE = / # (SKIP|TODO)\b/i
const TIME = / # time=([\d.]+)ms/

type Point = { isInner: boolean; ok: boolean; title: string; skipped: boolean }

const readPoint = (line: string): Point | null => {
  const match = POINT.exec(line)
  if (!match) return null
  const [, indent, not, title = ''] = match
  return { isInner: indent !== undefined, ok: not === undefined, title, skipped: DIRECTIVE.test(title) }
}

const empty = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] as string[] })

/** Reads the TAP of `tap run` line by line; answers a result at the line that ends a file, else null. */
export const createTapReader = (): ((line: string) => FileResult | null) => {
  let current = empty()
  let block: string[] = []
  let inDiagnostics = false
  let afterFailure = false

  const readInner = (point: Point) => {
    if (point.skipped) current.skipped += 1
    else if (point.ok) current.passed += 1
    else {
      current.failed += 1
      current.failures.push(...block)
    }
    afterFailure = !point.ok && !point.skipped
    block = []
  }

  const endFile = ({ ok, title, skipped }: Point): FileResult => {
    const name = title.replace(TIME, '').replace(DIRECTIVE, '')
    const result = { ...current, file: name, ok, ms: Number(TIME.exec(title)?.[1] ?? 0) }
    // A file that died outside its tests is one failure of its own.
    if (!ok && !skipped && result.failed === 0) {
      result.failed = 1
      result.failures.push(...block)
    }
    current = empty()
    block = []
    return result
  }

  return line => {
    if (/^(?: {2}| {6})---$/.test(line)) inDiagnostics = true
    if (inDiagnostics) {
      if (afterFailure) current.failures.push(line)
      else block.push(line)
      if (/^(?: {2}| {6})\.\.\.$/.test(line)) inDiagnostics = afterFailure = false
      return null
    }
    const point = readPoint(line)
    if (!point || !point.isInner) block.push(line)
    else {
      block.push(line)
      readInner(point)
    }
    return point && !point.isInner ? endFile(point) : null
  }
}
