import { useText } from '../../lib/i18n/use-text.ts'
import { useAlerts } from '../alerts.tsx'
import { endDialog } from './end-dialog.ts'

/** Asks whether the debate shall end, and says so first where there is too little to judge. */
export const useConfirmEnd = () => {
  const text = useText()
  const { confirm } = useAlerts()
  return (said: Parameters<typeof endDialog>[1]): Promise<boolean> => {
    const { message, labels } = endDialog(text, said)
    return confirm(message, labels)
  }
}
