import { randomBytes } from 'node:crypto'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { deleteShareLink, findShareLink, insertShareLink } from '#db/queries/share-links.ts'
import type { ShareLinkRow } from '#db/tables.ts'
import { sharedPath } from '#schema/constants.ts'
import type { ShareLink } from '#schema/entities.ts'
import type { DebateWithVerdict } from '#schema/nodes.ts'
import type { ShareAnswer } from '#schema/rest/debates.ts'
import { toDebateWithVerdict } from './debate-entity.ts'
import { requireOwnDebate } from './require-debate.ts'

type Input = { debate_id: string }

const TOKEN_BYTES = 18

export const toShareLink = ({ token, created_at }: ShareLinkRow): ShareLink => ({
  token,
  path: sharedPath(token),
  created_at: created_at.toISOString(),
})

/** Whether the viewer's own debate is shared, and where. NOT_FOUND. */
export const getShare = async (deps: Deps, viewer: Viewer, input: Input): Promise<ShareAnswer> => {
  const { debate_id } = await requireOwnDebate(deps, viewer, input.debate_id)
  const link = await findShareLink(deps.db, debate_id)
  return { share: link ? toShareLink(link) : null }
}

/**
 * Makes a link by which anybody can read the viewer's own debate;
 * one that is there already stays. NOT_FOUND.
 */
export const shareDebate = async (deps: Deps, viewer: Viewer, input: Input): Promise<ShareLink> => {
  const { debate_id } = await requireOwnDebate(deps, viewer, input.debate_id)
  const made = await insertShareLink(deps.db, {
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    debate_id,
    created_at: deps.now(),
  })
  const link = made ?? (await findShareLink(deps.db, debate_id))
  if (!link) throw new DomainError('SHARE_TAKEN_BACK')
  return toShareLink(link)
}

/**
 * Takes the link back: from now on it shows nothing. A private debate stays private. Answers the
 * debate. NOT_FOUND.
 */
export const revokeShare = async (
  deps: Deps,
  viewer: Viewer,
  input: Input,
): Promise<DebateWithVerdict> => {
  const debate = await requireOwnDebate(deps, viewer, input.debate_id)
  await deleteShareLink(deps.db, debate.debate_id)
  return toDebateWithVerdict(debate)
}
