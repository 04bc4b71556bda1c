import { memo, type ReactNode } from 'react'
import type { Speaker, Stance } from '#schema/constants.ts'
import { type DebateMessage, sayNoWords } from '../../lib/debate-messages.ts'
import { languageOf } from '../../lib/format.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { Avatar, type Pictured } from '../avatar.tsx'
import { StanceMark, StanceSign } from '../stance-mark.tsx'
import { CopySpeech } from './copy-speech.tsx'
import styles from './dialogue.module.css'
import { TakeBack } from './take-back.tsx'
import { TypingDots } from './typing-dots.tsx'
import { wholeWords } from './whole-words.ts'

const otherSide = (stance: Stance): Stance => (stance === 'for' ? 'against' : 'for')

type FrameProps = {
  speaker: Speaker
  side: Stance
  person: Pictured | null
  /** Said by the one who spoke before: the name stands there already. */
  goesOn: boolean
  debater?: string
  children: ReactNode
}

/** A speaker's name and side in the margin, the words beside it, like a printed dialogue. */
const SpeechFrame = ({ speaker, side, person, goesOn, debater, children }: FrameProps) => {
  const text = useDebateText()
  return (
    <>
      <header className={goesOn ? 'visually-hidden' : styles.speaker}>
        {speaker === 'user' ? (
          <Avatar person={person ?? {}} size="var(--face)" />
        ) : (
          <span className={[styles.sign, styles[side]].join(' ')}>
            <StanceSign stance={side} />
          </span>
        )}
        <span className={styles.name}>
          {speaker === 'user' ? (debater ?? text.you) : text.opponent}
        </span>
        <span className={styles.side}>
          <StanceMark stance={side} label={text.side[side]} />
        </span>
      </header>
      <div className={[styles.words, styles[side]].join(' ')}>{children}</div>
    </>
  )
}

const paragraphsOf = (text: string) => text.split(/\n{2,}/)

type SpeechProps = {
  message: DebateMessage
  stance: Stance
  person: Pictured | null
  goesOn: boolean
  /** The speech to follow: the reader is never carried past its beginning. */
  isCurrent?: boolean
  /** How the debater is called; "You" by default. */
  debater?: string
  /** Stands where there are no words. */
  missing?: string
  /** What belongs to the speech and stands under its words. */
  remarks?: ReactNode
  /** Of one's own speech that may still be taken back. */
  onTakeBack?: () => void
}

/** One finished speech. */
export const Speech = memo(
  ({ isCurrent = false, missing, remarks, onTakeBack, ...said }: SpeechProps) => {
    const { message, stance, person, goesOn, debater } = said
    const text = useDebateText()
    const side = message.speaker === 'user' ? stance : otherSide(stance)
    return (
      <div className={styles.said}>
        <article
          className={styles.speech}
          data-speaking={isCurrent || undefined}
          // The welcome is no turn.
          data-speaker={message.id === 'welcome' ? undefined : message.speaker}
        >
          <SpeechFrame
            speaker={message.speaker}
            side={side}
            person={person}
            goesOn={goesOn}
            {...(debater !== undefined && { debater })}
          >
            {message.text.trim() === '' ? (
              <p className={styles.nothing}>{missing ?? sayNoWords(text, message)}</p>
            ) : (
              paragraphsOf(message.text).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a finished speech never change
                <p key={index} lang={languageOf(message.text)}>
                  {paragraph}
                </p>
              ))
            )}
            {remarks}
          </SpeechFrame>
        </article>
        {message.text.trim() !== '' && <CopySpeech words={message.text} />}
        {onTakeBack && <TakeBack onTakeBack={onTakeBack} />}
      </div>
    )
  },
)
Speech.displayName = 'Speech'

type LiveSpeechProps = {
  stance: Stance
  partial: string
  goesOn: boolean
  /** The opponent by default. */
  speaker?: Speaker
  person?: Pictured | null
  /** What is going on, under the words. */
  note?: string
}

/**
 * A speech as it comes, whole words at a time;
 * dots before the first. Not read out until finished.
 */
export const LiveSpeech = ({ speaker = 'ai', person = null, note, ...live }: LiveSpeechProps) => {
  const { stance, partial, goesOn } = live
  const said = wholeWords(partial)
  const side = speaker === 'user' ? stance : otherSide(stance)
  return (
    <div className={styles.speech} data-speaking data-streaming aria-hidden="true">
      <SpeechFrame speaker={speaker} side={side} person={person} goesOn={goesOn}>
        {said === '' ? (
          <TypingDots />
        ) : (
          paragraphsOf(said).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only ever come at the end
            <p key={index} lang={languageOf(said)}>
              <LiveWords text={paragraph} />
            </p>
          ))
        )}
        {note && <p className={styles.note}>{note}</p>}
      </SpeechFrame>
    </div>
  )
}

const LiveWords = ({ text }: { text: string }) =>
  text.split(/(?<=\s)(?=\S)|(?<=\p{Script=Han})/u).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words only ever come at the end
    <span key={index} className={styles.word}>
      {word}
    </span>
  ))
