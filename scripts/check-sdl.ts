import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSdlFaults } from './sdl-faults.ts'

const SCHEMA = join(import.meta.dirname, '../schema')
const files = globSync('{graphql,generated}/*.graphql', { cwd: SCHEMA })
const sdl = files.map(file => readFileSync(join(SCHEMA, file), 'utf8')).join('\n')
const faults = findSdlFaults(sdl)
for (const fault of faults) console.error(fault)
console.log(`schema/graphql: ${files.length} files, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
