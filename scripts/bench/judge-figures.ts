import { parseArgs } from 'node:util'
import { HEADS } from '#api/ai/offline/quality/weights.ts'
import { loadData } from '../train/load-data.ts'
import { measure, printFigures } from '../train/measure.ts'

const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (values.data === undefined) {
  console.error('Name the folder of the labelled sets: npm run bench:judge -- --data DIR')
  process.exit(2)
}
console.log(
  'Each text is scored by weights fitted without its topic, by the route that the product takes.',
)
printFigures(await measure(loadData(values.data), HEADS), console.log)
