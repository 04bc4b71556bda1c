import { type FormEvent, useState } from 'react'
import { givenPasswordProblem, passwordProblem } from '#schema/validation.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { sayRestError } from '../../../lib/say-error.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
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
  const empty = { current: '', next: '' }
  const form = useFields({ current: givenPasswordProblem, next: passwordProblem }, empty)
  const [state, setState] = useState<State>({ kind: 'idle' })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!form.isReady(event) || state.kind === 'saving') return
    setState({ kind: 'saving' })
    try {
      const { current, next } = form.values
      const { token } = await changeAdminPassword({ password: next, current_password: current })
      open(token)
      setState({ kind: 'saved' })
    } catch (error) {
      setState({ kind: 'failed', message: sayRestError(messages, error) || words.failed })
    }
  }
  return (
    <section className={styles.section} aria-labelledby="password-title">
      <h2 id="password-title" className={styles.heading}>
        {words.password}
      </h2>
      {state.kind === 'failed' && <InlineError message={state.message} />}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...form.field('current')}
          label={words.currentPassword}
          type="password"
          autoComplete="current-password"
        />
        <TextField
          {...form.field('next')}
          label={words.newPassword}
          type="password"
          autoComplete="new-password"
        />
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
