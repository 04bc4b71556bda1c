import { bandOf } from '#schema/rubric/rubric.ts'
import { formatDifference, formatScore } from '../../lib/format.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './score-cards.module.css'

type ScoreCardsProps = { score: number; noise: number | null; previousScore: number | null }

const within = (score: number) => Math.min(100, Math.max(0, score))

/** The one number, with its uncertainty, and its change. */
export const ScoreCards = ({ score, noise, previousScore }: ScoreCardsProps) => {
  const { results: text } = useText()
  return (
    <div className={styles.cards}>
      <section className={styles.card} aria-labelledby="score-title">
        <h2 id="score-title" className={styles.title}>
          {text.score.title}
        </h2>
        <p className={styles.line}>
          <span className={styles.score}>{formatScore(score)}</span>
          {noise ? (
            <span className={styles.noise}>{text.score.noise(formatScore(noise))}</span>
          ) : null}
          <span className={styles.band}>{text.bands[bandOf(score)]}</span>
        </p>
        <p className={styles.words}>
          {noise
            ? text.score.noiseText(
                formatScore(within(score - noise)),
                formatScore(within(score + noise)),
              )
            : text.score.outOf}
        </p>
      </section>
      <Change
        difference={previousScore === null ? null : score - previousScore}
        noise={noise ?? 0}
      />
    </div>
  )
}

const Change = ({ difference, noise }: { difference: number | null; noise: number }) => {
  const { change: text } = useText().results
  // Rounded first, so that sign, face and number agree.
  const shown = difference === null ? null : Math.round(difference * 10) / 10
  const wordsOf = (change: number) => {
    if (Math.abs(change) <= noise) return text.insideNoise
    return change >= 0 ? text.up : text.down
  }
  const words = shown === null ? text.noneText : wordsOf(shown)
  return (
    <section className={styles.card} aria-labelledby="change-title">
      <h2 id="change-title" className={styles.title}>
        {text.title}
      </h2>
      <p className={styles.line}>
        {shown === null ? (
          <span className={styles.none}>{text.none}</span>
        ) : (
          <>
            <span className={styles.change}>{formatDifference(shown)}</span>
            <Face isHappy={shown >= 0} label={shown >= 0 ? text.happy : text.sad} />
          </>
        )}
      </p>
      <p className={styles.words}>{words}</p>
    </section>
  )
}

const Face = ({ isHappy, label }: { isHappy: boolean; label: string }) => (
  <svg className={styles.face} viewBox="0 0 32 32" role="img" aria-label={label}>
    <circle cx="16" cy="16" r="14.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <circle cx="11.5" cy="13" r="1.6" fill="currentColor" />
    <circle cx="20.5" cy="13" r="1.6" fill="currentColor" />
    <path
      d={isHappy ? 'M10 19.5q6 5.5 12 0' : 'M10 22.5q6 -5.5 12 0'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </svg>
)
