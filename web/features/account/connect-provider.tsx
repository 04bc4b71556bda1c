import type { User } from '#schema/entities.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { rest } from '../../lib/rest.ts'
import { useSession } from '../../lib/session.tsx'
import styles from './account-page.module.css'
import { FormError } from './account-page.tsx'
import { ProviderSignIn, useProviderFailure } from './provider-sign-in.tsx'

/** On the profile: a third party that opens this account too, or the way to connect it. */
export const ConnectProvider = ({ user }: { user: User }) => {
  const words = useAccountText().provider
  const { replaceUser } = useSession()
  const failure = useProviderFailure()
  if (user.social_provider) return <p>{words.connected(user.social_provider)}</p>
  return (
    <div className={styles.connect}>
      <FormError message={failure.message} />
      <ProviderSignIn
        purpose="connect"
        heading={words.connectTitle}
        onCredential={async input => replaceUser(await rest.connectProvider(input))}
        failure={failure}
      />
    </div>
  )
}
