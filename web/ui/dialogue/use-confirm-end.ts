import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { useAlerts } from '../alerts.tsx'
import { endDialog } from './end-dialog.ts'

type Said = Parameters<typeof endDialog>[2]

/** Asks whether the debate shall end, and says so first where there is too little to judge. */
export const useConfirmEnd = () => {
  const { messages } = useText()
  const { end } = useDebateText()
  const { confirm } = useAlerts()
  /** `word` puts the question in its final words. */
  return (said: Said, word = (question: string) => question): Promise<boolean> => {
    const { message, labels } = endDialog(end, messages, said)
    return confirm(word(message), labels)
  }
}
