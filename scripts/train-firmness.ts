import { readAnswering } from '#api/ai/offline/judge/coded/answering.ts'
import { readCodedDebates } from '#api/ai/offline/judge/coded/coded-debates.ts'
import { fitFirmness } from './train/fit-firmness.ts'
import { sampleDebate } from './train/sample-points.ts'
import { writeWeights } from './train/write-weights.ts'

// The second half is held out: it shows what the fit is worth, and is never fitted on.
const answering = readAnswering()
const points = readCodedDebates('first').flatMap(debate =>
  sampleDebate(debate, answering[debate.id] ?? null),
)
const { heads, lines } = fitFirmness(points)
console.log(`${points.length} points; ${writeWeights('judge/firm/firmness.json', heads)}`)
for (const line of lines) console.log(line)
