import { useText } from '../../lib/i18n/use-text.ts'
import styles from './take-back.module.css'

/** Takes one's last speech back while the opponent answers it. */
export const TakeBack = ({ onTakeBack }: { onTakeBack: () => void }) => {
  const { debate: text } = useText()
  return (
    <button type="button" className={styles.back} onClick={onTakeBack}>
      {text.takeBack}
    </button>
  )
}
