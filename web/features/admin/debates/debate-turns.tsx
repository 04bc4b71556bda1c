import type { Stance } from '#schema/constants.ts'
import type { DebateDetailFragment as DebateDetail } from '../../../lib/apollo/generated/graphql.ts'
import { formatDateTime, languageOf } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { StanceMark } from '../../../ui/stance-mark.tsx'
import admin from '../admin.module.css'
import { useAdminText } from '../use-admin-text.ts'
import styles from './debate-page.module.css'

const otherSide = (stance: Stance): Stance => (stance === 'for' ? 'against' : 'for')

/** All that was said, in the order of time; what was taken back is marked and struck out. */
const saidIn = ({ turns, withdrawnTurns }: DebateDetail) =>
  [
    ...turns.map(turn => ({ ...turn, isWithdrawn: false })),
    ...(withdrawnTurns ?? []).map(turn => ({
      ...turn,
      speaker: 'user' as const,
      isWithdrawn: true,
    })),
  ].sort((one, other) => one.timestamp.localeCompare(other.timestamp))

/** "Transcript": who said what, from which side. */
export const DebateTurns = ({ debate }: { debate: DebateDetail }) => {
  const { debate: words, table } = useAdminText()
  const language = useLanguage()
  const said = saidIn(debate)
  return (
    <section className={admin.section} aria-labelledby="transcript-title">
      <h2 id="transcript-title" className={admin.heading}>
        {words.transcript}
      </h2>
      {said.length === 0 && <p className={admin.soft}>{words.noTurns}</p>}
      {said.map(({ id, speaker, text, timestamp, isWithdrawn }) => {
        const side = speaker === 'user' ? debate.userStance : otherSide(debate.userStance)
        return (
          <article key={id} className={styles.turn} data-withdrawn={isWithdrawn || undefined}>
            <header className={styles.who}>
              <span className={admin.name}>
                {speaker === 'user' ? (debate.user?.username ?? words.debater) : words.opponent}
              </span>
              <StanceMark stance={side} label={table.values[side] ?? side} />
              <span className={admin.soft}>{formatDateTime(timestamp, language)}</span>
              {isWithdrawn && <span className={styles.withdrawn}>{words.withdrawn}</span>}
            </header>
            <p className={styles[side]} lang={languageOf(text)}>
              {text}
            </p>
          </article>
        )
      })}
    </section>
  )
}
