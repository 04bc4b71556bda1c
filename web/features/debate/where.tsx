import { tooLittleToJudge } from '#schema/judgeable.ts'
import type { DebateMessage } from '../../lib/debate-messages.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { type DebateFacts, type Floor, spokenTurns } from './debate-reducer.ts'
import styles from './where.module.css'

type WhereProps = { facts: DebateFacts; messages: readonly DebateMessage[]; floor: Floor }

/**
 * Whether the debate goes on from another, and how far it is: the user's turn, whom they face, and
 * whether it can be scored by now.
 */
export const Where = ({ facts, messages, floor }: WhereProps) => {
  const { home, common } = useText()
  const text = useDebateText()
  const { levels, styles: manners, opponent } = home.mode
  const said = messages.filter(message => message.speaker === 'user').length
  const turn = floor.kind === 'user' ? said + 1 : Math.max(said, 1)
  const isEnough = tooLittleToJudge(spokenTurns(messages)) === null
  return (
    <p className={styles.where}>
      {facts.isContinuation && `${common.continuation} · `}
      {text.where.turn(turn)}
      {` · ${opponent(levels[facts.level].name, manners[facts.style])}`}
      {isEnough && ` · ${text.where.enough}`}
    </p>
  )
}
