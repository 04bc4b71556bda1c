import { join } from 'node:path'
import { findConceptFaults } from './concept-faults.ts'

const FOLDER = 'schema/concepts'
const { files, faults } = findConceptFaults(join(import.meta.dirname, '..', FOLDER))
for (const fault of faults) console.error(`${FOLDER}/${fault}`)
console.log(`${files} concept cards, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
