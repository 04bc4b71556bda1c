import t from 'tap'
import { createTapReader, type FileResult } from './read-tap.ts'

const read = (tap: string, ok: boolean): FileResult => {
  const { readLine, endFile } = createTapReader()
  for (const line of tap.split('\n')) readLine(line)
  return endFile({ file: 'api/a.test.ts', ok, ms: 58.7 })
}

const FAILED = `TAP version 14
# Subtest: a turn is stored
    ok 1 - should be equal
    ok 2 - should be equal
    1..2
ok 1 - a turn is stored # time=12.5ms

# Subtest: a second turn is a conflict
    not ok 1 - should be equal
      ---
      diff: |
        -200
        +409
      ...

    1..1
not ok 2 - a second turn is a conflict # time=3ms
  ---
  at:
    lineNumber: 7
  ...

# Subtest: a third one too
    ok 1 - should be different
    1..1
ok 3 - a third one too # time=2ms

ok 4 - later # SKIP no microphone here
1..4
# { total: 4, pass: 2, fail: 1, skip: 1 }
`
const PASSED = `TAP version 14
# Subtest: holds
    ok 1 - should be equal
    1..1
ok 1 - holds # time=1ms

1..1
`

t.test('a file is counted by its tests, not by what they assert inside', async t => {
  const { failures, ...failed } = read(FAILED, false)
  t.ok(failures.length > 0)
  const end = { file: 'api/a.test.ts', ms: 58.7 }
  t.same(failed, { ...end, ok: false, passed: 2, failed: 1, skipped: 1 })
  t.same(read(PASSED, true), {
    ...{ ...end, ok: true, passed: 1, failed: 0, skipped: 0, failures: [] },
  })
})

t.test('what failed is kept with its assertions and place, and nothing else', async t => {
  const failures = read(FAILED, false).failures.join('\n')
  t.match(failures, '+409')
  t.match(failures, 'lineNumber: 7')
  t.notMatch(failures, 'a turn is stored')
  t.notMatch(failures, 'should be different')
  t.notMatch(failures, 'total')
})

t.test('a file that dies outside its tests is one failure, with what it said last', async t => {
  const died = read(`${PASSED}SyntaxError: of what is left`, false)
  t.match(died, { passed: 1, failed: 1 })
  t.match(died.failures.join('\n'), 'SyntaxError')
})

t.test('a skipped file is no failure', async t => {
  t.match(read('TAP version 14\n1..0 # SKIP no tests found', true), { passed: 0, failed: 0 })
})
