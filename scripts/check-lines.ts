import { join } from 'node:path'
import { findLongLines, listCode } from './line-rules.ts'

const ROOT = join(import.meta.dirname, '..')
const files = listCode(ROOT)
const faults = findLongLines(ROOT, files)
for (const { file, line, why } of faults) console.error(`${file}:${line} ${why}`)
console.log(`${files.length} files, ${faults.length} lines that are too long`)
process.exitCode = faults.length > 0 ? 1 : 0
