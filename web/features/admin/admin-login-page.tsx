import { type FormEvent, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { say } from '#schema/messages/say.ts'
import type { AdminSessionAnswer } from '#schema/rest.ts'
import { emailProblem, givenPasswordProblem } from '#schema/validation.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { NetworkError, request } from '../../lib/request.ts'
import { sayRestError } from '../../lib/say-error.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './admin.module.css'
import { useAdminSession } from './admin-session.tsx'
import { useAdminText } from './use-admin-text.ts'

/** /admin/login (specification section 2). */
export const AdminLoginPage = () => {
  const text = useAdminText()
  const { common, messages } = useText()
  const { admin, open } = useAdminSession()
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const emailError = emailProblem(email)
  const passwordError = givenPasswordProblem(password)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBusy || emailError || passwordError) return
    setBusy(true)
    setFailure(null)
    try {
      const { token } = await request<AdminSessionAnswer>('POST', '/admin/auth/login', {
        body: { email: email.trim(), password },
        anonymous: true,
      })
      open(token)
      navigate(paths.adminDashboard, { replace: true })
    } catch (error) {
      if (error instanceof NetworkError) setFailure(common.unreachable)
      else setFailure(sayRestError(messages, error) || text.login.failed)
      setBusy(false)
    }
  }

  if (admin && !isBusy) return <Navigate to={paths.adminDashboard} replace />
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
          label={text.login.email}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
          error={isTried && emailError ? say(messages, emailError) : null}
        />
        <TextField
          label={text.login.password}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          error={isTried && passwordError ? say(messages, passwordError) : null}
        />
        <Button kind="primary" wide type="submit" busy={isBusy}>
          {isBusy ? text.login.busy : text.login.logIn}
        </Button>
      </form>
    </div>
  )
}
