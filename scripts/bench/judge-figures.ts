import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { HEADS } from '#api/ai/offline/quality/weights.ts'
import { loadData } from '../train/load-data.ts'
import { type Figure, HALVES, printFigures } from '../train/measure.ts'

type Task = { folder: string; half: keyof typeof HALVES }

const measureHalf = async ({ folder, half }: Task): Promise<Figure[]> => {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { folder, half } })
  const [figures] = await once(worker, 'message')
  return figures
}

const printAll = async () => {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const folder = values.data
  if (folder === undefined) {
    console.error('Name the folder of the labelled sets: npm run bench:judge -- --data DIR')
    process.exit(2)
  }
  console.log(
    'Each text is scored by weights fitted without its topic, by the route that the product takes.',
  )
  const halves = [measureHalf({ folder, half: 'short' }), measureHalf({ folder, half: 'others' })]
  for (const figures of await Promise.all(halves)) printFigures(figures, console.log)
}

if (isMainThread) await printAll()
else {
  const { folder, half }: Task = workerData
  parentPort?.postMessage(await HALVES[half](loadData(folder), HEADS))
}
