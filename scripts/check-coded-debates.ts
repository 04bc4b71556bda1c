import { findCodedFaults } from '#api/ai/offline/judge/coded/coded-debates.ts'

const FOLDER = 'api/ai/offline/judge/coded'
const { files, faults } = findCodedFaults()
for (const fault of faults) console.error(`${FOLDER}/${fault}`)
console.log(`${files} coded debates, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
