import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { DebateStatus } from '#schema/constants.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { useSession } from '../../lib/session.tsx'
import { topicText } from '../../lib/topic-text.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { paths } from '../../paths.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DebateFrame } from './debate-frame.tsx'
import { toMessages } from './debate-reducer.ts'
import dialogue from './dialogue.module.css'
import { type LoadedDebate, loadDebate } from './load-debate.ts'
import { Speech } from './speech.tsx'
import styles from './transcript-page.module.css'

/** /transcript/{id}: the read-only chat history of a debate. */
export const TranscriptPage = () => {
  const { transcriptId = '' } = useParams()
  const { debate: text } = useText()
  const language = useLanguage()
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const hasSaidSo = useRef(false)
  const { state } = useLoaded(
    useCallback(({ signal }: { signal: AbortSignal }) => loadDebate(transcriptId, signal), [transcriptId]),
  )
  const isFailed = state.kind === 'failed'

  useEffect(() => {
    if (!isFailed || hasSaidSo.current) return
    hasSaidSo.current = true
    alert(text.errors.loadFailed).then(() => navigate(paths.home, { replace: true }))
  }, [isFailed, alert, navigate, text])

  const loaded = state.kind === 'ready' ? state.data : null
  return (
    <DebateFrame
      title={text.transcript.title}
      kicker={text.transcript.title}
      back={{ to: paths.results(transcriptId), label: text.transcript.back }}
      motion={loaded && topicText(language, loaded.topic)}
      stance={loaded?.debate.user_stance ?? null}
      notice={loaded && <GoOn status={loaded.debate.status} debateId={transcriptId} />}
    >
      {loaded ? <History loaded={loaded} /> : <Waiting />}
    </DebateFrame>
  )
}

const GoOn = ({ status, debateId }: { status: DebateStatus; debateId: string }) => {
  const { transcript: words } = useText().debate
  if (status !== 'in_progress') return null
  return (
    <div className={styles.goOn}>
      <p>{words.goOnText}</p>
      <ButtonLink kind="primary" to={paths.ongoingDebate(debateId)}>
        {words.goOn}
      </ButtonLink>
    </div>
  )
}

const History = ({ loaded }: { loaded: LoadedDebate }) => {
  const { debate: text } = useText()
  const { user } = useSession()
  const messages = toMessages(loaded.debate, loaded.turns)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={dialogue.box} tabIndex={0} aria-label={text.transcript.title}>
      {messages.length === 0 && <p className={dialogue.waiting}>{text.transcript.empty}</p>}
      <div role="log" aria-label={text.transcript.title}>
        {messages.map((message, index) => (
          <Speech
            key={message.id}
            message={message}
            stance={loaded.debate.user_stance}
            person={user}
            goesOn={messages[index - 1]?.speaker === message.speaker}
          />
        ))}
      </div>
    </section>
  )
}

const Waiting = () => {
  const { transcript: words } = useText().debate
  return (
    <div className={dialogue.box} role="status" aria-label={words.loading}>
      {['98%', '84%', '92%'].map(width => (
        <div key={width} className={dialogue.speech}>
          <Skeleton width="6rem" height="2rem" />
          <div className={styles.shape}>
            <Skeleton width={width} height="1.2rem" />
            <Skeleton width="100%" height="1.2rem" />
            <Skeleton width="60%" height="1.2rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
