import { useNavigate } from 'react-router-dom'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { NetworkError, RestError } from '../../lib/rest.ts'
import { sayError, sayRestError } from '../../lib/say-error.ts'
import { type DebateSetup, removeDebateSetup, writePendingSetup } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import type { PageEvent } from './page-event.ts'

type Handlers = {
  onStarted?: (debateId: string) => void
  /** Words that were not taken go back to where they can be sent again. */
  onWordsBack?: (words: string) => void
}

/** Alerts and moves of a debate page (specification section 8). */
export const usePageEvents = ({ onStarted, onWordsBack }: Handlers) => {
  const { messages } = useText()
  const debate = useDebateText()
  const { errors, demo } = debate
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const leave = (path: string) => navigate(path, { replace: true })

  const startFailed = async (error: unknown, setup: DebateSetup) => {
    const status = error instanceof RestError ? error.status : null
    const reason = sayError(messages, error) || errors.unknown
    if (status === 401) {
      writePendingSetup(setup)
      await alert(errors.logInFirst)
      return leave(paths.login)
    }
    removeDebateSetup()
    // A mode that this server does not have is no fault of the topic.
    if (status === 400) await alert(setup.mode === 'voice' ? reason : errors.badSetup)
    else await alert(errors.startFailed(reason))
    leave(paths.home)
  }

  const loadFailed = async (error: unknown) => {
    const reason =
      error instanceof NetworkError ? errors.unreachable : sayRestError(messages, error)
    await alert(reason ? `${errors.loadFailed}. ${reason}` : errors.loadFailed)
    leave(paths.home)
  }

  return (event: PageEvent) => {
    if (event.kind === 'started') {
      onStarted?.(event.debateId)
      leave(paths.ongoingDebate(event.debateId))
    } else if (event.kind === 'start-failed') void startFailed(event.error, event.setup)
    else if (event.kind === 'load-failed') void loadFailed(event.error)
    else if (event.kind === 'ended') leave(paths.results(event.debateId))
    else if (event.kind === 'still-offline') void alert(demo.stillOff)
    else {
      onWordsBack?.(event.text)
      if (event.kind === 'refused')
        void alert(event.problem ? `${errors.sendFailed}. ${event.problem}` : errors.sendFailed)
    }
  }
}
