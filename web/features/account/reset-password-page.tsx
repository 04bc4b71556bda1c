import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router-dom'
import { passwordProblem } from '#schema/validation.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { useFields } from '../../ui/use-fields.ts'
import styles from './account-page.module.css'
import { AccountPage, FormError } from './account-page.tsx'
import { registerMessage } from './failure-messages.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'

/** /reset-password/{token}: an administrator's link, which works once. */
export const ResetPasswordPage = () => {
  const { token = '' } = useParams()
  const text = useText()
  const words = text.account.reset
  const failureWords = { failed: text.common.unexpected, unreachable: text.common.unreachable }
  const session = useSession()
  const form = useFields({ password: passwordProblem })
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!form.isReady(event) || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await session.resetPassword({ token, password: form.values.password })
    } catch (error) {
      setFailure({ error })
      setBusy(false)
    }
  }
  return (
    <AccountPage title={words.title} heading={words.title}>
      <FormError message={failure && registerMessage(failure.error, failureWords, text.messages)} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          {...form.field('password')}
          hint={text.account.register.passwordHint}
          autoComplete="new-password"
        >
          <PasswordStrengthMeter password={form.values.password} />
        </PasswordField>
        <Button kind="primary" wide type="submit" busy={isBusy}>
          {words.save}
        </Button>
      </form>
    </AccountPage>
  )
}
