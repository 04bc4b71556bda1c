import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { useSession } from '../../lib/session.tsx'
import { paths } from '../../paths.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { AccountPage } from './account-page.tsx'
import { toProviderFailure } from './provider-message.ts'
import type { ReturnState } from './provider-sign-in.tsx'
import { type SignInPurpose, takeSignIn } from './sign-in-purpose.ts'

const BACK_TO: Record<SignInPurpose, string> = {
  login: paths.login,
  register: paths.register,
  connect: paths.profile,
}

/** /login/return: where the provider's page leads back to, with a code or with a refusal. */
export const SignInReturnPage = () => {
  const text = useText()
  const words = useAccountText()
  const session = useSession()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isTaken = useRef(false)

  useEffect(() => {
    // The code works once, and a login that is stored is tried before it is used.
    if (session.loading || isTaken.current) return
    isTaken.current = true
    const underWay = takeSignIn()
    const code = query.get('code')
    const state = query.get('state')
    const iss = query.get('iss') ?? undefined
    if (!underWay) {
      navigate(paths.login, { replace: true })
      return
    }
    const { purpose } = underWay
    const leave = (signIn?: ReturnState) =>
      navigate(BACK_TO[purpose], { replace: true, state: signIn ? { signIn } : null })
    const act = async () => {
      if (code === null || state === null) {
        leave({ ...underWay, failure: { kind: 'failed' } })
        return
      }
      try {
        if (purpose !== 'connect') await session.finishSignIn({ code, state, iss })
        else {
          session.replaceUser(await rest.connectProvider({ code, state, iss }))
          leave()
        }
      } catch (error) {
        leave({ ...underWay, failure: toProviderFailure(error) })
      }
    }
    void act()
  }, [session, query, navigate])

  return (
    <AccountPage title={words.login.title} heading={words.login.busy}>
      <Spinner label={text.common.loading} />
    </AccountPage>
  )
}
