import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { connectIdentity, findUserByIdentity, recordActivity } from '#db/queries/users.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import type { Account } from '#schema/nodes.ts'
import type { ConnectProviderInput } from '#schema/rest/accounts.ts'
import { identityByCode, identityByCredential } from './find-identity.ts'
import { requireOwnRow } from './get-me.ts'
import type { Identity } from './identity-provider.ts'
import { requireProvider } from './provider-deps.ts'
import { toAccount } from './user-entity.ts'

const readIdentity = (deps: Deps, viewer: Viewer, input: ConnectProviderInput) => {
  const { code, state, iss, ...credential } = input
  return code !== undefined && state !== undefined
    ? identityByCode(deps, viewer, { code, state, iss })
    : identityByCredential(deps, viewer, credential)
}

const alreadyConnected = (provider: string) =>
  new DomainError('PROVIDER_ALREADY_CONNECTED', { provider })

/**
 * From here on the third party opens the viewer's own account, whose address must be the one that
 * the third party has verified. UNAUTHENTICATED, CONFLICT where the address differs or one of the
 * two is connected with another, UNAVAILABLE without a provider.
 */
export const connectProvider = async (
  deps: Deps,
  viewer: Viewer,
  input: ConnectProviderInput,
): Promise<Account> => {
  const me = await requireOwnRow(deps, viewer)
  const { name: provider } = requireProvider(deps)
  const identity: Identity = await readIdentity(deps, viewer, input)
  const { issuer, subject, email } = identity
  if (me.social_issuer === issuer && me.social_subject === subject) return toAccount(me)
  if (me.social_subject !== null || (await findUserByIdentity(deps.db, issuer, subject)))
    throw alreadyConnected(provider)
  if (email.toLowerCase() !== me.email.toLowerCase())
    throw new DomainError('PROVIDER_EMAIL_DIFFERS', { email, provider })
  const connected = { social_provider: provider, social_issuer: issuer, social_subject: subject }
  try {
    return await deps.db.transaction().execute(async tx => {
      const row = await connectIdentity(tx, me.user_id, connected)
      if (!row) throw alreadyConnected(provider)
      await recordActivity(tx, me.user_id, 'social_connect', deps.now())
      return toAccount(row)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw alreadyConnected(provider)
    throw error
  }
}
