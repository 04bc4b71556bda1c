import { useText } from '../../lib/i18n/use-text.ts'
import { useAlerts } from '../alerts.tsx'
import { endDialog } from './end-dialog.ts'

type Said = Parameters<typeof endDialog>[1]

/** Asks whether the debate shall end, and says so first where there is too little to judge. */
export const useConfirmEnd = () => {
  const text = useText()
  const { confirm } = useAlerts()
  /** `word` puts the question in its final words. */
  return (said: Said, word = (question: string) => question): Promise<boolean> => {
    const { message, labels } = endDialog(text, said)
    return confirm(word(message), labels)
  }
}
