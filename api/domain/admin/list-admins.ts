import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { LONG_WINDOW, readWindow, type Slice, type WindowInput } from '#api/domain/key-window.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { countInvitations, findInvitationsWindow } from '#db/queries/admin-invitations.ts'
import {
  countAllAdmins,
  findAdminsWindow,
  lockActiveAdmins,
  revokeAdminRow,
} from '#db/queries/admins.ts'
import { cutWindow, type KeyWindow } from '#db/queries/key-pages.ts'
import type { Admin } from '#schema/entities.ts'
import type { AdminInvitation } from '#schema/rest/admin.ts'
import { logChange } from './audit-log.ts'
import { toAdmin } from './log-in-admin.ts'

/** Of a list of which no page is asked for. */
const MOST_LISTED = 200
const WHOLE: KeyWindow = {
  limit: MOST_LISTED,
  offset: 0,
  isBackwards: false,
  after: null,
  before: null,
}

type PageInput = Pick<WindowInput, 'page' | 'pageSize'>

const windowOf = (page: PageInput): KeyWindow =>
  page.page === undefined && page.pageSize === undefined ? WHOLE : readWindow(page, LONG_WINDOW)

const readAdmins = async ({ db }: Deps, window: KeyWindow): Promise<Slice<Admin>> => {
  const { rows, isMore } = cutWindow(await findAdminsWindow(db, window), window)
  return { rows: rows.map(toAdmin), isMore }
}

/** Who administers, and who did: a page, else at most 200. Administrators only; VALIDATION. */
export const listAdmins = async (deps: Deps, viewer: Viewer, page: PageInput): Promise<Admin[]> => {
  requireAdmin(viewer)
  return (await readAdmins(deps, windowOf(page))).rows
}

/** A window of them. Administrators only; VALIDATION. */
export const sliceAdmins = async (deps: Deps, viewer: Viewer, input: WindowInput) => {
  requireAdmin(viewer)
  return readAdmins(deps, readWindow(input, LONG_WINDOW))
}

/** How many there are in all windows. Administrators only. */
export const countListedAdmins = async (deps: Deps, viewer: Viewer): Promise<number> => {
  requireAdmin(viewer)
  return countAllAdmins(deps.db)
}

const readInvitations = async (
  { db, now }: Deps,
  window: KeyWindow,
): Promise<Slice<AdminInvitation>> => {
  const { rows, isMore } = cutWindow(await findInvitationsWindow(db, now(), window), window)
  return {
    rows: rows.map(({ email, expires_at }) => ({ email, expires_at: expires_at.toISOString() })),
    isMore,
  }
}

/**
 * Invitations that nobody has taken yet: a page, else at most 200; the links themselves are not
 * kept. Administrators only; VALIDATION.
 */
export const listInvitations = async (
  deps: Deps,
  viewer: Viewer,
  page: PageInput,
): Promise<AdminInvitation[]> => {
  requireAdmin(viewer)
  return (await readInvitations(deps, windowOf(page))).rows
}

/** A window of them. Administrators only; VALIDATION. */
export const sliceInvitations = async (deps: Deps, viewer: Viewer, input: WindowInput) => {
  requireAdmin(viewer)
  return readInvitations(deps, readWindow(input, LONG_WINDOW))
}

/** How many there are in all windows. Administrators only. */
export const countListedInvitations = async (deps: Deps, viewer: Viewer): Promise<number> => {
  requireAdmin(viewer)
  return countInvitations(deps.db, deps.now())
}

/**
 * Takes the rights of another administrator away: every login of theirs ends, and so do their
 * invitations. Nobody revokes themselves, so that one is always left. Administrators only;
 * NOT_FOUND, CONFLICT.
 */
export const revokeAdmin = async (
  deps: Deps,
  viewer: Viewer,
  input: { admin_id: string },
): Promise<void> => {
  const ownId = requireAdmin(viewer)
  const adminId = requireId(input.admin_id, 'ADMIN_NOT_FOUND')
  if (adminId === ownId) throw new DomainError('ADMIN_IS_YOU')
  await deps.db.transaction().execute(async tx => {
    const active = await lockActiveAdmins(tx)
    // Two who revoke each other at the same moment: the second one is none any more.
    if (!active.includes(ownId)) throw new DomainError('LOGIN_EXPIRED')
    if (!active.includes(adminId)) throw new DomainError('ADMIN_NOT_FOUND')
    await revokeAdminRow(tx, adminId, deps.now())
    await logChange(deps, tx, ownId, 'revoke_admin', adminId)
  })
  deps.adminLogins.clear()
}
