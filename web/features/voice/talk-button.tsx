import { type ReactNode, useEffect, useRef } from 'react'
import type { Stance } from '#schema/constants.ts'
import styles from './talk-button.module.css'
import { useVoiceText } from './use-voice-text.ts'
import type { Control } from './voice-reducer.ts'

const Microphone = () => (
  <>
    <rect x="9" y="2.5" width="6" height="11.5" rx="3" fill="currentColor" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5" />
  </>
)
const Square = () => <rect x="6" y="6" width="12" height="12" rx="2" fill="currentColor" />
const Again = () => <path d="M19.5 12A7.5 7.5 0 1 1 17 6.4M17.5 2.5v4.4h-4.4" />
const Waves = () => <path d="M4 10v4M8 7v10M12 4v16M16 7v10M20 10v4" />

const DRAWINGS: Record<Control['kind'], () => ReactNode> = {
  connecting: Microphone,
  ready: Microphone,
  opening: Microphone,
  recording: Square,
  processing: Microphone,
  speaking: Waves,
  error: Again,
  ending: Microphone,
}

const ACTIONS = {
  connecting: 'wait',
  ready: 'speak',
  opening: 'cancel',
  recording: 'stop',
  processing: 'wait',
  speaking: 'interrupt',
  error: 'reconnect',
  ending: 'wait',
} as const satisfies Record<Control['kind'], string>

type TalkButtonProps = {
  control: Control
  stance: Stance
  describedBy: string
  /** How loud it is, 0 to 1. */
  level: () => number
  onPress: () => void
}

/** The one control: its ring swells with the voice that it hears. */
export const TalkButton = ({ control, stance, describedBy, level, onPress }: TalkButtonProps) => {
  const text = useVoiceText()
  const ring = useRef<HTMLSpanElement>(null)
  const isRecording = control.kind === 'recording'

  useEffect(() => {
    const element = ring.current
    if (!isRecording || !element) return
    let frame = 0
    const draw = () => {
      element.style.setProperty('--level', level().toFixed(3))
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(frame)
      element.style.removeProperty('--level')
    }
  }, [isRecording, level])

  const action = ACTIONS[control.kind]
  const Drawing = DRAWINGS[control.kind]
  const isBusy = control.kind === 'processing' || control.kind === 'connecting'
  return (
    <div className={[styles.place, styles[stance]].join(' ')} data-state={control.kind}>
      <span ref={ring} className={styles.ring} aria-hidden="true" />
      {isBusy && <span className={styles.turning} aria-hidden="true" />}
      <button
        type="button"
        className={styles.button}
        data-talk
        aria-label={text.action[action]}
        aria-describedby={describedBy}
        aria-pressed={isRecording}
        aria-disabled={action === 'wait' || undefined}
        onClick={action === 'wait' ? undefined : onPress}
      >
        <svg
          viewBox="0 0 24 24"
          width="36"
          height="36"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <Drawing />
        </svg>
      </button>
    </div>
  )
}
