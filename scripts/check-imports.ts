import { join } from 'node:path'
import { findCycles } from './import-cycles.ts'
import { findFaults } from './import-rules.ts'
import { listSources } from './read-imports.ts'
import { findUndeclared } from './undeclared-imports.ts'

const ROOT = join(import.meta.dirname, '..')
const files = listSources(ROOT)
const faults = [...findFaults(ROOT, files), ...findUndeclared(ROOT, files)]
const cycles = findCycles(ROOT, files)
for (const { file, line, specifier, why } of faults)
  console.error(`${file}:${line} imports ${specifier}: ${why}`)
for (const cycle of cycles) console.error(`an import cycle: ${[...cycle, cycle[0]].join(' → ')}`)
console.log(
  `${files.length} files, ${faults.length} imports against the rules, import cycles: ${cycles.length || 'none'}`,
)
process.exitCode = faults.length + cycles.length > 0 ? 1 : 0
