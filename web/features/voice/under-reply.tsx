import { languageOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import styles from './under-reply.module.css'
import { useVoiceText } from './use-voice-text.ts'

/** What was shown of a reply before it was cut off, and never heard. */
export const Unheard = ({ words }: { words: string }) => {
  const text = useVoiceText()
  return (
    <div className={styles.unheard}>
      <span className={styles.label}>{text.notHeard}</span>
      <p lang={languageOf(words)}>{words}</p>
    </div>
  )
}

type HearAgainProps = {
  /** This reply is being read. */
  isReading: boolean
  isDisabled: boolean
  onPress: () => void
}

/** Reads a reply aloud once more, or stops that. */
export const HearAgain = ({ isReading, isDisabled, onPress }: HearAgainProps) => {
  const text = useVoiceText()
  return (
    <Button
      kind="text"
      className={styles.again}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        {isReading ? (
          <rect x="4" y="4" width="8" height="8" rx="1.5" fill="currentColor" />
        ) : (
          <path
            d="M2.5 6v4h2.5l3.5 3V3L5 6zM11 5.5a3.5 3.5 0 0 1 0 5M13 3.5a6.5 6.5 0 0 1 0 9"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </svg>
      {isReading ? text.stopReading : text.hearAgain}
    </Button>
  )
}
