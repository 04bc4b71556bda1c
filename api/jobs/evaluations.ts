import { fromKysely, PgBoss } from 'pg-boss'
import type { Deps, Evaluations, Log } from '#api/domain/deps.ts'
import { evaluateDebate } from '#api/domain/scoring/evaluate-debate.ts'
import type { DatabaseConnection } from '#db/database.ts'
import { findEvaluatingDebates } from '#db/queries/results.ts'

const QUEUE = 'evaluate-debate'
/** Debates that may have been waiting for their judge when the last process died. */
const MOST_LEFT_OVER = 1000
type EvaluationJob = { debateId: string; attempt: number }

export type EvaluationQueue = Evaluations & {
  work(deps: Deps): Promise<void>
  isReady(): Promise<boolean>
  stop(): Promise<void>
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
    ...(connection.backend === 'pglite' && { reindex: false, monitorVacuum: false }),
  })
  boss.on('error', error => log.error({ err: error }, 'the job queue failed'))
  await boss.start()
  await boss.createQueue(QUEUE, {
    retryLimit: 20,
    retryDelay: 5,
    expireInSeconds: 180,
    deleteAfterSeconds: 86_400,
  })
  let workerId: string | null = null
  const enqueue: Evaluations['enqueue'] = async (tx, debateId, attempt, startAfter) => {
    await boss.send(QUEUE, { debateId, attempt } satisfies EvaluationJob, {
      startAfter,
      db: fromKysely(tx),
    })
  }
  return {
    enqueue,
    nudge: () => {
      if (workerId !== null) boss.notifyWorker(workerId)
    },
    work: async deps => {
      // With the database to ourselves, whoever was judging
      // when the last process died is gone: ask again.
      const waiting = connection.exclusive
        ? await findEvaluatingDebates(deps.db, MOST_LEFT_OVER)
        : []
      for (const { debate_id } of waiting) await enqueue(deps.db, debate_id, 1, 0)
      workerId = await boss.work<EvaluationJob>(
        QUEUE,
        { pollingIntervalSeconds: 2, batchSize: 1 },
        async jobs => {
          for (const job of jobs) await evaluateDebate(deps, job.data.debateId, job.data.attempt)
        },
      )
    },
    isReady: () => boss.isInstalled(),
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
