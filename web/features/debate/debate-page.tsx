import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useText } from '../../lib/i18n/use-text.ts'
import { useSession } from '../../lib/session.tsx'
import {
  type DebateSetup,
  isGuestDebateAllowed,
  readDebateSetup,
  removeDebateSetup,
  writePendingSetup,
} from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { DebateScreen } from './debate-screen.tsx'
import { DebateWaiting } from './debate-waiting.tsx'
import type { DebateSource } from './page-event.ts'

/** /debate: goes on with the debate of the address, or starts the one that was set up. */
export const DebatePage = () => {
  const debateId = useSearchParams()[0].get('debate')
  // Starting changes the address; the screen that started stays.
  const [startedId, setStartedId] = useState<string | null>(null)
  if (debateId !== null && debateId !== startedId)
    return <ResumedDebate key={debateId} debateId={debateId} />
  return <NewDebate onStarted={setStartedId} />
}

const ResumedDebate = ({ debateId }: { debateId: string }) => {
  const [source] = useState<DebateSource>({ kind: 'resume', debateId })
  return <DebateScreen source={source} />
}

const NewDebate = ({ onStarted }: { onStarted: (debateId: string) => void }) => {
  const [stored] = useState(readDebateSetup)
  const { errors } = useText().debate
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
