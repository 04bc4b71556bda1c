import { type ComponentProps, useState } from 'react'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account-page.module.css'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'trailing'>

export const PasswordField = (props: PasswordFieldProps) => {
  const words = useAccountText()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      label={words.password}
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
