import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { DebateStatus } from '#schema/constants.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useSpeechText } from '../../lib/i18n/use-speech-text.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { type LoadedDebate, loadDebate } from '../../lib/load-debate.ts'
import { useSession } from '../../lib/session.tsx'
import { topicText } from '../../lib/topic-text.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { paths } from '../../paths.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DebateFrame } from '../../ui/dialogue/debate-frame.tsx'
import { History, HistorySkeleton } from '../../ui/dialogue/history.tsx'
import { Recording } from './recording.tsx'
import { TranscriptActions } from './transcript-actions.tsx'
import styles from './transcript-page.module.css'

/** /transcript/{id}: the read-only chat history of a debate. */
export const TranscriptPage = () => {
  const { transcriptId = '' } = useParams()
  const text = useDebateText()
  const { common } = useText()
  const language = useLanguage()
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const hasSaidSo = useRef(false)
  const { state } = useLoaded(
    useCallback(
      ({ signal }: { signal: AbortSignal }) => loadDebate(transcriptId, signal),
      [transcriptId],
    ),
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
      kicker={
        loaded?.debate.continued_from
          ? `${text.transcript.title} · ${common.continuation}`
          : text.transcript.title
      }
      back={{ to: paths.results(transcriptId), label: text.transcript.back }}
      motion={loaded && topicText(language, loaded.topic)}
      stance={loaded?.debate.user_stance ?? null}
      foot={loaded && <TranscriptActions loaded={loaded} />}
      notice={
        loaded && (
          <>
            <GoOn status={loaded.debate.status} debateId={transcriptId} />
            <Recordings loaded={loaded} />
          </>
        )
      }
    >
      {loaded ? <OwnHistory loaded={loaded} /> : <HistorySkeleton />}
    </DebateFrame>
  )
}

const GoOn = ({ status, debateId }: { status: DebateStatus; debateId: string }) => {
  const { transcript: words } = useDebateText()
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

/** Whether recordings of a spoken debate were kept. */
const Recordings = ({ loaded: { debate, turns } }: { loaded: LoadedDebate }) => {
  const { user } = useSession()
  const { recording: words } = useSpeechText()
  if (debate.debate_mode !== 'voice') return null
  const isKept = turns.some(turn => turn.has_recording)
  const kept = user ? words.kept : words.keptOfGuest
  return <p className={styles.recordings}>{isKept ? kept : words.notKept}</p>
}

const OwnHistory = ({ loaded: { debate, turns } }: { loaded: LoadedDebate }) => {
  const { user } = useSession()
  return (
    <History
      debate={debate}
      turns={turns}
      person={user}
      underTurn={turn =>
        turn.has_recording && <Recording debateId={debate.debate_id} turnId={turn.turn_id} />
      }
    />
  )
}
