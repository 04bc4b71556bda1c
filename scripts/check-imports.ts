import { join } from 'node:path'
import { findFaults } from './import-rules.ts'
import { listSources } from './read-imports.ts'

const ROOT = join(import.meta.dirname, '..')
const files = listSources(ROOT)
const faults = findFaults(ROOT, files)
for (const { file, line, specifier, why } of faults)
  console.error(`${file}:${line} imports ${specifier}: ${why}`)
console.log(`${files.length} files, ${faults.length} imports against the rules`)
process.exitCode = faults.length > 0 ? 1 : 0
