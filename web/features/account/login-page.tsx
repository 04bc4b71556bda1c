import { type FormEvent, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { emailProblem, givenPasswordProblem } from '#schema/validation.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { useSession } from '../../lib/session.tsx'
import { activatePendingSetup, allowGuestDebate, readPendingSetup } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import styles from './account-page.module.css'
import { AccountPage, FormError } from './account-page.tsx'
import { loginMessage } from './failure-messages.ts'
import { ProviderSignIn, useProviderFailure } from './provider-sign-in.tsx'
import { WaitingDebate } from './waiting-debate.tsx'

/** Login (specification section 2), with the way on for guests whose debate waits. */
export const LoginPage = () => {
  const text = useText()
  const account = useAccountText()
  const words = account.login
  const failureWords = { ...words, unreachable: text.common.unreachable }
  const session = useSession()
  const navigate = useNavigate()
  const [pending] = useState(readPendingSetup)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const byProvider = useProviderFailure()
  const [busy, setBusy] = useState(false)
  const [askedForPassword, setAskedForPassword] = useState(false)
  const form = useFields({ email: emailProblem, password: givenPasswordProblem })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!form.isReady(event) || busy) return
    setBusy(true)
    setFailure(null)
    byProvider.show(null)
    try {
      await session.logIn({ email: form.values.email.trim(), password: form.values.password })
    } catch (error) {
      setFailure({ error })
      setBusy(false)
    }
  }

  const continueAsGuest = () => {
    allowGuestDebate()
    activatePendingSetup()
    navigate(paths.debate)
  }

  if (session.user && !busy) return <Navigate to={paths.home} replace />
  return (
    <AccountPage
      title={words.title}
      heading={pending.kind === 'ready' ? words.title : words.welcome}
      note={
        pending.kind === 'ready' && (
          <WaitingDebate setup={pending.setup} onGuest={continueAsGuest} />
        )
      }
    >
      <FormError
        message={
          failure ? loginMessage(failure.error, failureWords, text.messages) : byProvider.message
        }
      />
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...form.field('email')}
          label={account.email}
          type="email"
          autoComplete="email"
        />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <div className={styles.forgot}>
          <Button
            kind="text"
            aria-expanded={askedForPassword}
            onClick={() => setAskedForPassword(true)}
          >
            {words.forgot}
          </Button>
          <p className={styles.answer} role="status" hidden={!askedForPassword}>
            {askedForPassword && words.forgotAnswer}
          </p>
        </div>
        <Button
          kind={pending.kind === 'ready' ? 'quiet' : 'primary'}
          wide
          type="submit"
          busy={busy}
        >
          {busy ? words.busy : text.common.logIn}
        </Button>
      </form>
      <ProviderSignIn
        purpose="login"
        onCredential={session.logInWithProvider}
        failure={byProvider}
      />
      <div className={styles.other}>
        {words.newHere}
        <ButtonLink to={paths.register}>{text.common.signUp}</ButtonLink>
      </div>
    </AccountPage>
  )
}
