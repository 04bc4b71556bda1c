import { Fragment } from 'react'
import type { Stance } from '#schema/constants.ts'
import type { DebateMessage } from '../../lib/debate-messages.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import type { Pictured } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ScrollingWords } from '../../ui/dialogue/scrolling-words.tsx'
import { LiveSpeech, Speech } from '../../ui/dialogue/speech.tsx'
import type { Floor } from './debate-reducer.ts'
import styles from './dialogue.module.css'

type DialogueProps = {
  messages: readonly DebateMessage[]
  floor: Floor
  stance: Stance
  person: Pictured | null
  /** The first message that the server does not have; null when it has all. */
  unsavedFrom: number | null
  onAskAgain: () => void
  /** Null where the last turn cannot be taken back. */
  onTakeBack: (() => void) | null
}

/** What has been said, and what is being said. Finished speeches only are read out, each once. */
export const Dialogue = ({
  messages,
  floor,
  stance,
  person,
  unsavedFrom,
  onAskAgain,
  onTakeBack,
}: DialogueProps) => {
  const text = useDebateText()
  const partial = floor.kind === 'replying' ? floor.partial : ''
  const isOpponentNext =
    floor.kind === 'opening' || floor.kind === 'sending' || floor.kind === 'replying'
  const last = messages.at(-1)
  const lastTurn = messages.findLastIndex(message => message.speaker === 'user')
  // Welcome and opening are followed as one.
  const current = isOpponentNext ? -1 : lastTurn + 1

  return (
    <ScrollingWords
      content={`${messages.length} ${partial.length} ${floor.kind}`}
      force={messages.filter(message => message.speaker === 'user').length}
    >
      <div role="log" aria-label={text.dialogue}>
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            {unsavedFrom === index && index > 0 && (
              <p className={styles.divider}>{text.demo.from}</p>
            )}
            <Speech
              message={message}
              stance={stance}
              person={person}
              goesOn={messages[index - 1]?.speaker === message.speaker}
              isCurrent={index === current}
              {...(index === lastTurn && onTakeBack && { onTakeBack })}
            />
          </Fragment>
        ))}
      </div>
      {isOpponentNext && (
        <LiveSpeech stance={stance} partial={partial} goesOn={last?.speaker === 'ai'} />
      )}
      {floor.kind === 'unanswered' && (
        <div className={styles.problem} role="alert">
          <p>{floor.problem}</p>
          <Button onClick={onAskAgain}>{floor.isStored ? text.askAgain : text.sendAgain}</Button>
        </div>
      )}
    </ScrollingWords>
  )
}
