import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import {
  findOwnActivities,
  findOwnDebateIds,
  findOwnDebates,
  findOwnMotions,
  findOwnTurns,
} from '#db/queries/own-data.ts'
import type { UserRow } from '#db/tables.ts'
import { requireOwnRow } from './get-me.ts'
import { listSessions } from './sessions.ts'
import { toAccount } from './user-entity.ts'

/** Debates that are read at a time, with their turns: some hundred kilobytes. */
const BATCH = 20

/** Named in the file, so that a program that reads it later knows what it reads. */
const FORMAT = 'ai-debater-tutor personal data 1'

async function* debatesOf(db: Db, userId: string) {
  const ids = await findOwnDebateIds(db, userId)
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH)
    const debates = await findOwnDebates(db, some)
    const turns = Map.groupBy(await findOwnTurns(db, some), ({ debate_id }) => debate_id)
    for (const debate of debates)
      yield {
        ...debate,
        turns: (turns.get(debate.debate_id) ?? []).map(({ debate_id: _, ...turn }) => turn),
      }
  }
}

async function* write(deps: Deps, viewer: Viewer, me: UserRow) {
  const head = {
    format: FORMAT,
    exported_at: deps.now(),
    account: toAccount(me),
    logins: await listSessions(deps, viewer),
    login_history: await findOwnActivities(deps.db, me.user_id),
    motions: await findOwnMotions(deps.db, me.user_id),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"debates":[`
  let comma = ''
  for await (const debate of debatesOf(deps.db, me.user_id)) {
    yield `${comma}${JSON.stringify(debate)}`
    comma = ','
  }
  yield ']}\n'
}

/**
 * All that is stored of the caller, as one JSON text in pieces: account, logins, motions, debates
 * with every turn, scores and reviews. No password and no token; of recordings only which turns
 * have one. UNAUTHENTICATED.
 */
export const exportMe = async (deps: Deps, viewer: Viewer): Promise<AsyncIterable<string>> =>
  write(deps, viewer, await requireOwnRow(deps, viewer))
