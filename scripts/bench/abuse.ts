import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { findBinaries, startPostgres } from '../postgres.ts'
import type { Attack, AttackOutcome } from './abuse/attack.ts'
import { ServerDied, watch } from './abuse/watch.ts'
import { tellMissed } from './goals.ts'
import { type Served, serveOn } from './serve.ts'

/** To reach: others wait less, in ms, and the server's memory grows less, in MB. */
const LONGEST_WAIT_MS = 200
const MOST_GROWN_MB = 100
const ADMIN = { email: 'bench@example.org', password: 'bench-secret' }
const ATTACKS = join(import.meta.dirname, 'abuse/attacks')

/** All attacks, or those whose file's name is an argument. */
const readAttacks = (wanted: readonly string[]): Promise<Attack[]> =>
  Promise.all(
    globSync('*.ts', { cwd: ATTACKS })
      .sort()
      .filter(file => wanted.length === 0 || wanted.includes(basename(file, '.ts')))
      .map(async file => ((await import(join(ATTACKS, file))) as { attack: Attack }).attack),
  )

/** `429 REQUESTS_TOO_MANY ×975`, the most frequent first. */
const summarise = (outcomes: readonly AttackOutcome[]): string => {
  const counts = new Map<string, number>()
  for (const { by, code } of outcomes) {
    const name = code === null ? String(by) : `${by} ${code}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, one], [, two]) => two - one)
    .map(([name, count]) => `${name} ×${count}`)
    .join(', ')
}

/** Runs an attack and tells what it did; the goals that were missed. */
const measure = async (served: Served, attack: Attack, nth: number): Promise<string[]> => {
  const target = { url: served.url, address: `198.51.100.${nth}`, admin: ADMIN }
  const prepared = await attack.prepare(target)
  const seen = await watch(served, () => attack.run(target, prepared))
  const [longest, grown] = [seen.longest.toFixed(0), seen.grownMb.toFixed(0)]
  const missed = [
    ...(seen.longest < LONGEST_WAIT_MS ? [] : [`others wait ${longest} ms`]),
    ...(seen.grownMb < MOST_GROWN_MB ? [] : [`the server's memory grows ${grown} MB`]),
    ...(seen.failed === 0 ? [] : [`${seen.failed} of ${seen.asked} others failed`]),
  ].map(what => `${attack.name}: ${what}`)
  console.log(
    [
      `${missed.length === 0 ? ' ' : '!'} others wait ${longest.padStart(6)} ms`,
      `of it computing ${seen.longestComputed.toFixed(0).padStart(5)} ms`,
      `in all ${seen.computedMs.toFixed(0).padStart(6)} ms`,
      `memory ${grown.padStart(5)} MB`,
      `${attack.name}: ${summarise(seen.answer)}`,
      ...(seen.failed > 0 ? [`${seen.failed} of ${seen.asked} others failed`] : []),
    ].join('  '),
  )
  return missed
}

/** Every attack on one server, with the limits on; the goals that were missed. */
const attackAll = async (database: string, env: NodeJS.ProcessEnv): Promise<string[]> => {
  console.log(database)
  const served = await serveOn({
    RATE_LIMITS: 'on',
    // Nothing is there: recordings are read, and then cannot be written down.
    OPENAI_TRANSCRIBE_BASE_URL: 'http://127.0.0.1:9/v1',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'fatal',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  })
  const missed: string[] = []
  let attacked = ''
  try {
    for (const [nth, attack] of attacks.entries()) {
      attacked = attack.name
      missed.push(...(await measure(served, attack, nth + 1)))
    }
  } catch (error) {
    if (!(error instanceof ServerDied)) throw error
    missed.push(`${attacked}: ${error.message}, and the attacks after it were not run`)
  } finally {
    await served.stop()
  }
  return missed.map(what => `${database}: ${what}`)
}

const attacks = await readAttacks(process.argv.slice(2))
const dataDir = mkdtempSync(join(tmpdir(), 'debater-abuse-'))
try {
  const missed = await attackAll('Embedded database', { DATA_DIR: dataDir })
  const binaries = findBinaries()
  if (!binaries)
    throw new Error('This benchmark needs PostgreSQL 15 or newer: apt-get install postgresql')
  const postgres = await startPostgres(binaries)
  try {
    missed.push(
      ...(await attackAll('PostgreSQL', {
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        JWT_SECRET: 'a secret of the benchmark alone, long enough',
      })),
    )
  } finally {
    await postgres.stop()
  }
  tellMissed(missed)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
