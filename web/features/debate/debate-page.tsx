import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { rest } from '../../lib/rest.ts'
import { useSession } from '../../lib/session.tsx'
import {
  type DebateSetup,
  isGuestDebateAllowed,
  readDebateSetup,
  readEntering,
  removeDebateSetup,
  type StoredSetup,
  writePendingSetup,
} from '../../lib/storage.ts'
import { readStoredChoice } from '../../lib/stored-choice.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { paths } from '../../paths.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { DebateWaiting } from '../../ui/dialogue/debate-waiting.tsx'
import { DebateScreen } from './debate-screen.tsx'
import type { DebateSource } from './page-event.ts'
import { StartSpokenDebate } from './start-spoken-debate.tsx'

/** The voice screen; another feature's, so the router brings it. */
export type VoiceComponent = ComponentType<{ debateId: string }>

/** /debate: goes on with the debate of the address, or starts the one that was set up. */
export const DebatePage = ({ voice }: { voice: VoiceComponent }) => {
  const [parameters] = useSearchParams()
  const [debateId, channel] = [parameters.get('debate'), parameters.get('channel')]
  // Starting changes the address; the screen that started stays.
  const [startedId, setStartedId] = useState<string | null>(null)
  if (debateId !== null && debateId !== startedId)
    return (
      <ResumedDebate
        key={`${debateId} ${channel}`}
        debateId={debateId}
        channel={channel}
        voice={voice}
      />
    )
  return <NewDebate onStarted={setStartedId} />
}

/**
 * A choice under the older keys is converted, or finished, on the way. A reload as the answer to a
 * start comes still has the address from before it.
 */
const NewDebate = ({ onStarted }: { onStarted: (debateId: string) => void }) => {
  const [stored] = useState(readDebateSetup)
  const [entering] = useState(() => readEntering(Date.now()))
  if (stored.kind === 'none' && readStoredChoice())
    return <Navigate to={paths.debateSetup} replace />
  if (stored.kind === 'none' && entering?.debateId)
    return <Navigate to={paths.ongoingDebate(entering.debateId)} replace />
  return <SetUpDebate stored={stored} onStarted={onStarted} />
}

type ResumedDebateProps = { debateId: string; channel: string | null; voice: VoiceComponent }

/** By voice or in writing, as the address says; else in the debate's own mode. */
const ResumedDebate = ({ debateId, channel, voice: Voice }: ResumedDebateProps) => {
  const load = useCallback(
    async (options: { signal: AbortSignal }) =>
      channel ?? (await rest.getDebate(debateId, options)).debate.debate_mode,
    [debateId, channel],
  )
  const { state } = useLoaded(load)
  if (state.kind === 'loading') return <DebateWaiting setup={null} />
  if (state.kind === 'ready' && state.data === 'voice')
    return (
      <Suspense fallback={<DebateWaiting setup={null} />}>
        <Voice debateId={debateId} />
      </Suspense>
    )
  // Where it could not be loaded, the screen in writing says so.
  return <WrittenDebate debateId={debateId} isFromVoice={channel === 'text'} />
}

const WrittenDebate = ({ debateId, isFromVoice }: { debateId: string; isFromVoice: boolean }) => {
  const [source] = useState<DebateSource>({ kind: 'resume', debateId })
  return (
    <DebateScreen
      source={source}
      {...(isFromVoice && { voicePath: paths.debateByVoice(debateId) })}
    />
  )
}

type SetUpDebateProps = { stored: StoredSetup; onStarted: (debateId: string) => void }

const SetUpDebate = ({ stored, onStarted }: SetUpDebateProps) => {
  const { errors } = useDebateText()
  const { user, loading } = useSession()
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const hasSaidSo = useRef(false)
  const mayStart = user !== null || isGuestDebateAllowed()

  useEffect(() => {
    if (stored.kind === 'ready' || hasSaidSo.current) return
    hasSaidSo.current = true
    removeDebateSetup()
    alert(stored.kind === 'none' ? errors.noSetup : errors.invalidSetup).then(() =>
      navigate(paths.home, { replace: true }),
    )
  }, [stored, alert, navigate, errors])

  useEffect(() => {
    if (stored.kind !== 'ready' || loading || mayStart) return
    writePendingSetup(stored.setup)
    navigate(paths.login, { replace: true })
  }, [stored, loading, mayStart, navigate])

  const setup = stored.kind === 'ready' ? stored.setup : null
  if (!setup || loading || !mayStart) return <DebateWaiting setup={setup} />
  if (setup.mode === 'voice') return <StartSpokenDebate setup={setup} />
  return <StartedDebate setup={setup} onStarted={onStarted} />
}

const StartedDebate = ({
  setup,
  onStarted,
}: {
  setup: DebateSetup
  onStarted: (debateId: string) => void
}) => {
  const [source] = useState<DebateSource>({ kind: 'start', setup })
  return <DebateScreen source={source} onStarted={onStarted} />
}
