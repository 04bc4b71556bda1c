import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import styles from './take-back.module.css'

/** Takes one's last speech back while the opponent answers it. */
export const TakeBack = ({ onTakeBack }: { onTakeBack: () => void }) => {
  const text = useDebateText()
  return (
    <button type="button" className={styles.back} onClick={onTakeBack}>
      {text.takeBack}
    </button>
  )
}
