import '@graphiql/react/setup-workers/vite'
import '@graphiql/react/style.css'
import '@graphiql/plugin-doc-explorer/style.css'
import '@graphiql/plugin-history/style.css'
import 'graphiql/graphiql.css'
import './graphiql-theme.css'
import { GraphiQL } from 'graphiql'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { decodeAdminToken, readAdminToken } from '../../lib/admin-token.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { useSession } from '../../lib/session.tsx'
import { readToken } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { Logo } from '../../ui/logo.tsx'
import { createFetcher } from './create-fetcher.ts'
import { FIRST_QUERY } from './first-query.ts'
import styles from './graphiql-page.module.css'
import { graphiqlStorage } from './graphiql-storage.ts'
import { useDevelopersText } from './use-developers-text.ts'
import { useEditorColours } from './use-editor-colours.ts'

/** Whose token goes with the queries. */
type Sender = 'admin' | 'user' | 'nobody'

const READ_TOKEN: Record<Sender, () => string | null> = {
  admin: readAdminToken,
  user: readToken,
  nobody: () => null,
}

/** An administrator whose token has not ended. */
const readAdmin = () => {
  const token = readAdminToken()
  return token === null ? null : decodeAdminToken(token, Date.now())
}

/** Those who are signed in in this browser, and nobody. */
const useSenders = (): { sender: Sender; name: string }[] => {
  const text = useDevelopersText()
  const { user, loading } = useSession()
  const [admin] = useState(readAdmin)
  return [
    ...(admin ? [{ sender: 'admin', name: text.administrator(admin.email) } as const] : []),
    ...(user || loading ? [{ sender: 'user', name: user?.username ?? '…' } as const] : []),
    { sender: 'nobody', name: text.nobody },
  ]
}

/**
 * GraphiQL on this server's own schema, for who integrates. What is typed stays in this tab: a
 * query may hold a password.
 */
export const GraphiqlPage = () => {
  const { product, common } = useText()
  const text = useDevelopersText()
  const senders = useSenders()
  const [chosen, choose] = useState<Sender | null>(null)
  const current = senders.find(({ sender }) => sender === chosen) ?? senders[0]
  const sender = current?.sender ?? 'nobody'
  useEditorColours()
  const fetcher = useMemo(() => createFetcher(READ_TOKEN[sender]), [sender])
  return (
    <div className={styles.frame}>
      <title>{common.pageTitle(text.title)}</title>
      <header className={styles.header}>
        <Link to={paths.home} reloadDocument className={styles.brand} aria-label={product}>
          <Logo />
        </Link>
        <h1 className={styles.title}>{text.title}</h1>
        <label className={styles.sender}>
          <span className={styles.sendAs}>{text.sendAs}</span>
          <select value={sender} onChange={event => choose(event.target.value as Sender)}>
            {senders.map(({ sender, name }) => (
              <option key={sender} value={sender}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <LanguageSwitch />
      </header>
      <div className={styles.explorer} lang="en">
        <GraphiQL
          fetcher={fetcher}
          defaultQuery={FIRST_QUERY}
          storage={graphiqlStorage}
          shouldPersistHeaders={false}
          forcedTheme="system"
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
        </GraphiQL>
      </div>
    </div>
  )
}
