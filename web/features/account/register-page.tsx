import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { DEFAULT_AVATAR_ID } from '#schema/constants.ts'
import { newEmailProblem, passwordProblem, usernameProblem } from '#schema/validation.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { RestError } from '../../lib/request.ts'
import { useSession } from '../../lib/session.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import styles from './account-page.module.css'
import { AccountPage, FormError } from './account-page.tsx'
import { AvatarPicker } from './avatar-picker.tsx'
import { registerMessage } from './failure-messages.ts'
import { ProviderSignIn, useProviderFailure } from './provider-sign-in.tsx'

type RegisterStep = 'credentials' | 'avatar'
type RegisterFailure = { kind: 'fields' } | { kind: 'refused'; error: unknown }

/** Registration in two steps: credentials, then the avatar (specification sections 2, 4 and 5). */
export const RegisterPage = () => {
  const text = useText()
  const account = useAccountText()
  const words = account.register
  const session = useSession()
  const [step, setStep] = useState<RegisterStep>('credentials')
  const [avatarId, setAvatarId] = useState<string>(DEFAULT_AVATAR_ID)
  const [failure, setFailure] = useState<RegisterFailure | null>(null)
  const byProvider = useProviderFailure()
  const [busy, setBusy] = useState(false)
  const form = useFields({
    username: usernameProblem,
    email: newEmailProblem,
    password: passwordProblem,
  })
  const heading = useRef<HTMLParagraphElement>(null)
  const seenStep = useRef(step)

  useEffect(() => {
    if (seenStep.current !== step) heading.current?.focus()
    seenStep.current = step
  }, [step])

  const messageOf = (shown: RegisterFailure) =>
    shown.kind === 'fields'
      ? account.fixErrors
      : registerMessage(
          shown.error,
          { ...words, unreachable: text.common.unreachable },
          text.messages,
        )

  const next = (event: FormEvent<HTMLFormElement>) => {
    const isReady = form.isReady(event)
    byProvider.show(null)
    setFailure(isReady ? null : { kind: 'fields' })
    if (isReady) setStep('avatar')
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure(null)
    const { username, email, password } = form.values
    try {
      await session.register({
        username: username.trim(),
        email: email.trim(),
        password,
        avatar_id: avatarId,
      })
    } catch (error) {
      setFailure({ kind: 'refused', error })
      setBusy(false)
      if (!(error instanceof RestError) || error.errors.length === 0) return
      form.reject(error.errors)
      if (error.errors.some(({ field }) => field in form.values)) setStep('credentials')
    }
  }

  if (session.user && !busy) return <Navigate to={paths.home} replace />
  return (
    <AccountPage
      title={words.title}
      heading={words.steps[step]}
      note={
        <p ref={heading} tabIndex={-1} className={styles.step}>
          {words.step(step === 'credentials' ? 1 : 2)}
        </p>
      }
    >
      <FormError message={failure ? messageOf(failure) : byProvider.message} />
      {step === 'credentials' ? (
        <form className={styles.form} onSubmit={next} noValidate>
          <TextField
            {...form.field('username')}
            label={account.username}
            hint={words.usernameHint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...form.field('email')}
            label={account.email}
            type="email"
            autoComplete="email"
          />
          <NewPasswordField {...form.field('password')} />
          <Button kind="primary" wide type="submit">
            {words.next}
          </Button>
        </form>
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <AvatarPicker value={avatarId} onChange={setAvatarId} />
          <Button kind="primary" wide type="submit" busy={busy}>
            {busy ? words.busy : text.common.signUp}
          </Button>
          <Button kind="text" onClick={() => setStep('credentials')}>
            {words.back}
          </Button>
        </form>
      )}
      {step === 'credentials' && (
        <>
          <ProviderSignIn
            purpose="register"
            onCredential={session.logInWithProvider}
            failure={byProvider}
          />
          <div className={styles.other}>
            {words.haveAccount}
            <ButtonLink to={paths.login}>{text.common.logIn}</ButtonLink>
          </div>
        </>
      )}
    </AccountPage>
  )
}
