import { readSdl } from '#api/graphql/plugin.ts'
import { findSdlFaults } from './sdl-faults.ts'

const faults = findSdlFaults(readSdl())
for (const fault of faults) console.error(fault)
console.log(`schema/graphql: ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
