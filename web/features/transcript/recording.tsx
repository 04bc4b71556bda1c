import { useEffect, useState } from 'react'
import { useSpeechText } from '../../lib/i18n/use-speech-text.ts'
import { rest } from '../../lib/rest.ts'
import { Button } from '../../ui/button.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import styles from './transcript-page.module.css'

type State =
  | { kind: 'offered' }
  | { kind: 'loading' }
  | { kind: 'ready'; address: string }
  | { kind: 'failed' }

/** The button that had the focus is gone. */
const focus = (player: HTMLAudioElement | null) => player?.focus()

/** The recording of a turn, fetched when somebody wants to hear it: the token travels with it. */
export const Recording = ({ debateId, turnId }: { debateId: string; turnId: string }) => {
  const { recording: text } = useSpeechText()
  const [state, setState] = useState<State>({ kind: 'offered' })
  const address = state.kind === 'ready' ? state.address : null

  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address])

  const load = async () => {
    setState({ kind: 'loading' })
    try {
      const audio = await rest.getRecording(debateId, turnId)
      setState({ kind: 'ready', address: URL.createObjectURL(audio) })
    } catch {
      setState({ kind: 'failed' })
    }
  }

  if (state.kind === 'failed') return <InlineError message={text.failed} onRetry={load} />
  if (state.kind === 'ready')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the words stand right above it
      <audio
        ref={focus}
        className={styles.recording}
        src={state.address}
        aria-label={text.label}
        controls
        autoPlay
      />
    )
  return (
    <Button kind="text" className={styles.play} busy={state.kind === 'loading'} onClick={load}>
      {state.kind === 'loading' ? text.playing : text.play}
    </Button>
  )
}
