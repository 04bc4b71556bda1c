import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { useSession } from '../../lib/session.tsx'
import { forgetOpenedDebate, readOpenedDebate } from '../../lib/storage.ts'
import { topicText } from '../../lib/topic-text.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { paths } from '../../paths.ts'
import { findUnfinished } from './find-unfinished.ts'
import styles from './home-page.module.css'

/** The way back to a debate that was left; a free line of the page holds it, so nothing moves. */
export const GoOn = () => {
  const { user, loading } = useSession()
  return loading ? null : <GoOnLine key={user?.user_id} isUser={user !== null} />
}

const GoOnLine = ({ isUser }: { isUser: boolean }) => {
  const { home } = useText()
  const language = useLanguage()
  const load = useCallback(
    (options: { signal: AbortSignal }) =>
      findUnfinished(
        {
          ...{ isUser, openedId: readOpenedDebate(), forgetOpened: forgetOpenedDebate },
          listDebates: rest.listDebates,
          getDebate: rest.getDebate,
        },
        options,
      ),
    [isUser],
  )
  const { state } = useLoaded(load)
  if (state.kind !== 'ready' || !state.data) return null
  const { debateId, topic } = state.data
  return (
    <Link to={paths.ongoingDebate(debateId)} className={styles.goOn}>
      <span className={styles.goOnWords}>{home.goOn}</span>
      <span className={styles.goOnMotion}>{topicText(language, topic)}</span>
    </Link>
  )
}
