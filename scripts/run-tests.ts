import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureChromium } from './chromium.ts'
import { planTests, type TestPlan, withoutBrowser } from './plan-tests.ts'
import { findBinaries, startPostgres } from './postgres.ts'
import { createTapReader, type FileResult, type Tally } from './read-tap.ts'

const ROOT = join(import.meta.dirname, '..')
const TAP = join(ROOT, 'node_modules/tap/dist/esm/run.mjs')
/** Files at a time: browser tests wait much of theirs, so that three fill two cores. */
const JOBS = 3
const TAP_OPTIONS = [
  '--disable-coverage',
  '--reporter=tap',
  `--jobs=${JOBS}`,
  '--timeout=900',
  '--no-color',
]

const say = (text: string) => console.log(text)

let running: ChildProcess | undefined

const showFile = ({ file, passed, failed, skipped, ms, failures }: FileResult): void => {
  const counts = [
    `${passed} passed`,
    failed > 0 && `${failed} FAILED`,
    skipped > 0 && `${skipped} skipped`,
  ]
  say(
    `  ${failed > 0 ? '✖' : '✔'} ${file}: ${counts.filter(Boolean).join(', ')} (${(ms / 1000).toFixed(1)} s)`,
  )
  if (failures.length > 0) say(failures.join('\n'))
}

/** Runs test files and tells each file's result as it ends. */
const runTap = async (files: readonly string[], env: NodeJS.ProcessEnv): Promise<Tally> => {
  const tap = spawn(process.execPath, [TAP, 'run', ...TAP_OPTIONS, ...files], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = tap
  const ended = once(tap, 'exit')
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 }
  const readLine = createTapReader()
  for await (const line of createInterface({ input: tap.stdout })) {
    const result = readLine(line)
    if (!result) continue
    showFile(result)
    tally.passed += result.passed
    tally.failed += result.failed
    tally.skipped += result.skipped
  }
  const [code] = await ended
  running = undefined
  if (code !== 0 && tally.failed === 0) {
    say(
      `  ✖ tap ended with ${code === null ? 'a signal' : `exit code ${code}`} though no test failed: see its output above.`,
    )
    tally.failed += 1
  }
  return tally
}

/**
 * The journeys on PostgreSQL: a given one, else a temporary
 * one where its programs are; null when there is neither.
 */
const runOnPostgres = async (
  journeys: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Tally | null> => {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    say('\nJourneys on the PostgreSQL of TEST_DATABASE_URL')
    return runTap(journeys, env)
  }
  const binaries = findBinaries()
  if (!binaries) {
    say(
      '\nJourneys on PostgreSQL are skipped: no PostgreSQL 15 or newer is installed here. ' +
        'Install it (for example: apt-get install postgresql) or set TEST_DATABASE_URL to run them.',
    )
    return null
  }
  say(`\nJourneys on a temporary PostgreSQL ${binaries.version}`)
  const postgres = await startPostgres(binaries)
  try {
    return await runTap(journeys, { ...env, TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

/** What could not be run, and the sentence that says why and what to do. */
type LeftOut = { files: readonly string[]; why: string }

/** A Chromium for the files that need one; where none can be had, the plan without them. */
const findBrowser = (
  plan: TestPlan,
): { plan: TestPlan; env: NodeJS.ProcessEnv; leftOut: LeftOut | null } => {
  if (plan.inBrowser.length === 0) return { plan, env: {}, leftOut: null }
  try {
    return { plan, env: { CHROMIUM_PATH: ensureChromium(say) }, leftOut: null }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const rest = withoutBrowser(plan)
    if (rest.files.length > 0) say(`${why}\nEvery other test runs first.\n`)
    return { plan: rest, env: {}, leftOut: { files: plan.inBrowser, why } }
  }
}

const runAll = async (
  { files, journeys }: TestPlan,
  env: NodeJS.ProcessEnv,
  tallies: Tally[],
): Promise<void> => {
  const { TEST_DATABASE_URL: _, ...embedded } = env
  if (files.length > 0) {
    say('Tests on the embedded database')
    tallies.push(await runTap(files, embedded))
  }
  const onPostgres = journeys.length === 0 ? null : await runOnPostgres(journeys, env)
  if (onPostgres) tallies.push(onPostgres)
}

/** Files that were left out count as failed: a run without them proves less. */
const tellLeftOut = ({ files, why }: LeftOut): Tally => {
  say(`\nLeft out, without a browser:\n${files.map(file => `  ✖ ${file}`).join('\n')}\n${why}`)
  return { passed: 0, failed: files.length, skipped: 0 }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    running?.kill('SIGTERM')
    // Leaves through process.exit, so that a temporary PostgreSQL is stopped and removed.
    process.exit(130)
  })

const sum = (tallies: readonly Tally[], key: keyof Tally) =>
  tallies.reduce((total, tally) => total + tally[key], 0)

const startedAt = Date.now()
const tallies: Tally[] = []
const { plan, env, leftOut } = findBrowser(planTests(ROOT, process.argv.slice(2)))
try {
  await runAll(plan, { ...process.env, ...env }, tallies)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  tallies.push({ passed: 0, failed: 1, skipped: 0 })
}
if (leftOut) tallies.push(tellLeftOut(leftOut))
const [passed, failed, skipped] = [
  sum(tallies, 'passed'),
  sum(tallies, 'failed'),
  sum(tallies, 'skipped'),
]
say(
  `\n${skipped > 0 ? `${skipped} skipped; ` : ''}${((Date.now() - startedAt) / 1000).toFixed(0)} s`,
)
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
