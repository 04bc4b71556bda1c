import { SKILLS } from '#schema/constants.ts'
import type { SharedDebate } from '#schema/entities.ts'
import { formatScore } from '../../lib/format.ts'
import { useSharingText } from '../../lib/i18n/use-sharing-text.ts'
import { useSkillsText } from '../../lib/i18n/use-skills-text.ts'
import styles from './shared-page.module.css'

/** The score with its uncertainty and the seven skills; without one, why there is none. */
export const SharedScore = ({ shared }: { shared: SharedDebate }) => {
  const sharing = useSharingText()
  const names = useSkillsText()
  const { page: words } = sharing
  const { debate, noise, scores } = shared
  if (debate.status !== 'scored')
    return <p className={styles.noScore}>{words.noScore[debate.status]}</p>
  return (
    <section className={styles.score} aria-labelledby="shared-score">
      <h2 id="shared-score" className={styles.scoreTitle}>
        {words.score}
      </h2>
      <p className={styles.overall}>
        <span className={styles.overallNumber}>
          {debate.overall_score === null ? '–' : formatScore(debate.overall_score)}
        </span>
        {noise !== null && words.noise(formatScore(noise))}
      </p>
      {scores && (
        <dl className={styles.skills}>
          {SKILLS.map(skill => (
            <div key={skill} className={styles.skill}>
              <dt>{names[skill]}</dt>
              <dd>{formatScore(scores[`${skill}_score`])}</dd>
              <dd className={styles.bar} aria-hidden="true">
                <i style={{ inlineSize: `${scores[`${skill}_score`]}%` }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
