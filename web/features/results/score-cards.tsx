import type { DebateResults } from '#schema/entities.ts'
import { bandOf } from '#schema/rubric/rubric.ts'
import { formatDifference, formatScore } from '../../lib/format.ts'
import styles from './score-cards.module.css'
import { useText } from './use-text.ts'
import { verdictOf } from './verdict.ts'

const within = (score: number) => Math.min(100, Math.max(0, score))

/** The one number with its uncertainty, its band, one sentence of verdict, and its change. */
export const ScoreCards = ({ results }: { results: DebateResults }) => {
  const { results: text } = useText()
  const { debate, scores, review, previousScore } = results
  const score = debate.overall_score ?? 0
  const noise = review?.noise ?? 0
  const verdict = scores && verdictOf(scores, noise)
  return (
    <div className={styles.cards}>
      <section id="score" className={styles.card} aria-labelledby="score-title" tabIndex={-1}>
        <h2 id="score-title" className={styles.title}>
          {text.score.title}
        </h2>
        <p className={styles.line}>
          <span className={styles.score}>{formatScore(score)}</span>
          {noise > 0 && (
            <span className={styles.noise}>{text.score.noise(formatScore(noise))}</span>
          )}
          <span className={styles.band}>{text.bands[bandOf(score)]}</span>
        </p>
        {verdict && (
          <p className={styles.verdict}>
            {verdict.kind === 'level'
              ? text.verdict.level
              : text.verdict.spread(text.skills[verdict.best], text.skills[verdict.worst])}
          </p>
        )}
        <p className={styles.words}>
          {noise > 0
            ? text.score.noiseText(
                formatScore(within(score - noise)),
                formatScore(within(score + noise)),
              )
            : text.score.outOf}
        </p>
      </section>
      <Change
        difference={previousScore === null ? null : score - previousScore}
        noise={noise}
        isContinuation={debate.continued_from !== null}
      />
    </div>
  )
}

type ChangeProps = { difference: number | null; noise: number; isContinuation: boolean }

/** First whether the change means anything, then the change. */
const Change = ({ difference, noise, isContinuation }: ChangeProps) => {
  const { change: text } = useText().results
  // Rounded first, so that sign, face and number agree.
  const shown = difference === null ? null : Math.round(difference * 10) / 10
  const noneText = isContinuation ? text.continuation : text.noneText
  const wordsOf = (change: number) => {
    if (Math.abs(change) <= noise) return text.insideNoise
    return change >= 0 ? text.up : text.down
  }
  return (
    <section className={styles.change} aria-labelledby="change-title">
      <h2 id="change-title" className={styles.title}>
        {text.title}
      </h2>
      <p className={styles.meaning}>{shown === null ? noneText : wordsOf(shown)}</p>
      <p className={styles.difference}>
        {shown === null ? (
          text.none
        ) : (
          <>
            {formatDifference(shown)}
            <Face isHappy={shown >= 0} label={shown >= 0 ? text.happy : text.sad} />
          </>
        )}
      </p>
    </section>
  )
}

const Face = ({ isHappy, label }: { isHappy: boolean; label: string }) => (
  <svg className={styles.face} viewBox="0 0 32 32" role="img" aria-label={label}>
    <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" strokeWidth="2.5" />
    <circle cx="11.5" cy="13" r="2" fill="currentColor" />
    <circle cx="20.5" cy="13" r="2" fill="currentColor" />
    <path
      d={isHappy ? 'M10 19.5q6 5.5 12 0' : 'M10 22.5q6 -5.5 12 0'}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
)
