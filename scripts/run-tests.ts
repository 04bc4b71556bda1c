import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium, findShell } from './chromium.ts'
import { type Lane, openLane, stopLanes } from './open-lane.ts'
import { planTests, type TestPlan, withoutBrowser } from './plan-tests.ts'
import { findBinaries, startPostgres } from './postgres.ts'
import type { FileResult, Tally } from './read-tap.ts'
import { WHOLE_TESTS } from './whole-tests.ts'

const ROOT = join(import.meta.dirname, '..')
/** Files at a time; more than two cores compute, because spoken debates wait most of their time. */
const WORKERS = 4
/** The browser tests that wait: sound takes its time. */
const SPOKEN = /\/voice-[^/]*$/

const say = (text: string) => console.log(text)

type Job = { file: string; where?: 'the embedded database'; env: NodeJS.ProcessEnv }

const showFile = (result: FileResult, where?: Job['where']): void => {
  const { file, passed, failed, skipped, ms, failures } = result
  const counts = [
    `${passed} passed`,
    failed > 0 && `${failed} FAILED`,
    skipped > 0 && `${skipped} skipped`,
  ]
  const name = where ? `${file} on ${where}` : file
  say(
    `  ${failed > 0 ? '✖' : '✔'} ${name}: ${counts.filter(Boolean).join(', ')} (${(ms / 1000).toFixed(1)} s)`,
  )
  if (failures.length > 0) say(failures.join('\n'))
}

/** Runs jobs one after another, those of one environment in one process as long as it is fit. */
const createRunner = () => {
  let lane: Lane | null = null
  let laneEnv: NodeJS.ProcessEnv | null = null
  const close = async () => {
    const left = await lane?.close()
    lane = null
    return left ?? null
  }
  const run = async ({ file, env }: Job): Promise<FileResult[]> => {
    const left = lane && (laneEnv !== env || !lane.isFit()) ? await close() : null
    lane ??= openLane(env)
    laneEnv = env
    const result = await lane.run(file)
    return left ? [left, result] : [result]
  }
  return { run, close }
}

/** Runs all jobs, some of each row side by side, and tells each one's result as it ends. */
const runJobs = async (rows: readonly Job[][]): Promise<Tally[]> => {
  const results: Tally[] = []
  const work = async (own: Job[] | undefined) => {
    const take = () => own?.shift() ?? rows.find(row => row.length > 0)?.shift()
    const runner = createRunner()
    for (let job = take(); job; job = take())
      for (const result of await runner.run(job)) {
        showFile(result, job.where)
        results.push(result)
      }
    const left = await runner.close()
    if (!left) return
    showFile(left)
    results.push(left)
  }
  await Promise.all(Array.from({ length: WORKERS }, (_, nth) => work(rows[nth % rows.length])))
  return results
}

type TestServer = { url: string; isTemporary: boolean; stop(): Promise<void> }

/**
 * The PostgreSQL of the tests: a given one, else a temporary
 * one where its programs are; null when there is neither.
 */
const openPostgres = async (): Promise<TestServer | null> => {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    say('The tests run on the PostgreSQL of TEST_DATABASE_URL.')
    return { url: given, isTemporary: false, stop: async () => undefined }
  }
  const binaries = findBinaries()
  if (!binaries) {
    say(
      'Every test runs on the embedded database alone: no PostgreSQL 15 or newer is installed ' +
        'here. Install it (for example: apt-get install postgresql) or name one and a superuser of ' +
        'it in TEST_DATABASE_URL.',
    )
    return null
  }
  say(`The tests run on a temporary PostgreSQL ${binaries.version}.`)
  const { url, stop } = await startPostgres(binaries)
  return { url, isTemporary: true, stop }
}

/** What could not be run, and the sentence that says why and what to do. */
type LeftOut = { files: readonly string[]; why: string }

/** A Chromium for the files that need one; where none can be had, the plan without them. */
const findBrowser = (
  plan: TestPlan,
): { plan: TestPlan; env: NodeJS.ProcessEnv; leftOut: LeftOut | null } => {
  if (plan.inBrowser.length === 0) return { plan, env: {}, leftOut: null }
  try {
    const whole = ensureChromium(say)
    const env = { CHROMIUM_PATH: whole, CHROMIUM_SHELL_PATH: findShell() ?? whole }
    return { plan, env, leftOut: null }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const rest = withoutBrowser(plan)
    if (rest.files.length > 0) say(`${why}\nEvery other test runs first.\n`)
    return { plan: rest, env: {}, leftOut: { files: plan.inBrowser, why } }
  }
}

/** Each file on PostgreSQL where there is one, and the journeys on the embedded database too. */
const runAll = async (
  { files, journeys, inBrowser }: TestPlan,
  env: NodeJS.ProcessEnv,
): Promise<Tally[]> => {
  const { TEST_DATABASE_URL: _, ...embedded } = env
  const postgres = await openPostgres()
  const first = {
    ...embedded,
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    // Nobody has to tidy up in a server that goes with the tests.
    ...(postgres?.isTemporary && { TEST_DATABASE_IS_TEMPORARY: 'yes' }),
  }
  const jobsOf = (some: readonly string[]): Job[] => some.map(file => ({ file, env: first }))
  const again = (some: readonly string[]): Job[] =>
    some.map(file => ({ file, where: 'the embedded database', env: embedded }))
  try {
    return await runJobs([
      // The shortest files, the web app's units, come last: all end at about the same time.
      [
        ...(postgres ? again(journeys) : []),
        ...jobsOf(files.filter(file => !inBrowser.includes(file))),
      ],
      jobsOf(inBrowser.filter(file => !SPOKEN.test(file))),
      jobsOf(inBrowser.filter(file => SPOKEN.test(file))),
    ])
  } finally {
    await postgres?.stop()
  }
}

/** Files that were left out count as failed: a run without them proves less. */
const tellLeftOut = ({ files, why }: LeftOut): Tally => {
  say(`\nLeft out, without a browser:\n${files.map(file => `  ✖ ${file}`).join('\n')}\n${why}`)
  return { passed: 0, failed: files.length, skipped: 0 }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopLanes()
    // Leaves through process.exit, so that a temporary PostgreSQL is stopped and removed.
    process.exit(130)
  })

const sum = (tallies: readonly Tally[], key: keyof Tally) =>
  tallies.reduce((total, tally) => total + tally[key], 0)

const startedAt = Date.now()
const tallies: Tally[] = []
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false } },
})
const { plan, env, leftOut } = findBrowser(planTests(ROOT, positionals, values.whole))
try {
  const form = values.whole ? { [WHOLE_TESTS]: 'yes' } : {}
  tallies.push(...(await runAll(plan, { ...process.env, ...env, ...form })))
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
