import { parseArgs } from 'node:util'
import { runFuzz } from './fuzz/run-fuzz.ts'
import { summarise } from './fuzz/tally.ts'

/** To reach: nothing that a caller sends blocks the event loop for longer. Milliseconds. */
const LONGEST_BLOCK_MS = 100
/** How many faults of each run are shown. */
const MOST_SHOWN = 20

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    together: { type: 'string', default: '16' },
  },
})
const say = (line: string) => console.log(line)
for (const rateLimits of ['off', 'on'] as const) {
  const report = await runFuzz({
    inputs: Number(values.inputs),
    seed: Number(values.seed),
    rateLimits,
    together: Number(values.together),
  })
  const { inputs, faults, computedMs, waitedMs, seconds, load, during, tally } = report
  say(`limits ${rateLimits}: ${inputs} inputs in ${seconds.toFixed(0)} s, ${faults.length} faults`)
  say(
    `  longest block of the event loop ${computedMs.toFixed(0)} ms of computing, ` +
      `${waitedMs.toFixed(0)} ms of waiting, load of the machine ${load.toFixed(1)}`,
  )
  const { tried, succeeded, successes, never } = summarise(tally)
  say(`  ${tried} calls tried, ${succeeded} succeeded at least once, ${successes} times in all`)
  say(`  never: ${never.join(', ')}`)
  for (const line of during) say(`  ${line}`)
  for (const fault of faults.slice(0, MOST_SHOWN)) say(`  ! ${fault}`)
  if (faults.length > 0 || computedMs > LONGEST_BLOCK_MS) process.exitCode = 1
}
