import { fitPressing } from './train/fit-pressing.ts'
import { samplePressed } from './train/sample-pressed.ts'
import { writeWeights } from './train/write-weights.ts'

const samples = samplePressed()
const { heads, lines } = fitPressing(samples)
const written = writeWeights('opponent/cross-examination/pressing.json', heads)
console.log(`${samples.length} clauses; ${written}`)
for (const line of lines) console.log(line)
