import { useText } from '../lib/i18n/use-text.ts'
import { Button } from './button.tsx'
import styles from './inline-error.module.css'

/** An error in place of what could not be loaded, with a button to try again. */
export const InlineError = ({ message, onRetry }: { message: string; onRetry?: () => void }) => {
  const text = useText()
  return (
    <div className={styles.error} role="alert">
      <p>{message}</p>
      {onRetry && (
        <Button kind="text" onClick={onRetry}>
          {text.common.tryAgain}
        </Button>
      )}
    </div>
  )
}
