import { fromKysely, type Job, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Deps, Evaluations, Log } from '#api/domain/deps.ts'
import { evaluateDebate } from '#api/domain/scoring/evaluate-debate.ts'
import { giveUpEvaluation } from '#api/domain/scoring/give-up-evaluation.ts'
import type { DatabaseConnection, Db } from '#db/database.ts'
import {
  findQueuedDebates,
  goOnWithLeft,
  hastenWhatDeadLeft,
} from '#db/queries/left-evaluations.ts'
import { findEvaluatingDebates } from '#db/queries/results.ts'

const QUEUE = 'evaluate-debate'
/** Where a job goes whose last try never came back, because its process died. */
const GIVEN_UP = 'evaluate-debate-given-up'
/** Debates that may have been waiting for their judge when the last process died. */
const MOST_LEFT_OVER = 1000
type EvaluationJob = { debateId: string }

/** Seconds. Pauses double from 2 s to an hour in eleven tries, then it is tried hourly: a day. */
const RETRIES = { retryDelay: 2, retryBackoff: true, retryDelayMax: 3600, retryLimit: 11 + 23 }
const KEPT = { expireInSeconds: 180, deleteAfterSeconds: 86_400 }
/**
 * Seconds. A process that judges says so again and again; one that falls silent for as long as
 * pg-boss allows at least has died, and its debate is given to another process.
 */
const ALIVE = { heartbeatSeconds: 10 }
const SAY_ALIVE_SECONDS = 3
const LOOK_FOR_DEAD_SECONDS = 1
const MS_PER_SECOND = 1_000
/** As many debates at a time as the built-in judge has threads at most. */
const JUDGES = 2
const POLL_SECONDS = 2
const POLL_GIVEN_UP_SECONDS = 60

/** A judge that takes longer is left: its debate is judged after the next start. */
const STOP_MS = 3_000

export type EvaluationQueue = Evaluations & {
  work(deps: Deps): Promise<void>
  isReady(): Promise<boolean>
  stop(): Promise<void>
}

const JUDGING = {
  pollingIntervalSeconds: POLL_SECONDS,
  heartbeatRefreshSeconds: SAY_ALIVE_SECONDS,
  batchSize: 1,
  includeMetadata: true,
} as const

const tryToJudge = async (
  deps: Deps,
  job: JobWithMetadata<EvaluationJob> | undefined,
): Promise<void> => {
  if (!job) return
  const { data, retryCount, retryLimit } = job
  try {
    await evaluateDebate(deps, data.debateId)
  } catch (error) {
    deps.log.warn({ err: error, ...data, retryCount }, 'a debate could not be judged')
    if (retryCount < retryLimit) throw error
    await giveUpEvaluation(deps, data.debateId, error)
  }
}

/** An older version of ours may have made the queue with other options. */
const makeQueue = async (boss: PgBoss, name: string, options: object) => {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}

/**
 * The queue of debates that wait for their verdict,
 * on the same database, so that ending one and asking is one act.
 */
export const createEvaluationQueue = async (
  connection: DatabaseConnection,
  log: Log,
): Promise<EvaluationQueue> => {
  const boss = new PgBoss({
    db: { executeSql: connection.executeSql },
    backend: connection.backend,
    schedule: false,
    persistWarnings: false,
    // What the only process of an embedded database left over is taken up at its start.
    ...(connection.exclusive
      ? { reindex: false, monitorVacuum: false }
      : {
          superviseIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
          monitorIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
        }),
  })
  boss.on('error', error => log.error({ err: error }, 'the job queue failed'))
  await boss.start()
  await makeQueue(boss, GIVEN_UP, KEPT)
  await makeQueue(boss, QUEUE, { ...RETRIES, ...KEPT, ...ALIVE, deadLetter: GIVEN_UP })
  const workerIds: string[] = []
  const nudge = () => {
    for (const id of workerIds) boss.notifyWorker(id)
  }
  let isStopping = false
  const takeUp = async () => {
    try {
      if (await hastenWhatDeadLeft(connection.executeSql, QUEUE)) nudge()
    } catch (error) {
      if (!isStopping) log.error({ err: error }, 'the job queue failed')
    }
  }
  const timer = connection.exclusive
    ? undefined
    : setInterval(takeUp, LOOK_FOR_DEAD_SECONDS * MS_PER_SECOND)
  timer?.unref()
  const enqueue: Evaluations['enqueue'] = async (tx, debateId) => {
    await boss.send(QUEUE, { debateId } satisfies EvaluationJob, { db: fromKysely(tx) })
  }
  /** With the database to ourselves, whoever was judging when the last process died is gone. */
  const takeUpLeft = async (db: Db) => {
    const triedToTheEnd = await goOnWithLeft(connection.executeSql, QUEUE)
    if (triedToTheEnd.length > 0) await boss.fail(QUEUE, triedToTheEnd)
    const queued = await findQueuedDebates(connection.executeSql, [QUEUE, GIVEN_UP])
    for (const { debate_id } of await findEvaluatingDebates(db, MOST_LEFT_OVER))
      if (!queued.has(debate_id)) await enqueue(db, debate_id)
  }
  return {
    enqueue,
    nudge,
    work: async deps => {
      if (connection.exclusive) await takeUpLeft(deps.db)
      const judge = ([job]: JobWithMetadata<EvaluationJob>[]) => tryToJudge(deps, job)
      for (let judges = 0; judges < JUDGES; judges += 1)
        workerIds.push(await boss.work(QUEUE, JUDGING, judge))
      const givingUp = await boss.work(
        GIVEN_UP,
        { pollingIntervalSeconds: POLL_GIVEN_UP_SECONDS, batchSize: 1 },
        async ([job]: Job<EvaluationJob>[]) => {
          if (job) await giveUpEvaluation(deps, job.data.debateId, null)
        },
      )
      workerIds.push(givingUp)
    },
    isReady: () => boss.isInstalled(),
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await boss.stop({ graceful: true, timeout: STOP_MS })
    },
  }
}
