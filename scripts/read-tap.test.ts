import t from 'tap'
import { createTapReader, type FileResult } from './read-tap.ts'

const read = (tap: string): FileResult[] => {
  const readLine = createTapReader()
  return tap.split('\n').flatMap(line => readLine(line) ?? [])
}

const TWO_FILES = `TAP version 14
1..2
# Subtest: api/a.test.ts
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

    ok 3 - later # SKIP no microphone here
    1..3
not ok 1 - api/a.test.ts # time=58.7ms
  ---
  exitCode: 1
  ...

# Subtest: db/b.test.ts
    # Subtest: holds
        ok 1 - should be equal
        1..1
    ok 1 - holds # time=1ms

    1..1
ok 2 - db/b.test.ts # time=4ms
`

t.test('a file is counted by its tests, not by what they assert inside', async t => {
  const [first, second] = read(TWO_FILES)
  t.match(first, { file: 'api/a.test.ts', ok: false, passed: 1, failed: 1, skipped: 1, ms: 58.7 })
  t.match(second, {
    file: 'db/b.test.ts',
    ok: true,
    passed: 1,
    failed: 0,
    skipped: 0,
    failures: [],
  })
})

t.test('what failed is kept with its assertions and place, and nothing else', async t => {
  const failures = read(TWO_FILES)[0]?.failures.join('\n') ?? ''
  t.match(failures, '+409')
  t.match(failures, 'lineNumber: 7')
  t.notMatch(failures, 'a turn is stored')
  t.notMatch(failures, 'exitCode')
})

t.test('a file that dies before its first test is one failure', async t => {
  const [only] = read(
    '# Subtest: x.test.ts\n    # no tests found\n    1..0\nnot ok 1 - x.test.ts # time=5ms',
  )
  t.match(only, { file: 'x.test.ts', passed: 0, failed: 1 })
})

t.test('a skipped file is no failure', async t => {
  const [only] = read('ok 1 - x.test.ts # SKIP no tests found')
  t.match(only, { file: 'x.test.ts', passed: 0, failed: 0 })
})
