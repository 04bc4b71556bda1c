import { type ComponentProps, useState } from 'react'
import { useAccountText } from '../lib/i18n/use-account-text.ts'
import styles from './password-field.module.css'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'trailing'> & {
  /** "Password", where the form has only one. */
  label?: string
}

export const PasswordField = ({ label, ...props }: PasswordFieldProps) => {
  const words = useAccountText()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      label={label ?? words.password}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          className={styles.reveal}
          aria-label={shown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </button>
      }
    />
  )
}
