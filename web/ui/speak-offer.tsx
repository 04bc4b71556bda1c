import type { ComponentProps, ReactNode } from 'react'
import type { VoiceAnswer } from '#schema/rest/voice.ts'
import { useText } from '../lib/i18n/use-text.ts'
import { rest } from '../lib/rest.ts'
import { type Loaded, useLoaded } from '../lib/use-loaded.ts'
import { browserSound, speakHindrance } from '../lib/voice-ability.ts'
import { Button } from './button.tsx'
import styles from './speak-offer.module.css'

const answerOf = (state: Loaded<VoiceAnswer>) => (state.kind === 'ready' ? state.data : null)

/** The ways to debate, side by side. */
export const ModeChoice = ({ children }: { children: ReactNode }) => (
  <div className={styles.choice}>{children}</div>
)

/** "Speak with AI" where that works; where it does not, the reason in its place. */
export const SpeakOffer = (props: Omit<ComponentProps<typeof Button>, 'children'>) => {
  const { voiceOffer: text } = useText()
  const { state } = useLoaded(rest.getVoice)
  if (state.kind === 'loading') return <div className={styles.place} aria-hidden="true" />
  const [voice, browser] = [answerOf(state), browserSound()]
  const hindrance = speakHindrance(voice, browser)
  if (hindrance) return <p className={styles.reason}>{text.hindrances[hindrance]}</p>
  return (
    <>
      <Button wide {...props}>
        {text.speak}
      </Button>
      {voice?.channel === 'browser' && !browser.hasVoice && (
        <p className={styles.reason}>{text.noVoice}</p>
      )}
    </>
  )
}
