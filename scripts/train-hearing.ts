import { fitHearing } from './train/fit-hearing.ts'
import { sampleHearing } from './train/sample-hearing.ts'
import { writeWeights } from './train/write-weights.ts'

const samples = sampleHearing()
const { head, lines } = fitHearing(samples)
console.log(`${samples.length} candidates; ${writeWeights('opponent/hearing/hearing.json', head)}`)
for (const line of lines) console.log(line)
