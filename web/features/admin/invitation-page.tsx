import { type FormEvent, useCallback, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { fullNameProblem, passwordProblem } from '#schema/validation.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { sayRestError } from '../../lib/say-error.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import styles from './admin.module.css'
import { acceptInvitation, checkInvitation } from './admin-calls.ts'
import { useAdminSession } from './admin-session.tsx'
import { useAdminText } from './use-admin-text.ts'

/** /admin/invitation/{token}: becomes an administrator, once; a dead link says so first. */
export const InvitationPage = () => {
  const { token = '' } = useParams()
  const { invitation: words } = useAdminText()
  const { common } = useText()
  const { state } = useLoaded(
    useCallback((options: { signal: AbortSignal }) => checkInvitation(token, options), [token]),
  )
  const isDead = state.kind === 'ready' && !state.data.works
  return (
    <div className={styles.login}>
      <title>{common.pageTitle(words.title)}</title>
      <header>
        <h1 className={styles.loginTitle}>{isDead ? words.dead : words.title}</h1>
        <p className={styles.soft}>{isDead ? words.deadText : words.text}</p>
      </header>
      {!isDead && <Accept token={token} />}
    </div>
  )
}

const Accept = ({ token }: { token: string }) => {
  const { invitation: words, settings } = useAdminText()
  const { messages } = useText()
  const { open } = useAdminSession()
  const navigate = useNavigate()
  const form = useFields(
    { fullName: fullNameProblem, password: passwordProblem },
    { fullName: '', password: '' },
  )
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!form.isReady(event) || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const { fullName, password } = form.values
      const session = await acceptInvitation({ token, full_name: fullName.trim(), password })
      open(session.token)
      navigate(paths.adminDashboard, { replace: true })
    } catch (error) {
      setFailure(sayRestError(messages, error) || settings.failed)
      setBusy(false)
    }
  }
  return (
    <>
      {failure && <InlineError message={failure} />}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField {...form.field('fullName')} label={settings.fullName} autoComplete="name" />
        <NewPasswordField {...form.field('password')} />
        <Button kind="primary" wide type="submit" busy={isBusy}>
          {words.accept}
        </Button>
      </form>
    </>
  )
}
