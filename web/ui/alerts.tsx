import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react'
import { useText } from '../lib/i18n/use-text.ts'
import styles from './alerts.module.css'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmLabels = {
  confirm?: string
  cancel?: string
  /** The button that does not confirm is the one to be seen first. */
  isCancelMain?: boolean
}
type Alerts = {
  /** Resolves when the reader has acknowledged the message. */
  alert: (message: string) => Promise<void>
  /** Resolves to true only for the confirming button; Esc is the other one. */
  confirm: (message: string, labels?: ConfirmLabels) => Promise<boolean>
}

type Asked = {
  message: string
  labels: ConfirmLabels
  asks: boolean
  answer: (yes: boolean) => void
}

const AlertsContext = createContext<Alerts | null>(null)

/** In-page alert and confirm dialogs, one at a time, in the order they were asked. */
export const AlertsProvider = ({ children }: { children: ReactNode }) => {
  const [queue, setQueue] = useState<Asked[]>([])
  const text = useText()
  const messageId = useId()

  const ask = useCallback(
    (message: string, asks: boolean, labels: ConfirmLabels = {}) =>
      new Promise<boolean>(answer => {
        setQueue(asked => [...asked, { message, labels, asks, answer }])
      }),
    [],
  )
  const alerts = useMemo<Alerts>(
    () => ({
      alert: async message => {
        await ask(message, false)
      },
      confirm: (message, labels) => ask(message, true, labels),
    }),
    [ask],
  )

  const current = queue[0]
  const answer = (yes: boolean) => {
    setQueue(asked => asked.slice(1))
    current?.answer(yes)
  }
  return (
    <AlertsContext value={alerts}>
      {children}
      {current && (
        <Dialog
          key={queue.length}
          open
          role="alertdialog"
          onClose={() => answer(false)}
          title={<span className={styles.title}>{text.product}</span>}
          describedBy={messageId}
        >
          <p id={messageId} className={styles.message}>
            {current.message}
          </p>
          <div className={styles.actions}>
            {current.asks && (
              <Button
                kind={current.labels.isCancelMain ? 'primary' : 'quiet'}
                onClick={() => answer(false)}
              >
                {current.labels.cancel ?? text.common.cancel}
              </Button>
            )}
            <Button
              kind={current.labels.isCancelMain ? 'quiet' : 'primary'}
              onClick={() => answer(true)}
            >
              {current.labels.confirm ?? text.common.ok}
            </Button>
          </div>
        </Dialog>
      )}
    </AlertsContext>
  )
}

export const useAlerts = (): Alerts => {
  const alerts = useContext(AlertsContext)
  if (!alerts) throw new Error('useAlerts needs an AlertsProvider above it')
  return alerts
}
