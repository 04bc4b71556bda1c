import type { DebateMode } from '#schema/constants.ts'
import type { TurnRetry } from '#schema/review.ts'
import { testsOf } from '#schema/rubric/rubric.ts'
import { formatScore } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import { bringIntoSight } from './bring-into-sight.ts'
import styles from './rewrite-form.module.css'
import { useText } from './use-text.ts'

/** What is written anew is written, though the debate was spoken. */
const MODE: DebateMode = 'text'

/** Before and after, whether the difference means anything, and what is new. */
export const RewriteOutcome = ({ retry }: { retry: TurnRetry }) => {
  const { mend: words, skills } = useText().results
  const language = useLanguage()
  const change = retry.after - retry.before
  const isNoise = Math.abs(change) <= retry.noise
  const direction = change > 0 ? words.better : words.worse
  const verdict = isNoise ? words.inside(formatScore(retry.noise)) : direction
  const gained = testsOf(retry.skill, MODE, language)
    .flat()
    .filter(test => retry.tests_gained.includes(test.id))
  return (
    <div className={styles.outcome} ref={bringIntoSight}>
      <p>
        <strong>{skills[retry.skill]}</strong> {verdict}
      </p>
      <dl className={styles.figures}>
        {(['before', 'after'] as const).map(when => (
          <div key={when} className={styles.figure}>
            <dt>{words[when]}</dt>
            <dd>
              <span className={styles.number}>{formatScore(retry[when])}</span>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ inlineSize: `${retry[when]}%` }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {gained.length > 0 && (
        <>
          <p>{words.gained}</p>
          <ul className={styles.tests}>
            {gained.map(test => (
              <li key={test.id}>{test.text}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.small}>{words.stays}</p>
    </div>
  )
}
