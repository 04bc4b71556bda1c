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
type Sender = 'admin' | 'user' | 'key' | 'nobody'

const READ_TOKEN: Record<Exclude<Sender, 'key'>, () => string | null> = {
  admin: readAdminToken,
  user: readToken,
  nobody: () => null,
}

/** An administrator whose token has not ended. */
const readAdmin = () => {
  const token = readAdminToken()
  return token === null ? null : decodeAdminToken(token, Date.now())
}

/** Those who are signed in in this browser, a key that is typed in, and nobody. */
const useSenders = (): { sender: Sender; name: string }[] => {
  const text = useDevelopersText()
  const { user, loading } = useSession()
  const [admin] = useState(readAdmin)
  return [
    ...(admin ? [{ sender: 'admin', name: text.administrator(admin.email) } as const] : []),
    ...(user || loading ? [{ sender: 'user', name: user?.username ?? '…' } as const] : []),
    { sender: 'key', name: text.withKey },
    { sender: 'nobody', name: text.nobody },
  ]
}

/**
 * GraphiQL on this server's own schema, for who integrates. What is typed stays in this tab: a
 * query may hold a password.
 */
export const GraphiqlPage = () => {
  const { common } = useText()
  const text = useDevelopersText()
  const senders = useSenders()
  const [chosen, choose] = useState<Sender | null>(null)
  const [key, setKey] = useState('')
  const first = senders.find(({ sender }) => sender !== 'key')
  const current = senders.find(({ sender }) => sender === chosen) ?? first
  const sender = current?.sender ?? 'nobody'
  useEditorColours()
  const fetcher = useMemo(
    () => createFetcher(sender === 'key' ? () => key || null : READ_TOKEN[sender]),
    [sender, key],
  )
  return (
    <div className={styles.frame}>
      <title>{common.pageTitle(text.title)}</title>
      <header className={styles.header}>
        <Link to={paths.developers} reloadDocument className={styles.brand} aria-label={text.home}>
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
        {sender === 'key' && (
          <input
            className={styles.key}
            aria-label={text.key}
            title={text.keyIsForgotten}
            placeholder="adt_…"
            autoComplete="off"
            spellCheck={false}
            value={key}
            onChange={event => setKey(event.target.value.trim())}
          />
        )}
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
