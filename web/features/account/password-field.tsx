import { type ComponentProps, useState } from 'react'
import { useText } from '../../lib/i18n/use-text.ts'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account-page.module.css'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'trailing'>

export const PasswordField = (props: PasswordFieldProps) => {
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      label={text.account.password}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          className={styles.reveal}
          aria-label={shown ? text.account.hidePassword : text.account.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? text.account.hide : text.account.show}
        </button>
      }
    />
  )
}
