import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Stance } from '#schema/constants.ts'
import type { VoiceAnswer } from '#schema/rest/voice.ts'
import { languageOf } from '../../lib/format.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PrepClock } from '../../ui/dialogue/prep-clock.tsx'
import { DeviceChoice } from './device-choice.tsx'
import { sayControl } from './say-control.ts'
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
import type { VoiceState } from './voice-reducer.ts'

const hasTouch = () => window.matchMedia('(pointer: coarse)').matches

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
  const isOff = control.kind === 'error'
  const isTaken = isRecording || control.kind === 'opening'
  const isSending = control.kind === 'processing' && control.of === 'turn'
  const isFirst = !state.captions.some(({ speaker }) => speaker === 'user')
  const standing = isOff ? control.problem : hindrance
  const isOfReply = alert?.problem.kind === 'reply-failed' && hindrance?.kind === 'unanswered'
  // Connecting again would not help.
  const cannotSpeak = standing?.kind === 'no-driver'
  // Who hears does not change while the connection is away.
  const [lastSession, setLastSession] = useState(session)
  if (session && session !== lastSession) setLastSession(session)
  const hearing = useRecogniser(lastSession)
  const [isAsking, setAsking] = useState(false)
  const mayBegin = control.kind === 'ready' || control.kind === 'speaking'
  const ask = () => setAsking(true)
  const talk = hearing.isAsking && mayBegin ? { ...client, press: ask, begin: ask } : client
  const isQuiet = useIsQuiet(client.level, isRecording)
  useSpaceToTalk({ ...talk, isRecording })

  return (
    <div className={styles.panel}>
      <div className={styles.news}>
        {alert && (
          <div className={styles.alert} role="alert">
            <p className={styles.says}>{sayProblem(text, messages, alert.problem)}</p>
            <p>{sayAdvice(text, isOfReply ? hindrance : alert.problem, isOff)}</p>
          </div>
        )}
        {!alert && standing && (
          <div className={styles.standing} role={isOff ? 'alert' : undefined}>
            {isOff && <p className={styles.says}>{sayProblem(text, messages, standing)}</p>}
            <p>{sayAdvice(text, standing, isOff)}</p>
          </div>
        )}
        {!alert && !standing && prepEndsAt !== null && isFirst && (
          <div className={styles.listeners}>
            <PrepClock endsAt={prepEndsAt} />
          </div>
        )}
        {!alert && !standing && lastWords && (
          <p className={styles.last} lang={languageOf(lastWords)}>
            {text.quoted(lastWords)}
          </p>
        )}
      </div>
      <div className={styles.row}>
        <div className={styles.start}>
          {isTaken ? (
            <Button kind="text" onClick={client.cancel}>
              {text.action.cancel}
            </Button>
          ) : (
            // The browser's own recognition listens to its usual microphone.
            (session ?? voice)?.channel !== 'browser' && (
              <DeviceChoice
                occasion={state.captions.length}
                disabled={isTaken}
                onChange={client.changeDevice}
              />
            )
          )}
        </div>
        {cannotSpeak ? (
          <ButtonLink kind="primary" to={textPath}>
            {text.goOnInWriting}
          </ButtonLink>
        ) : (
          <TalkButton
            control={control}
            stance={stance}
            describedBy={id}
            level={client.level}
            onPress={isOff ? client.reconnect : talk.press}
          />
        )}
        <div className={styles.end}>
          {hindrance?.kind === 'blocked' ? (
            <Button onClick={client.unblock}>{text.playReply}</Button>
          ) : (
            !isTaken && !isSending && !cannotSpeak && <Link to={textPath}>{text.toText}</Link>
          )}
        </div>
      </div>
      <p id={id} className={styles.status} role="status">
        {isQuiet ? text.quiet : sayControl(text.control, control, hasTouch())}
        {control.kind === 'speaking' && (
          <span className={styles.hint}>{text.control.interrupt}</span>
        )}
        {isOff && !cannotSpeak && <span className={styles.hint}>{text.action.reconnect}</span>}
      </p>
      {voice && (
        <p className={styles.listeners}>
          {sayListeners(text, voice, hearing.recogniser)}
          {hearing.isSent && !isTaken && (
            <Button kind="text" className={styles.change} onClick={ask}>
              {text.consent.change}
            </Button>
          )}
        </p>
      )}
      {isAsking && (
        <SpeechConsent
          hearing={hearing}
          textPath={textPath}
          onSpeak={() => {
            setAsking(false)
            client.press()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
