import { type FormEvent, useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { passwordProblem } from '#schema/validation.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { useSession } from '../../lib/session.tsx'
import { useLoaded } from '../../lib/use-loaded.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFields } from '../../ui/use-fields.ts'
import styles from './account-page.module.css'
import { AccountPage, FormError } from './account-page.tsx'
import { registerMessage } from './failure-messages.ts'

/** /reset-password/{token}: an administrator's link, which works once; a dead one says so first. */
export const ResetPasswordPage = () => {
  const { token = '' } = useParams()
  const words = useAccountText().reset
  const { state } = useLoaded(
    useCallback((options: { signal: AbortSignal }) => rest.checkResetLink(token, options), [token]),
  )
  if (state.kind === 'ready' && !state.data.works)
    return (
      <AccountPage title={words.title} heading={words.dead}>
        <p>{words.deadText}</p>
        <div className={styles.other}>
          <ButtonLink to={paths.login}>{words.toLogin}</ButtonLink>
        </div>
      </AccountPage>
    )
  return (
    <AccountPage title={words.title} heading={words.title}>
      {/* Where the link could not be checked, saving tells. */}
      {state.kind === 'loading' ? <FormSkeleton /> : <NewPassword token={token} />}
    </AccountPage>
  )
}

const FormSkeleton = () => (
  <div className={styles.form} role="status" aria-label={useText().common.loading}>
    <Skeleton width="5rem" height="1.2rem" />
    <Skeleton height="3rem" />
    <Skeleton height="var(--target)" />
  </div>
)

const NewPassword = ({ token }: { token: string }) => {
  const text = useText()
  const account = useAccountText()
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
    <>
      <FormError message={failure && registerMessage(failure.error, failureWords, text.messages)} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <NewPasswordField {...form.field('password')} />
        <Button kind="primary" wide type="submit" busy={isBusy}>
          {account.reset.save}
        </Button>
      </form>
    </>
  )
}
