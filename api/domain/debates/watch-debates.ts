import type { DebateChange } from '#api/domain/debate-events.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { findDebate } from '#db/queries/debates.ts'
import { findUserByExternalId } from '#db/queries/users.ts'

type DebateChangeKind = DebateChange['kind']

type WatchInput = {
  debate_ids?: readonly string[] | undefined
  user_id?: string | undefined
  external_user_id?: string | undefined
  kinds?: readonly DebateChangeKind[] | undefined
}

/** Calls `tell` at each change from now on. The answer stops that. */
type Listen = (tell: (change: DebateChange) => void) => () => void

const readUser = async (deps: Deps, { user_id, external_user_id }: WatchInput) => {
  if (external_user_id === undefined) return user_id?.toLowerCase() ?? null
  const user = await findUserByExternalId(deps.db, external_user_id.trim())
  if (!user) throw new DomainError('EXTERNAL_USER_NOT_FOUND')
  return user.user_id
}

/**
 * Changes of debates as they happen, on every server; of turns that were added only where `kinds`
 * asks for them. Administrators, and keys with DEBATES_READ; NOT_FOUND for an unknown external id.
 */
export const watchDebates = async (
  deps: Deps,
  viewer: Viewer,
  input: WatchInput,
): Promise<Listen> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  const userId = await readUser(deps, input)
  const ids = input.debate_ids && new Set(input.debate_ids.map(id => id.toLowerCase()))
  const isAsked = ({ kind, debateId }: DebateChange) =>
    (input.kinds?.includes(kind) ?? kind !== 'turn_added') && (ids?.has(debateId) ?? true)
  const isTheirs = async ({ debateId }: DebateChange) =>
    (await findDebate(deps.db, debateId))?.user_id === userId
  return tell => {
    // One after another, so that what happened first is told first.
    let latest = Promise.resolve()
    const tellIfTheirs = async (change: DebateChange) => {
      try {
        if (await isTheirs(change)) tell(change)
      } catch (error) {
        deps.log.warn({ err: error, ...change }, 'whose debate changed could not be found out')
      }
    }
    return deps.debateEvents.subscribe(change => {
      if (!isAsked(change)) return
      if (userId === null) tell(change)
      else latest = latest.then(() => tellIfTheirs(change))
    })
  }
}

/**
 * The ids of a debate's turns as they are stored, on every server. Administrators, and keys with
 * DEBATES_READ; NOT_FOUND.
 */
export const watchTurns = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string },
): Promise<(tell: (turnId: string) => void) => () => void> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  const debate = await findDebate(deps.db, requireId(input.debate_id, 'DEBATE_NOT_FOUND'))
  if (!debate) throw new DomainError('DEBATE_NOT_FOUND')
  return tell =>
    deps.debateEvents.subscribe(change => {
      if (change.kind === 'turn_added' && change.debateId === debate.debate_id) tell(change.turnId)
    })
}
