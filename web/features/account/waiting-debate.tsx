import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import type { DebateSetup } from '../../lib/storage.ts'
import { useSetupMotion } from '../../lib/use-setup-motion.ts'
import { Button } from '../../ui/button.tsx'
import { SetupMotion } from '../../ui/setup-motion.tsx'
import { StanceMark } from '../../ui/stance-mark.tsx'
import styles from './account-page.module.css'

/** What was chosen before the login, and the way to it without an account. */
export const WaitingDebate = ({ setup, onGuest }: { setup: DebateSetup; onGuest: () => void }) => {
  const words = useAccountText().login
  const motion = useSetupMotion(setup)
  return (
    <section className={styles.waiting} aria-label={words.waiting}>
      <div className={styles.waitingTitle}>
        {words.waiting}
        <StanceMark stance={setup.stance} />
      </div>
      {motion !== '' && <SetupMotion motion={motion} />}
      <p className={styles.answer}>{words.waitingText}</p>
      <Button kind="primary" wide onClick={onGuest}>
        {words.guest}
      </Button>
    </section>
  )
}
