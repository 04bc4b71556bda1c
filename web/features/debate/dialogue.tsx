import { Fragment, useRef } from 'react'
import type { Stance } from '#schema/constants.ts'
import type { DebateMessage } from '../../lib/debate-messages.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import type { Pictured } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import shared from '../../ui/dialogue/dialogue.module.css'
import { LiveSpeech, Speech } from '../../ui/dialogue/speech.tsx'
import type { Floor } from './debate-reducer.ts'
import styles from './dialogue.module.css'
import { usePinnedScroll } from './use-pinned-scroll.ts'

type DialogueProps = {
  messages: readonly DebateMessage[]
  floor: Floor
  stance: Stance
  person: Pictured | null
  /** The first message that the server does not have; null when it has all. */
  unsavedFrom: number | null
  onAskAgain: () => void
}

/** What has been said, and what is being said. Finished speeches only are read out, each once. */
export const Dialogue = ({
  messages,
  floor,
  stance,
  person,
  unsavedFrom,
  onAskAgain,
}: DialogueProps) => {
  const { debate: text } = useText()
  const box = useRef<HTMLElement>(null)
  const partial = floor.kind === 'replying' ? floor.partial : ''
  const isOpponentNext =
    floor.kind === 'opening' || floor.kind === 'sending' || floor.kind === 'replying'
  const ownCount = messages.filter(message => message.speaker === 'user').length
  const { isAway, toEnd } = usePinnedScroll(
    box,
    `${messages.length} ${partial.length} ${floor.kind}`,
    ownCount,
  )
  const last = messages.at(-1)
  // Welcome and opening are followed as one.
  const current = isOpponentNext
    ? -1
    : messages.findLastIndex(message => message.speaker === 'user') + 1

  return (
    <div className={styles.region}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={box} className={shared.box} tabIndex={0} aria-label={text.dialogue}>
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
      </section>
      {isAway && (
        <button type="button" className={styles.latest} onClick={toEnd}>
          {text.latest}
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M8 3v10M4 9l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      )}
    </div>
  )
}
