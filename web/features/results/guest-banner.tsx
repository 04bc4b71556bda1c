import { useState } from 'react'
import { useSession } from '../../lib/session.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './guest-banner.module.css'
import { useText } from './use-text.ts'

/** Invites a guest to keep what has been done; logging in claims the debate. */
export const GuestBanner = () => {
  const { guest: text } = useText().results
  const { user, loading } = useSession()
  const [isDismissed, setDismissed] = useState(false)
  if (user || loading || isDismissed) return null
  return (
    <aside className={styles.banner} aria-labelledby="guest-title">
      <div className={styles.words}>
        <h2 id="guest-title" className={styles.title}>
          {text.title}
        </h2>
        <p>{text.text}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink kind="primary" to={paths.login}>
          {text.go}
        </ButtonLink>
        <Button kind="text" onClick={() => setDismissed(true)}>
          {text.later}
        </Button>
      </div>
    </aside>
  )
}
