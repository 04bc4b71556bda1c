import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { guestIdOf, type Viewer } from '#api/domain/viewer.ts'
import { claimGuestDebates } from '#db/queries/debates.ts'
import {
  findUserByEmail,
  findUserByIdentity,
  insertUser,
  recordActivity,
  recordLogin,
} from '#db/queries/users.ts'
import type { UserRow } from '#db/tables.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import { DEFAULT_AVATAR_ID } from '#schema/constants.ts'
import type { UserSession } from '#schema/nodes.ts'
import { newEmailProblem } from '#schema/validation.ts'
import { assertActive } from './assert-active.ts'
import { freeUsername } from './free-username.ts'
import type { Identity } from './identity-provider.ts'
import { requireProvider } from './provider-deps.ts'
import { toSession } from './user-entity.ts'

/** Two sign-ins at the same moment may want the same username; one of them takes another. */
const ATTEMPTS = 3

/**
 * A new account. Its address is verified by the provider and held to the rule of registration, else
 * UNAUTHENTICATED. CONFLICT where an account has the address already: who made it proved nothing
 * about the address, so it is not handed over (decision 0028).
 */
const makeUser = async (deps: Deps, viewer: Viewer, identity: Identity): Promise<UserRow> => {
  const { name: provider } = requireProvider(deps)
  const { email, issuer, subject, name } = identity
  if (newEmailProblem(email) !== null)
    throw new DomainError('PROVIDER_EMAIL_LOOK_ALIKE', { provider })
  if (await findUserByEmail(deps.db, email))
    throw new DomainError('PROVIDER_EMAIL_TAKEN', { email, provider })
  deps.budgets.spend(viewer, 'register')
  const username = await freeUsername(deps, name || (email.split('@')[0] ?? ''))
  const now = deps.now()
  return deps.db.transaction().execute(async tx => {
    const row = await insertUser(
      tx,
      {
        user_id: deps.newId(),
        username,
        email,
        password_hash: null,
        avatar_id: DEFAULT_AVATAR_ID,
        registration_date: now,
      },
      { social_provider: provider, social_issuer: issuer, social_subject: subject },
    )
    await recordActivity(tx, row.user_id, 'registration', now)
    return row
  })
}

const findOrMakeUser = async (
  deps: Deps,
  viewer: Viewer,
  identity: Identity,
  attempt = 1,
): Promise<UserRow> => {
  const known = await findUserByIdentity(deps.db, identity.issuer, identity.subject)
  if (known) return known
  try {
    return await makeUser(deps, viewer, identity)
  } catch (error) {
    if (!isUniqueViolation(error) || attempt === ATTEMPTS) throw error
    return findOrMakeUser(deps, viewer, identity, attempt + 1)
  }
}

/** Logs in whom a provider vouches for, with a new account at the first time; claims the guest's debates. */
export const logInByIdentity = async (
  deps: Deps,
  viewer: Viewer,
  identity: Identity,
): Promise<UserSession> => {
  const user = await findOrMakeUser(deps, viewer, identity)
  assertActive(user)
  const guestId = guestIdOf(viewer)
  const row = await deps.db.transaction().execute(async tx => {
    if (guestId !== null) await claimGuestDebates(tx, guestId, user.user_id)
    return recordLogin(tx, user.user_id, 'social_login', deps.now())
  })
  deps.cache.clear()
  return toSession(deps, viewer, row)
}
