import { useNavigate } from 'react-router-dom'
import { useText } from '../../lib/i18n/use-text.ts'
import { type LastChoice, rememberChoice } from '../../lib/last-choice.ts'
import { useSession } from '../../lib/session.tsx'
import {
  allowGuestDebate,
  type DebateSetup,
  rememberEntering,
  writeDebateSetup,
} from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { useAlerts } from '../../ui/alerts.tsx'

/**
 * Stores a finished choice and opens the debate (specification section 4, "Home"). Who is not logged
 * in begins as a guest.
 */
export const useEnterDebate = () => {
  const navigate = useNavigate()
  const { user, loading } = useSession()
  const { alert } = useAlerts()
  const text = useText()
  return (motion: Omit<DebateSetup, 'mode'>, choice: LastChoice) => {
    try {
      rememberChoice(choice)
      writeDebateSetup({ ...motion, mode: choice.mode, ...choice.options })
      rememberEntering(Date.now())
      if (!user && !loading) allowGuestDebate()
      navigate(paths.debate)
    } catch {
      alert(text.common.unexpected)
    }
  }
}
