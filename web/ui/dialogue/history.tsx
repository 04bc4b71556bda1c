import type { ReactNode } from 'react'
import type { Stance } from '#schema/constants.ts'
import type { Turn } from '#schema/entities.ts'
import { toMessages } from '../../lib/debate-messages.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import type { Pictured } from '../avatar.tsx'
import { Skeleton } from '../skeleton.tsx'
import dialogue from './dialogue.module.css'
import styles from './history.module.css'
import { Speech } from './speech.tsx'

type HistoryProps = {
  debate: { welcome_message: string; start_time: string; user_stance: Stance }
  turns: readonly Turn[]
  person: Pictured | null
  /** How the debater is called; "You" by default. */
  debater?: string
  /** What stands under the words of a turn. */
  underTurn?: (turn: Turn) => ReactNode
}

/** All that was said, to read. */
export const History = ({ debate, turns, person, debater, underTurn }: HistoryProps) => {
  const text = useDebateText()
  const messages = toMessages(debate, turns)
  const underOf = (turnId: string | null) => {
    const turn = turns.find(each => each.turn_id === turnId)
    return turn && underTurn?.(turn)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={dialogue.box} tabIndex={0} aria-label={text.transcript.title}>
      {messages.length === 0 && <p className={dialogue.waiting}>{text.transcript.empty}</p>}
      {messages.map((message, index) => (
        <Speech
          key={message.id}
          message={message}
          stance={debate.user_stance}
          person={person}
          goesOn={messages[index - 1]?.speaker === message.speaker}
          {...(debater !== undefined && { debater })}
          remarks={underOf(message.turnId)}
        />
      ))}
    </section>
  )
}

/** Its shape while it loads. */
export const HistorySkeleton = () => {
  const { transcript: words } = useDebateText()
  return (
    <div className={dialogue.box} role="status" aria-label={words.loading}>
      {['98%', '84%', '92%'].map(width => (
        <div key={width} className={dialogue.speech}>
          <Skeleton width="6rem" height="2rem" />
          <div className={styles.shape}>
            <Skeleton width={width} height="1.2rem" />
            <Skeleton width="100%" height="1.2rem" />
            <Skeleton width="60%" height="1.2rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
