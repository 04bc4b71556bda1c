import { useNavigate } from 'react-router-dom'
import { useText } from '../../lib/i18n/use-text.ts'
import { NetworkError, RestError } from '../../lib/rest.ts'
import { sayError, sayRestError } from '../../lib/say-error.ts'
import { type DebateSetup, removeDebateSetup, writePendingSetup } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import type { DebateHappening } from './debate-happening.ts'

type Handlers = {
  onStarted?: (debateId: string) => void
  /** Words that were not taken go back to where they can be sent again. */
  onWordsBack: (words: string) => void
}

/** Alerts and moves of a debate page (specification section 8). */
export const useDebateHappenings = ({ onStarted, onWordsBack }: Handlers) => {
  const { messages, debate } = useText()
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

  return (happening: DebateHappening) => {
    if (happening.kind === 'started') {
      onStarted?.(happening.debateId)
      leave(paths.ongoingDebate(happening.debateId))
    } else if (happening.kind === 'start-failed') void startFailed(happening.error, happening.setup)
    else if (happening.kind === 'load-failed') void loadFailed(happening.error)
    else if (happening.kind === 'ended') leave(paths.results(happening.debateId))
    else if (happening.kind === 'still-offline') void alert(demo.stillOff)
    else {
      onWordsBack(happening.text)
      if (happening.kind === 'refused')
        void alert(
          happening.problem ? `${errors.sendFailed}. ${happening.problem}` : errors.sendFailed,
        )
    }
  }
}
