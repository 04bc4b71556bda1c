import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { runChaos } from './chaos/run-chaos.ts'

/** How many faults of each database are shown. */
const MOST_SHOWN = 20

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    debaters: { type: 'string', default: '50' },
  },
})
const say = (line: string) => console.log(line)
const reports = await runChaos({
  seconds: Number(values.seconds),
  debaters: Number(values.debaters),
  say: line => say(`  ${line}`),
})
for (const { name, faults, lines } of reports) {
  say(
    `${name}: ${faults.length === 0 ? 'nothing was lost, doubled, stuck or late' : `${faults.length} FAULTS`}`,
  )
  for (const line of lines) say(`  ${line}`)
  for (const fault of faults.slice(0, MOST_SHOWN)) say(`  ! ${fault}`)
}
say(
  `load of the machine: ${loadavg()
    .map(each => each.toFixed(1))
    .join(' ')}`,
)
process.exitCode = reports.some(({ faults }) => faults.length > 0) ? 1 : 0
