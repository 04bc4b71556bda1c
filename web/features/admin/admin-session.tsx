import { ApolloProvider } from '@apollo/client/react'
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
import {
  type AdminClaims,
  decodeAdminToken,
  readAdminToken,
  removeAdminToken,
  writeAdminToken,
} from '../../lib/admin-token.ts'
import { createAdminClient } from '../../lib/apollo/client.ts'
import { paths } from '../../paths.ts'
import { endAdminLogin, getAdminProfile } from './admin-calls.ts'

export type AdminSession = {
  admin: AdminClaims | null
  open: (token: string) => void
  logOut: () => void
  /** Forgets a login that has ended. */
  leave: () => void
  /** After a change of the own name. */
  rename: (fullName: string) => void
}

const SessionContext = createContext<AdminSession | null>(null)

const restore = (): AdminClaims | null => {
  const token = readAdminToken()
  const claims = token === null ? null : decodeAdminToken(token, Date.now())
  if (token !== null && !claims) removeAdminToken()
  return claims
}

/**
 * Who administers in this browser, and GraphQL for them (specification section 4, "Admin auth").
 */
export const AdminSessionProvider = ({ children }: { children: ReactNode }) => {
  const [admin, setAdmin] = useState(restore)
  const navigate = useNavigate()
  const leave = useCallback(() => {
    removeAdminToken()
    setAdmin(null)
    navigate(paths.adminLogin)
  }, [navigate])
  const [client] = useState(() =>
    createAdminClient({ readToken: readAdminToken, onRefused: () => leave() }),
  )

  // The token keeps the name it was made with; the profile has today's.
  const id = admin?.id
  useEffect(() => {
    if (id === undefined) return
    getAdminProfile().then(
      ({ full_name, avatar_id }) =>
        setAdmin(current => current && { ...current, fullName: full_name, avatarId: avatar_id }),
      // A token that is refused is noticed by the screen's own calls;
      // a lost network changes nothing.
      () => undefined,
    )
  }, [id])

  const session = useMemo<AdminSession>(
    () => ({
      admin,
      open: token => {
        writeAdminToken(token)
        setAdmin(restore())
      },
      leave,
      logOut: () => {
        // Without the network the login ends by its date; this browser has forgotten it.
        endAdminLogin().catch(() => undefined)
        leave()
        void client.clearStore()
      },
      rename: fullName => setAdmin(current => current && { ...current, fullName }),
    }),
    [admin, leave, client],
  )
  return (
    <SessionContext value={session}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </SessionContext>
  )
}

export const useAdminSession = (): AdminSession => {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useAdminSession needs an AdminSessionProvider above it')
  return session
}
