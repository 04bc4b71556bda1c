import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { post, register } from './client.ts'
import { type Served, serve } from './serve.ts'
import { type Arrivals, MODEL_DELAY_MS, TURN_MS } from './voice-audio.ts'
import type { SpeakersReport, SpeakersTask } from './voice-speakers.ts'

/**
 * What the relay of spoken debates adds to each piece of audio, what a session costs, and whether
 * memory stays flat, with the model, the relay and the speakers in processes of their own. Beside
 * it, in the same run: no relay at all, and one that only hands frames on.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const MINUTES = Number(values.minutes)
if (!(MINUTES > 0)) throw new Error('--minutes takes a number of minutes, such as 10')

const FEW = 20
const MANY = 100
/** Long enough for two turns of everybody. */
const SECONDS = (5 * TURN_MS) / 1000
const SAMPLE_MS = 5_000
const CLOCK_TICKS = 100
const GOALS = { medianMs: 1, p99Ms: 5, cpu: 0.5, firstAudioMs: 10 }

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
const ms = (value: number) => `${value.toFixed(2)} ms`

/** CPU seconds of a process so far, from /proc (Linux). */
const cpuSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS
}
const residentMib = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const runSpeakers = async (task: SpeakersTask): Promise<SpeakersReport> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'voice-speakers.ts')], {
    env: { PATH: process.env.PATH, TASK: JSON.stringify(task) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(child.stdout))
}

type Run = { spoken: Arrivals; report: SpeakersReport }
type Way = { name: string; task: Pick<SpeakersTask, 'speaks' | 'url' | 'token' | 'debateIds'> }

const upstream = await serve('scripts/bench/voice-upstream.ts', {})
const socketUrl = upstream.url.replace('http', 'ws')
const takeArrivals = async (): Promise<Arrivals> =>
  (await (await fetch(upstream.url)).json()) as Arrivals

const run = async (way: Way, sessions: number, seconds: number): Promise<Run> => {
  await takeArrivals()
  const debateIds = way.task.debateIds.slice(0, sessions)
  const report = await runSpeakers({ ...way.task, debateIds, seconds })
  return { spoken: await takeArrivals(), report }
}

const both = ({ spoken, report }: Run) => [...spoken.delays, ...report.heard.delays]

const tell = (name: string, measured: Run, bare: Run | null): void => {
  const { spoken, report } = measured
  const delays = both(measured)
  const broken = spoken.broken + report.heard.broken
  const first = quantile(report.toFirstAudio, 0.5)
  console.log(
    `  ${name}: median ${ms(quantile(delays, 0.5))}, p99 ${ms(quantile(delays, 0.99))} ` +
      `of ${delays.length} pieces, ${broken} not byte for byte; ` +
      `commit to first audio ${ms(first)} (median of ${report.toFirstAudio.length})`,
  )
  if (report.failures.length > 0)
    console.log(`    ${report.failures.length} failures, the first: ${report.failures[0]}`)
  if (!bare) return
  const ratio = (share: number) => quantile(delays, share) / quantile(both(bare), share)
  console.log(
    `    to the bare relay: median × ${ratio(0.5).toFixed(2)}, p99 × ${ratio(0.99).toFixed(2)}`,
  )
}

/** The product's relay alone, with the offline judge and an embedded database. */
const serveRelay = async (dataDir: string): Promise<Served> =>
  serve('api/server.ts', {
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
    AI_PROVIDER: 'offline',
    LOG_LEVEL: 'warn',
    OPENAI_REALTIME_URL: socketUrl,
  })

const start = async (url: string, token: string): Promise<string> => {
  const body = {
    topic_id: 'custom',
    custom_topic: 'Homework should go',
    stance: 'for',
    mode: 'voice',
  }
  return (await post<{ debate_id: string }>(`${url}/api/debates/start`, body, token)).debate_id
}

const dataDir = mkdtempSync(join(tmpdir(), 'debater-bench-'))
const relay = await serve('scripts/bench/voice-relay.ts', { UPSTREAM: socketUrl })
const product = await serveRelay(dataDir)
try {
  const token = await register(product.url, 'Bench')
  const debateIds: string[] = []
  for (let nth = 0; nth < MANY; nth += 1) debateIds.push(await start(product.url, token))
  const nobody = { token: '', debateIds }
  const direct: Way = {
    name: 'no relay',
    task: { speaks: 'protocol', url: socketUrl, ...nobody },
  }
  const bareRelay: Way = {
    name: 'bare relay',
    task: { speaks: 'protocol', url: relay.url, ...nobody },
  }
  const ours: Way = {
    name: 'product',
    task: { speaks: 'product', url: product.url, token, debateIds },
  }

  // The first seconds of a process are its compiler's.
  await run(ours, FEW, 2)
  console.log(`${FEW} sessions, audio under way in both directions:`)
  const none = await run(direct, FEW, SECONDS)
  const bare = await run(bareRelay, FEW, SECONDS)
  const few = await run(ours, FEW, SECONDS)
  tell(direct.name, none, null)
  tell(bareRelay.name, bare, null)
  tell(ours.name, few, bare)
  const added = (share: number) => quantile(both(few), share) - quantile(both(none), share)
  console.log(
    `  added by the product: median ${ms(added(0.5))} (to reach: < ${GOALS.medianMs} ms), ` +
      `p99 ${ms(added(0.99))} (to reach: < ${GOALS.p99Ms} ms)`,
  )
  const late = quantile(few.report.toFirstAudio, 0.5) - MODEL_DELAY_MS
  console.log(
    `  commit to first audio: the model's ${MODEL_DELAY_MS} ms and ${ms(late)} ` +
      `(to reach: ≤ ${GOALS.firstAudioMs} ms)`,
  )

  console.log(`${MANY} sessions:`)
  const cost = async (way: Way, pid: number) => {
    const before = cpuSeconds(pid)
    const measured = await run(way, MANY, SECONDS)
    const spokenSeconds = (measured.report.turns * 2 * TURN_MS) / 1000
    return { measured, cpu: ((cpuSeconds(pid) - before) / spokenSeconds) * 100 }
  }
  const bareMany = await cost(bareRelay, relay.pid)
  const ourMany = await cost(ours, product.pid)
  tell(bareRelay.name, bareMany.measured, null)
  tell(ours.name, ourMany.measured, bareMany.measured)
  console.log(
    `  CPU of a session: ${ourMany.cpu.toFixed(3)} % of a core (to reach: < ${GOALS.cpu} %), ` +
      `bare relay ${bareMany.cpu.toFixed(3)} %: × ${(ourMany.cpu / bareMany.cpu).toFixed(1)}`,
  )

  console.log(`memory over ${MINUTES} minutes with ${FEW} sessions:`)
  const memory: number[] = []
  const sampling = setInterval(() => memory.push(residentMib(product.pid)), SAMPLE_MS)
  await run(ours, FEW, MINUTES * 60)
  clearInterval(sampling)
  const third = Math.ceil(memory.length / 3)
  const [early, last] = [memory.slice(third, 2 * third), memory.slice(2 * third)].map(part =>
    quantile(part, 0.5),
  )
  console.log(
    `  ${memory
      .map(mib => mib.toFixed(0))
      .filter((_, nth) => nth % Math.ceil(memory.length / 12) === 0)
      .join(', ')} MiB`,
  )
  console.log(
    `  last third against the middle one: ${(((last ?? 0) / (early ?? 1) - 1) * 100).toFixed(1)} %`,
  )
} finally {
  await Promise.all([product.stop(), relay.stop(), upstream.stop()])
  rmSync(dataDir, { recursive: true, force: true })
}
