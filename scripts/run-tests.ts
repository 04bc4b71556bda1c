import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureChromium } from './chromium.ts'
import { findBinaries, startPostgres } from './postgres.ts'
import { createTapReader, type FileResult, type Tally } from './read-tap.ts'

const ROOT = join(import.meta.dirname, '..')
const TAP = join(ROOT, 'node_modules/tap/dist/esm/run.mjs')
const JOURNEYS = 'api/tests/**/*.test.ts'
const TAP_OPTIONS = [
  '--disable-coverage',
  '--reporter=tap',
  '--jobs=2',
  '--timeout=240',
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

/** Runs test files (all when none is named) and tells each file's result as it ends. */
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

/** The journeys on PostgreSQL: a given one, else a temporary one where its programs are; null when there is neither. */
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

const runAll = async (files: readonly string[], tallies: Tally[]): Promise<void> => {
  const needsBrowser = files.length === 0 || files.some(file => file.startsWith('web/'))
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...(needsBrowser && { CHROMIUM_PATH: ensureChromium(say) }),
  }
  const { TEST_DATABASE_URL: _, ...embedded } = env
  say(`${files.length === 0 ? 'Every test' : 'Tests'} on the embedded database`)
  tallies.push(await runTap(files, embedded))
  const journeys =
    files.length === 0
      ? globSync(JOURNEYS, { cwd: ROOT }).sort()
      : files.filter(file => matchesGlob(file, JOURNEYS))
  const onPostgres = journeys.length === 0 ? null : await runOnPostgres(journeys, env)
  if (onPostgres) tallies.push(onPostgres)
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
try {
  await runAll(process.argv.slice(2), tallies)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  tallies.push({ passed: 0, failed: 1, skipped: 0 })
}
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
