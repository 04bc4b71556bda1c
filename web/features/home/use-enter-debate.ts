import { useNavigate } from 'react-router-dom'
import { useText } from '../../lib/i18n/use-text.ts'
import { type DebateSetup, writeDebateSetup } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { useAlerts } from '../../ui/alerts.tsx'

/** Stores a finished choice and opens the debate (specification section 4, "Home"). */
export const useEnterDebate = () => {
  const navigate = useNavigate()
  const { alert } = useAlerts()
  const text = useText()
  return (setup: DebateSetup) => {
    try {
      writeDebateSetup(setup)
      navigate(paths.debate)
    } catch {
      alert(text.common.unexpected)
    }
  }
}
