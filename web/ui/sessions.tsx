import { useCallback, useId, useState } from 'react'
import type { LoginSession } from '#schema/entities.ts'
import { formatDateTime } from '../lib/format.ts'
import { useSafetyText } from '../lib/i18n/use-safety-text.ts'
import { useLanguage } from '../lib/i18n/use-text.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { Button } from './button.tsx'
import { InlineError } from './inline-error.tsx'
import styles from './sessions.module.css'
import { Skeleton } from './skeleton.tsx'

type SessionCalls = {
  list: (options: { signal: AbortSignal }) => Promise<{ sessions: LoginSession[] }>
  end: (sessionId: string) => Promise<unknown>
  endAll: () => Promise<unknown>
}

type SessionsProps = {
  calls: SessionCalls
  /** After every login has ended, this one too. */
  onAllEnded: () => unknown
  /** Of the heading, as the page around it has them. */
  headingClass?: string | undefined
}

/** An account's own logins: what they are, when they were used, and a button that ends each. */
export const Sessions = ({ calls, onAllEnded, headingClass = styles.title }: SessionsProps) => {
  const { sessions: words } = useSafetyText()
  const { state } = useLoaded(calls.list)
  const [ended, setEnded] = useState<readonly string[]>([])
  const [hasFailed, setFailed] = useState(false)
  const titleId = useId()

  const attempt = useCallback(async (act: () => Promise<unknown>) => {
    setFailed(false)
    try {
      await act()
    } catch {
      setFailed(true)
    }
  }, [])
  const end = (id: string) =>
    attempt(async () => {
      await calls.end(id)
      setEnded(others => [...others, id])
    })
  const endAll = () =>
    attempt(async () => {
      await calls.endAll()
      await onAllEnded()
    })

  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={headingClass}>
        {words.title}
      </h2>
      {hasFailed && <InlineError message={words.endFailed} />}
      {state.kind === 'failed' && <InlineError message={words.failed} />}
      <ul className={styles.list}>
        {state.kind === 'loading' && (
          <li className={styles.row}>
            <Skeleton height="3rem" />
          </li>
        )}
        {state.kind === 'ready' &&
          state.data.sessions
            .filter(({ session_id }) => !ended.includes(session_id))
            .toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
            .map(session => <Row key={session.session_id} session={session} onEnd={end} />)}
      </ul>
      {state.kind !== 'loading' && (
        <div>
          <Button onClick={endAll}>{words.everywhere}</Button>
        </div>
      )}
    </section>
  )
}

const Row = ({ session, onEnd }: { session: LoginSession; onEnd: (id: string) => void }) => {
  const { sessions: words } = useSafetyText()
  const language = useLanguage()
  const { browser, system, last_used_at, is_current, session_id } = session
  const device =
    browser && system ? words.on(browser, system) : (browser ?? system ?? words.unknown)
  return (
    <li className={styles.row}>
      <div>
        <p>
          {device} {is_current && <span className={styles.here}>{words.here}</span>}
        </p>
        <p className={styles.when}>{words.last(formatDateTime(last_used_at, language))}</p>
      </div>
      {!is_current && (
        <Button aria-label={words.endOf(device)} onClick={() => onEnd(session_id)}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
