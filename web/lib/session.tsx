import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from '#schema/entities.ts'
import type {
  LogInInput,
  RegisterInput,
  SessionAnswer,
  SignInCodeInput,
  SocialLoginInput,
  UpdateMeInput,
} from '#schema/rest/accounts.ts'
import { paths } from '../paths.ts'
import { onSessionEnd, RestError } from './request.ts'
import { rest } from './rest.ts'
import {
  activatePendingSetup,
  forgetGuestDebate,
  readToken,
  removeToken,
  writeToken,
} from './storage.ts'

type SessionState = { kind: 'loading' } | { kind: 'visitor' } | { kind: 'user'; user: User }

export type Session = {
  user: User | null
  /** True until a stored token has been tried: nobody is sent to /login before. */
  loading: boolean
  logIn: (input: LogInInput) => Promise<void>
  register: (input: RegisterInput) => Promise<void>
  /** By a third party: its ID token, or what its page sent back. */
  logInWithProvider: (input: SocialLoginInput) => Promise<void>
  finishSignIn: (input: SignInCodeInput) => Promise<void>
  /** By an administrator's link. */
  resetPassword: (input: { token: string; password: string }) => Promise<void>
  /** By a link of another system, into its debate. */
  joinDebate: (token: string) => Promise<void>
  logOut: () => Promise<void>
  /** Forgets a login that has ended, and goes home. */
  leave: () => Promise<void>
  /** Address or password of one's own: a new password comes with a new token. */
  changeAccount: (input: UpdateMeInput) => Promise<void>
  /** After a change of the own profile. */
  replaceUser: (user: User) => void
}

const SessionContext = createContext<Session | null>(null)

/**
 * Who is using this browser (specification section 4).
 * Stands inside the router, since it sends people to pages.
 */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [state, setState] = useState<SessionState>(() => ({
    kind: readToken() ? 'loading' : 'visitor',
  }))
  const navigate = useNavigate()

  useEffect(() => {
    onSessionEnd(() => {
      setState({ kind: 'visitor' })
      navigate(paths.login)
    })
  }, [navigate])

  useEffect(() => {
    if (!readToken()) return
    const abort = new AbortController()
    rest.getMe({ signal: abort.signal }).then(
      user => !abort.signal.aborted && setState({ kind: 'user', user }),
      error => {
        if (abort.signal.aborted) return
        // A lost network says nothing about the token,
        // and leaving the page cuts the call off in just that way.
        if (error instanceof RestError) removeToken()
        setState({ kind: 'visitor' })
      },
    )
    return () => abort.abort()
  }, [])

  const open = useCallback(
    ({ token, user }: SessionAnswer, to: string | null = null) => {
      writeToken(token)
      forgetGuestDebate()
      setState({ kind: 'user', user })
      const next = activatePendingSetup() ? paths.debate : paths.home
      navigate(to ?? next, { replace: true })
    },
    [navigate],
  )

  const leave = useCallback(async () => {
    removeToken()
    // Leaves the page first: a page for users would send a visitor to the login.
    await navigate(paths.home, { flushSync: true })
    setState({ kind: 'visitor' })
  }, [navigate])

  const session = useMemo<Session>(
    () => ({
      user: state.kind === 'user' ? state.user : null,
      loading: state.kind === 'loading',
      logIn: async input => open(await rest.logIn(input)),
      register: async input => open(await rest.register(input)),
      logInWithProvider: async input => open(await rest.logInWithProvider(input)),
      finishSignIn: async input => open(await rest.finishSignIn(input)),
      resetPassword: async input => open(await rest.resetPassword(input)),
      joinDebate: async token => {
        const { debate_id, ...joined } = await rest.joinDebate(token)
        open(joined, paths.ongoingDebate(debate_id))
      },
      logOut: async () => {
        const ended = rest.logOut()
        await leave()
        // Without the network the login ends by its date; this browser has forgotten it.
        await ended.catch(() => undefined)
      },
      leave,
      changeAccount: async input => {
        const { token, ...user } = await rest.updateMe(input)
        if (token !== undefined) writeToken(token)
        setState({ kind: 'user', user })
      },
      replaceUser: user => setState({ kind: 'user', user }),
    }),
    [state, open, leave],
  )

  return <SessionContext value={session}>{children}</SessionContext>
}

export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}
