import t from 'tap'
import { runFuzz } from './run-fuzz.ts'
import { summarise } from './tally.ts'

/** With the limits off, and as many with them on. */
const INPUTS = 1_000
const SEED = 1
/** Most calls do what they are for, so that inputs reach past the checks. */
const SUCCESSES = INPUTS / 5
/** The benchmark says 100; a machine that starts the server at the same time computes slower. */
const LONGEST_BLOCK_MS = 1_000

for (const rateLimits of ['off', 'on'] as const)
  t.test(
    `${INPUTS} made-up inputs over every door, limits ${rateLimits}, make no fault`,
    async t => {
      const report = await runFuzz({ inputs: INPUTS, seed: SEED, rateLimits })
      const { successes, tried } = summarise(report.tally)
      t.comment(
        `${tried} calls, ${successes} successes, ${report.seconds.toFixed(0)} s, ` +
          `longest block ${report.computedMs.toFixed(0)} ms`,
      )
      t.same(report.faults, [])
      t.ok(successes > SUCCESSES, `${successes} inputs succeeded`)
      t.ok(report.computedMs < LONGEST_BLOCK_MS, `a block of ${report.computedMs} ms`)
    },
  )
