import type { ComponentProps } from 'react'
import { isCommonPassword } from '#schema/common-passwords.ts'
import { passwordStrength } from '#schema/validation.ts'
import { useAccountText } from '../lib/i18n/use-account-text.ts'
import styles from './password-field.module.css'
import { PasswordField } from './password-field.tsx'

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'hint' | 'autoComplete' | 'children'
>

/** Where a password is chosen: what it must have, and how strong it is so far. */
export const NewPasswordField = (props: NewPasswordFieldProps) => (
  <PasswordField
    {...props}
    hint={useAccountText().register.passwordHint}
    autoComplete="new-password"
  >
    <StrengthMeter password={props.value} />
  </PasswordField>
)

const BARS = ['weak', 'medium', 'strong'] as const

/** Three bars and a word (specification section 5); what is guessed first is said, not refused. */
const StrengthMeter = ({ password }: { password: string }) => {
  const words = useAccountText().strength
  const { strength } = passwordStrength(password)
  const reached = password === '' ? -1 : BARS.indexOf(strength)
  return (
    <div className={styles.strength} role="status" aria-label={words.label}>
      <span className={styles.bars} aria-hidden="true">
        {BARS.map((bar, index) => (
          <span key={bar} className={styles.bar} data-on={index <= reached} />
        ))}
      </span>
      {password !== '' && <span>{words[strength]}</span>}
      {isCommonPassword(password) && <p className={styles.common}>{words.common}</p>}
    </div>
  )
}
