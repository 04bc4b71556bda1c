import type { DebateChange } from '#api/domain/debate-events.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireFilterId, requireId } from '#api/domain/input.ts'
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

/** Calls `tell` at each change since the use case was called. The answer stops that. */
type Listen<Told> = (tell: (told: Told) => void) => () => void

/**
 * Hears what happens from now on, and keeps it while `check` finds out whether anybody may be told:
 * what happens meanwhile would be missed.
 */
const hearDuring = async <Found>(
  { debateEvents }: Deps,
  check: () => Promise<Found>,
): Promise<{ found: Found; listen: Listen<DebateChange> }> => {
  const kept: DebateChange[] = []
  let hear = (change: DebateChange): void => {
    kept.push(change)
  }
  const stop = debateEvents.subscribe(change => hear(change))
  const found = await check().catch(error => {
    stop()
    throw error
  })
  const listen: Listen<DebateChange> = tell => {
    hear = tell
    for (const change of kept.splice(0)) tell(change)
    return stop
  }
  return { found, listen }
}

/** Everybody whose debate it has to be: none where no user is named. */
const readUsers = async (deps: Deps, { user_id, external_user_id }: WatchInput) => {
  const named = user_id === undefined ? [] : [requireFilterId('userId', user_id)]
  if (external_user_id === undefined) return named
  const user = await findUserByExternalId(deps.db, external_user_id.trim())
  if (!user) throw new DomainError('EXTERNAL_USER_NOT_FOUND')
  return [...named, user.user_id]
}

const owners = new WeakMap<DebateChange, Promise<string | null>>()

/** Whose debate changed: read once for all who hear of this change. */
const ownerOf = ({ db }: Deps, change: DebateChange): Promise<string | null> => {
  const known = owners.get(change)
  if (known) return known
  const owner = findDebate(db, change.debateId).then(debate => debate?.user_id ?? null)
  owners.set(change, owner)
  return owner
}

/** A list that is empty asks for nothing in particular. */
const given = <Item>(list: readonly Item[] | undefined) =>
  list === undefined || list.length === 0 ? null : list

/**
 * Changes of debates as they happen, on every server; of turns that were added only where `kinds`
 * asks for them. Administrators, and keys with DEBATES_READ; VALIDATION for what is no id, NOT_FOUND
 * for an unknown external id.
 */
export const watchDebates = async (
  deps: Deps,
  viewer: Viewer,
  input: WatchInput,
): Promise<Listen<DebateChange>> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  const ids = given(input.debate_ids)
  const asked = ids && new Set(ids.map(id => requireFilterId('debateIds', id)))
  const kinds = given(input.kinds)
  const { found: userIds, listen } = await hearDuring(deps, () => readUsers(deps, input))
  const isAsked = ({ kind, debateId }: DebateChange) =>
    (kinds?.includes(kind) ?? kind !== 'turn_added') && (asked?.has(debateId) ?? true)
  const isTheirs = async (change: DebateChange) => {
    const owner = await ownerOf(deps, change)
    return userIds.every(userId => userId === owner)
  }
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
    return listen(change => {
      if (!isAsked(change)) return
      if (userIds.length === 0) tell(change)
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
): Promise<Listen<string>> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  const debateId = requireId(input.debate_id, 'DEBATE_NOT_FOUND')
  const { listen } = await hearDuring(deps, async () => {
    if (!(await findDebate(deps.db, debateId))) throw new DomainError('DEBATE_NOT_FOUND')
  })
  return tell =>
    listen(change => {
      if (change.kind === 'turn_added' && change.debateId === debateId) tell(change.turnId)
    })
}
