import { type ReactNode, useId, useState } from 'react'
import type { User } from '#schema/entities.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useSafetyText } from '../../lib/i18n/use-safety-text.ts'
import { Button } from '../../ui/button.tsx'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import styles from './own-data.module.css'

type OwnAccountProps = {
  user: User
  /** Every other login has ended. */
  onNewPassword: () => void
}

/** The address and the password that open the account, each with a button to change it. */
export const OwnAccount = ({ user, onNewPassword }: OwnAccountProps) => {
  const { account: words } = useSafetyText()
  const { email, password } = useAccountText()
  const [changing, setChanging] = useState<'email' | 'password' | null>(null)
  const [hasNewPassword, setNewPassword] = useState(false)
  const titleId = useId()
  const close = () => setChanging(null)
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      <ul className={styles.list}>
        <Row name={email} state={user.email}>
          <Button aria-label={words.changeEmail} onClick={() => setChanging('email')}>
            {words.change}
          </Button>
        </Row>
        <Row name={password} state={hasNewPassword ? words.passwordChanged : words.passwordText}>
          <Button aria-label={words.changePassword} onClick={() => setChanging('password')}>
            {words.change}
          </Button>
        </Row>
      </ul>
      {changing === 'email' && <ChangeEmailDialog user={user} onClose={close} />}
      {changing === 'password' && (
        <ChangePasswordDialog
          user={user}
          onClose={close}
          onChanged={() => {
            setNewPassword(true)
            onNewPassword()
          }}
        />
      )}
    </section>
  )
}

type RowProps = { name: string; state: string; children: ReactNode }

/** What was changed is said where it stands. */
const Row = ({ name, state, children }: RowProps) => (
  <li className={styles.row}>
    <div>
      <p>{name}</p>
      <p role="status" className={styles.state}>
        {state}
      </p>
    </div>
    {children}
  </li>
)
