import { toResults } from '#api/domain/debates/get-results.ts'
import { loadWithdrawnTurns } from '#api/domain/debates/load-debates.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { findAdminDebate } from '#db/queries/admin-debates.ts'
import { findDebate } from '#db/queries/debates.ts'
import type { AdminDebate, AdminDebateDetail } from '#schema/admin.ts'
import { hideFields } from './hide-fields.ts'
import { toAdminDebate } from './list-debates.ts'

const MISSING = 'ADMIN_DEBATE_NOT_FOUND'

/**
 * Any debate with its turns, scores and review. Administrators, and keys with DEBATES_READ, which
 * are not told what was taken back; NOT_FOUND.
 */
export const getAdminDebate = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string },
): Promise<AdminDebateDetail> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  const debateId = requireId(input.debate_id, MISSING)
  const [shown, debate] = [
    await findAdminDebate(deps.db, debateId),
    await findDebate(deps.db, debateId),
  ]
  if (!shown || !debate) throw new DomainError(MISSING)
  const withdrawn = await loadWithdrawnTurns(deps, [debateId])
  return hideFields('debateDetail', viewer, {
    debate: hideFields('debate', viewer, toAdminDebate(shown)),
    results: await toResults(deps, debate),
    withdrawn_turns: withdrawn.get(debateId) ?? [],
  })
}

/** The debate alone, without its turns. Administrators, and keys with DEBATES_READ; NOT_FOUND. */
export const getAdminDebateRow = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string },
): Promise<AdminDebate> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  const row = await findAdminDebate(deps.db, requireId(input.debate_id, MISSING))
  if (!row) throw new DomainError(MISSING)
  return toAdminDebate(row)
}
