import { useId } from 'react'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './prep-time-field.module.css'

const MINUTES = [0, 1, 2, 5] as const

type PrepTimeFieldProps = { seconds: number; onChange: (seconds: number) => void }

/** How long one wants to think before the first turn. */
export const PrepTimeField = ({ seconds, onChange }: PrepTimeFieldProps) => {
  const { mode: words } = useText().home
  const name = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{words.prep}</legend>
      {MINUTES.map(minutes => (
        <label key={minutes} className={styles.choice}>
          <input type="radio" name={name} checked={seconds === minutes * 60} onChange={() => onChange(minutes * 60)} />
          {minutes === 0 ? words.prepNone : words.prepMinutes(minutes)}
        </label>
      ))}
    </fieldset>
  )
}
