import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const ROOT = join(import.meta.dirname, '..')
const page = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8')

/**
 * How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has: they come first in
 * it. Sections without any are left out.
 */
const LEVEL_2: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
}

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

const rows = page
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))

t.test('every requirement of levels 1 and 2 has its line, once', async t => {
  const named = rows.flatMap(([, requirements = '']) =>
    [...requirements.matchAll(/(\d+\.\d+)\.(\d+)(?:–(\d+))?/g)].flatMap(
      ([, section, first, last = first]) =>
        upTo(Number(first), Number(last)).map(each => `${section}.${each}`),
    ),
  )
  const all = Object.entries(LEVEL_2).flatMap(([section, most]) =>
    upTo(1, most).map(each => `${section}.${each}`),
  )
  t.equal(all.length, 253)
  t.strictSame(named.toSorted(), all.toSorted())
})

t.test('every line says how, and names a file unless it explains why none can', async t => {
  for (const [, requirements = '', how = '', shown = ''] of rows) {
    t.ok(how, requirements)
    for (const [, file = ''] of shown.matchAll(/`([^`]+)`/g))
      t.ok(existsSync(join(ROOT, file)), `${requirements}: ${file}`)
    if (shown === '') t.match(how, /^–|Exception|above|operator|counts as/, requirements)
  }
})
