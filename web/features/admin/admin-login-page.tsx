import { type FormEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { emailProblem, givenPasswordProblem } from '#schema/validation.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { NetworkError } from '../../lib/request.ts'
import { sayRestError } from '../../lib/say-error.ts'
import { type AfterLogin, paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import styles from './admin.module.css'
import { logInAdmin } from './admin-calls.ts'
import { useAdminSession } from './admin-session.tsx'
import { useAdminText } from './use-admin-text.ts'

/** /admin/login (specification section 2). */
export const AdminLoginPage = () => {
  const text = useAdminText()
  const { common, messages } = useText()
  const { admin, open } = useAdminSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  const next = (state as AfterLogin | null)?.afterLogin ?? paths.adminDashboard
  const form = useFields({ email: emailProblem, password: givenPasswordProblem })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!form.isReady(event) || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const { token } = await logInAdmin({
        email: form.values.email.trim(),
        password: form.values.password,
      })
      open(token)
      navigate(next, { replace: true })
    } catch (error) {
      if (error instanceof NetworkError) setFailure(common.unreachable)
      else setFailure(sayRestError(messages, error) || text.login.failed)
      setBusy(false)
    }
  }

  if (admin && !isBusy) return <Navigate to={next} replace />
  return (
    <div className={styles.login}>
      <title>{common.pageTitle(text.login.title)}</title>
      <header>
        <h1 className={styles.loginTitle}>{text.login.title}</h1>
        <p className={styles.soft}>{text.product}</p>
      </header>
      {failure && <InlineError message={failure} />}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...form.field('email')}
          label={text.login.email}
          type="email"
          autoComplete="username"
        />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <Button kind="primary" wide type="submit" busy={isBusy}>
          {isBusy ? text.login.busy : text.login.logIn}
        </Button>
      </form>
    </div>
  )
}
