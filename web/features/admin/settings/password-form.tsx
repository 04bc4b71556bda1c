import { type FormEvent, useState } from 'react'
import { givenPasswordProblem, passwordProblem } from '#schema/validation.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { RestError } from '../../../lib/request.ts'
import { sayRestError } from '../../../lib/say-error.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { NewPasswordField } from '../../../ui/new-password-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useFields } from '../../../ui/use-fields.ts'
import styles from '../admin.module.css'
import { changeAdminPassword } from '../admin-calls.ts'
import { useAdminSession } from '../admin-session.tsx'
import { useAdminText } from '../use-admin-text.ts'

type State =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'failed'; message: string }

/** A new password of one's own; every other login of the account ends. */
export const PasswordForm = () => {
  const { settings: words } = useAdminText()
  const { messages } = useText()
  const { open } = useAdminSession()
  const form = useFields({ current_password: givenPasswordProblem, password: passwordProblem })
  const [state, setState] = useState<State>({ kind: 'idle' })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!form.isReady(event) || state.kind === 'saving') return
    setState({ kind: 'saving' })
    try {
      const { token } = await changeAdminPassword(form.values)
      open(token)
      form.reset()
      setState({ kind: 'saved' })
    } catch (error) {
      const errors = error instanceof RestError ? error.errors : []
      const message = sayRestError(messages, error) || words.failed
      setState(errors.length > 0 ? { kind: 'idle' } : { kind: 'failed', message })
      form.reject(errors)
    }
  }
  return (
    <section className={styles.section} aria-labelledby="password-title">
      <h2 id="password-title" className={styles.heading}>
        {words.password}
      </h2>
      {state.kind === 'failed' && <InlineError message={state.message} />}
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          {...form.field('current_password')}
          label={words.currentPassword}
          autoComplete="current-password"
        />
        <NewPasswordField {...form.field('password')} label={words.newPassword} />
        <Button type="submit" busy={state.kind === 'saving'}>
          {words.changePassword}
        </Button>
        <p role="status" className={styles.saved}>
          {state.kind === 'saved' && words.passwordSaved}
        </p>
      </form>
    </section>
  )
}
