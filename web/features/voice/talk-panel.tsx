import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Stance } from '#schema/constants.ts'
import type { VoiceAnswer } from '#schema/rest/voice.ts'
import { languageOf } from '../../lib/format.ts'
import type { VoiceText } from '../../lib/i18n/en-voice.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { PrepClock } from '../../ui/dialogue/prep-clock.tsx'
import { DeviceChoice } from './device-choice.tsx'
import { sayListeners } from './say-listeners.ts'
import { sayAdvice, sayProblem } from './say-problem.ts'
import { SpeechConsent } from './speech-consent.tsx'
import { TalkButton } from './talk-button.tsx'
import styles from './talk-panel.module.css'
import { useIsQuiet } from './use-is-quiet.ts'
import { useRecogniser } from './use-recogniser.ts'
import { useSpaceToTalk } from './use-space-to-talk.ts'
import { useVoiceText } from './use-voice-text.ts'
import type { VoiceDebateClient } from './voice-client.ts'
import type { Control, VoiceState } from './voice-reducer.ts'

const hasTouch = () => window.matchMedia('(pointer: coarse)').matches

const sayControl = (text: VoiceText['control'], control: Control): string => {
  switch (control.kind) {
    case 'connecting':
      return text.connecting[control.to]
    case 'processing':
      return text.processing[control.of]
    case 'ready':
      return hasTouch() ? text.readyTouch : text.ready
    default:
      return text[control.kind]
  }
}

type TalkPanelProps = {
  client: VoiceDebateClient
  state: VoiceState
  stance: Stance
  /** Null where the server could not be asked. */
  voice: VoiceAnswer | null
  textPath: string
  /** When the preparation ends, in milliseconds since the epoch. */
  prepEndsAt: number | null
}

/** What one speaks with: the control, what it is doing, and what is needed beside it. */
export const TalkPanel = ({
  client,
  state,
  stance,
  voice,
  textPath,
  prepEndsAt,
}: TalkPanelProps) => {
  const text = useVoiceText()
  const { messages } = useText()
  const id = useId()
  const { control, alert, hindrance, lastWords, session } = state
  const isRecording = control.kind === 'recording'
  const isTaken = isRecording || control.kind === 'opening'
  const isSending = control.kind === 'processing' && control.of === 'turn'
  const isFirst = !state.captions.some(({ speaker }) => speaker === 'user')
  const standing = control.kind === 'error' ? control.problem : hindrance
  const hearing = useRecogniser(session)
  const [isAsking, setAsking] = useState(false)
  const mayBegin = control.kind === 'ready' || control.kind === 'speaking'
  const ask = () => setAsking(true)
  const talk = hearing.isAsking && mayBegin ? { ...client, press: ask, begin: ask } : client
  const isQuiet = useIsQuiet(client.level, isRecording)
  useSpaceToTalk({ ...talk, isRecording })

  return (
    <div className={styles.panel}>
      {alert && (
        <div className={styles.alert} role="alert">
          <p className={styles.says}>{sayProblem(text, messages, alert.problem)}</p>
          <p>{sayAdvice(text, alert.problem)}</p>
        </div>
      )}
      {!alert && standing && (
        <div className={styles.standing} role={control.kind === 'error' ? 'alert' : undefined}>
          {control.kind === 'error' && (
            <p className={styles.says}>{sayProblem(text, messages, standing)}</p>
          )}
          <p>{sayAdvice(text, standing)}</p>
        </div>
      )}
      {lastWords && (
        <p className={styles.last} lang={languageOf(lastWords)}>
          {text.quoted(lastWords)}
        </p>
      )}
      <div className={styles.row}>
        <div className={styles.start}>
          {isTaken ? (
            <Button kind="text" onClick={client.cancel}>
              {text.action.cancel}
            </Button>
          ) : (
            // The browser's own recognition listens to its usual microphone.
            session?.channel !== 'browser' && (
              <DeviceChoice
                occasion={state.captions.length}
                disabled={isTaken}
                onChange={client.changeDevice}
              />
            )
          )}
        </div>
        <TalkButton
          control={control}
          stance={stance}
          describedBy={id}
          level={client.level}
          onPress={control.kind === 'error' ? client.reconnect : talk.press}
        />
        <div className={styles.end}>
          {hindrance?.kind === 'blocked' ? (
            <Button onClick={client.unblock}>{text.playReply}</Button>
          ) : (
            !isTaken && !isSending && <Link to={textPath}>{text.toText}</Link>
          )}
        </div>
      </div>
      <p id={id} className={styles.status} role="status">
        {isQuiet ? text.quiet : sayControl(text.control, control)}
        {control.kind === 'speaking' && (
          <span className={styles.hint}>{text.control.interrupt}</span>
        )}
      </p>
      {prepEndsAt !== null && isFirst && (
        <div className={styles.listeners}>
          <PrepClock endsAt={prepEndsAt} />
        </div>
      )}
      {voice && <p className={styles.listeners}>{sayListeners(text, voice, hearing.recogniser)}</p>}
      {isAsking && (
        <SpeechConsent
          recogniser={hearing.recogniser}
          textPath={textPath}
          agree={hearing.agree}
          onSpeak={() => {
            setAsking(false)
            client.press()
          }}
          install={hearing.install}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
