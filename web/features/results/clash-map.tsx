import { CLASH_OUTCOMES, type ClashOutcome, type Stance } from '#schema/constants.ts'
import type { Review } from '#schema/review.ts'
import { languageOf } from '../../lib/format.ts'
import styles from './clash-map.module.css'
import { Fold } from './fold.tsx'
import report from './report.module.css'
import { useText } from './use-text.ts'

/** The opponent's main points, and what the user made of each. */
export const ClashMap = ({ clash, stance }: { clash: Review['clash']; stance: Stance }) => {
  const { results: text } = useText()
  const [mine, theirs] =
    stance === 'for' ? [styles.for, styles.against] : [styles.against, styles.for]
  const counts = Map.groupBy(clash, ({ outcome }) => outcome)
  const gist = CLASH_OUTCOMES.flatMap(outcome => {
    const count = counts.get(outcome)?.length
    return count ? text.clashCount(count, text.clash[outcome].name) : []
  }).join(' · ')
  return (
    <Fold id="clash" title={text.clashTitle} gist={gist}>
      <p className={report.lead}>{text.clashLead}</p>
      <ol className={report.list}>
        {clash.map(({ point, outcome, reply }) => (
          <li key={`${point.turn_id} ${point.text}`} className={`${report.row} ${styles.row}`}>
            <p className={styles.outcome}>
              <OutcomeSign outcome={outcome} />
              {text.clash[outcome].name}
            </p>
            <div className={styles.side}>
              <h3 className={[styles.label, theirs].join(' ')}>{text.theySaid}</h3>
              <blockquote lang={languageOf(point.text)}>{point.text}</blockquote>
            </div>
            <div className={styles.side}>
              <h3 className={[styles.label, mine].join(' ')}>{text.youReplied}</h3>
              {reply ? (
                <blockquote lang={languageOf(reply.text)}>{reply.text}</blockquote>
              ) : (
                <p className={styles.verdict}>{text.clash[outcome].verdict}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Fold>
  )
}

const SIGNS: Record<ClashOutcome, string> = {
  answered: 'M3 8.5l3.5 3.5L13 4.5',
  could_not_tell: 'M5 6a3 3 0 1 1 4.2 2.7C8.4 9.1 8 9.6 8 10.7M8 13.2v.8',
  dropped: 'M4 4l8 8M12 4l-8 8',
  turned: 'M12.5 9.5A5 5 0 1 1 11 4M11 1v3.5H7.5',
}

const OutcomeSign = ({ outcome }: { outcome: ClashOutcome }) => (
  <svg className={report.sign} viewBox="0 0 16 16" aria-hidden="true">
    <path d={SIGNS[outcome]} fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
)
