import type { IdentityProvider } from '#api/domain/accounts/identity-provider.ts'
import type { SignInSettings } from '#api/sign-in-config.ts'

/** Loads OpenID Connect where it is set up alone: a start without it loads nothing of it. */
export const chooseIdentityProvider = async (
  settings: SignInSettings,
  parts: { now: () => Date; fetch?: typeof fetch | undefined },
): Promise<IdentityProvider | null> => {
  if (settings === null) return null
  const { createOpenIdProvider } = await import('./open-id-provider.ts')
  return createOpenIdProvider(settings, parts)
}
