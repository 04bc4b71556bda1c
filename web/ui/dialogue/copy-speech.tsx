import { useEffect, useState } from 'react'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import styles from './copy-speech.module.css'

/** How long the button says what came of it, in milliseconds. */
const SHOWN_MS = 2_000

/** Copies the words of a speech. What is read out when it comes are its words alone. */
export const CopySpeech = ({ words }: { words: string }) => {
  const text = useDebateText()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      // A page without TLS has no clipboard.
      await navigator.clipboard.writeText(words)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <div aria-live="off">
      <button
        type="button"
        className={styles.copy}
        data-shown={outcome ?? undefined}
        onClick={copy}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path
            d="M5.5 4.5v-2h8v8h-2M2.5 5.5h8v8h-8z"
            fill="none"
            stroke="currentColor"
            strokeLinejoin="round"
          />
        </svg>
        <span aria-live="polite">{text.copy[outcome ?? 'offer']}</span>
      </button>
    </div>
  )
}
