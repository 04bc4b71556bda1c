import type { Deps } from '#api/domain/deps.ts'
import { deleteOverInvitations } from '#db/queries/admin-invitations.ts'
import { deleteOldDeletions } from '#db/queries/deletions.ts'
import { deleteOldCalls } from '#db/queries/idempotent-calls.ts'
import { deleteOverJoinLinks } from '#db/queries/join-links.ts'
import { deleteOverLoginFailures } from '#db/queries/login-failures.ts'
import { deleteOverSignIns } from '#db/queries/provider-sign-ins.ts'
import { deleteAbandonedDebates, deleteOverPasswordResets } from '#db/queries/purges.ts'
import { deleteOverSessions } from '#db/queries/sessions.ts'
import { DELETIONS_KEPT_DAYS } from '#schema/constants.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Debates of one statement: others wait for it on the embedded database. */
const MOST_AT_ONCE = 100

type Parts = Pick<Deps, 'db' | 'now' | 'log' | 'cache'> & {
  /** Days after which a guest's unfinished debate counts as abandoned. */
  guestDebateDays: number
}

/** Deletes what nobody needs any more. Answers how many debates it deleted. */
export const purge = async ({ db, now, cache, guestDebateDays }: Parts): Promise<number> => {
  await deleteOverLoginFailures(db, now())
  await deleteOverPasswordResets(db, now())
  await deleteOverInvitations(db, now())
  await deleteOverJoinLinks(db, now())
  await deleteOverSignIns(db, now())
  await deleteOverSessions(db, now())
  await deleteOldCalls(db, new Date(now().getTime() - DAY_MS))
  await deleteOldDeletions(db, new Date(now().getTime() - DELETIONS_KEPT_DAYS * DAY_MS))
  const before = new Date(now().getTime() - guestDebateDays * DAY_MS)
  let deleted = 0
  for (;;) {
    const some = await deleteAbandonedDebates(db, before, MOST_AT_ONCE)
    deleted += some
    if (some < MOST_AT_ONCE) break
  }
  if (deleted > 0) cache.clear()
  return deleted
}

/** Purges now and every hour. `stop` resolves when a purge under way is over. */
export const startPurges = (parts: Parts): { stop(): Promise<void> } => {
  const run = async () => {
    try {
      const debates = await purge(parts)
      if (debates > 0) parts.log.info({ debates }, 'abandoned debates of guests were deleted')
    } catch (error) {
      parts.log.warn({ err: error }, 'old data could not be purged')
    }
  }
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, HOUR_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
