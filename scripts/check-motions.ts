import { join } from 'node:path'
import { findMotionFaults } from './motion-faults.ts'

const FOLDER = 'schema/motions'
const { files, faults } = findMotionFaults(join(import.meta.dirname, '..', FOLDER))
for (const fault of faults) console.error(`${FOLDER}/${fault}`)
console.log(`${files} motions, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
