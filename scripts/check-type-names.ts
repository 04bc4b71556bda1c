import { join } from 'node:path'
import { listSources } from './read-imports.ts'
import { findSharedNames } from './type-names.ts'

const ROOT = join(import.meta.dirname, '..')
const files = listSources(ROOT).filter(file => !file.includes('/generated/'))
const shared = findSharedNames(ROOT, files)
for (const { name, files: places } of shared)
  console.error(`${name} stands for several types: ${places.join(', ')}`)
console.log(`${files.length} files, ${shared.length} type names that stand for two things`)
process.exitCode = shared.length > 0 ? 1 : 0
