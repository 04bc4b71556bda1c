import { type DebateMode, SKILLS, type Skill } from '#schema/constants.ts'
import type { Review, SkillReview, SkillScores } from '#schema/review.ts'
import { bandOf, testsOf } from '#schema/rubric/rubric.ts'
import { formatScore } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import { RadarChart } from '../../ui/charts/radar-chart.tsx'
import { aimOf } from './skill-aim.ts'
import styles from './skill-report.module.css'
import { useText } from './use-text.ts'

type SkillReportProps = { scores: SkillScores | null; review: Review | null; mode: DebateMode }

/**
 * Seven skills as a radar and as a list with their levels in words. A missing score counts as 0.
 */
export const SkillReport = ({ scores, review, mode }: SkillReportProps) => {
  const { results: text } = useText()
  const rows = SKILLS.map(skill => ({ skill, score: scores?.[`${skill}_score`] ?? 0 }))
  return (
    <section id="skills" className={styles.section} aria-labelledby="skills-title" tabIndex={-1}>
      <h2 id="skills-title" className={styles.title}>
        {text.skillsTitle}
      </h2>
      <RadarChart
        axes={rows.map(({ skill, score }) => ({ name: text.skills[skill], value: score }))}
        label={text.radarLabel}
        columns={[text.table.skill, text.table.score]}
      />
      <ol className={styles.list}>
        {rows.map(({ skill, score }) => (
          <li key={skill}>
            <SkillRow
              skill={skill}
              score={score}
              review={review?.skills[skill] ?? null}
              mode={mode}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

type SkillRowProps = { skill: Skill; score: number; review: SkillReview | null; mode: DebateMode }

const SkillRow = ({ skill, score, review, mode }: SkillRowProps) => {
  const { results: text } = useText()
  const language = useLanguage()
  const band = bandOf(score)
  const row = (
    <>
      <span className={styles.name}>{text.skills[skill]}</span>
      <span className={styles.band}>{text.bands[band]}</span>
      <span className={styles.score}>{formatScore(score)}</span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${score}%` }} />
      </span>
    </>
  )
  if (!review) return <div className={styles.row}>{row}</div>
  const { tests_met: met, tests_inferred: inferred = [] } = review
  const aim = aimOf(testsOf(skill, mode, language), score, met)
  const aimTitle =
    aim.kind === 'band' ? text.tests.band(text.bands[aim.band] ?? '') : text.tests[aim.kind]
  const markOf = (id: string) => {
    if (inferred.includes(id)) return text.inferred
    return met.includes(id) ? text.met : text.notMet
  }
  return (
    <details className={styles.details}>
      <summary className={styles.row}>{row}</summary>
      <p className={styles.testsTitle}>{aimTitle}</p>
      <ul className={styles.tests}>
        {aim.tests.map(test => (
          <li key={test.id} className={met.includes(test.id) ? styles.met : undefined}>
            <span className={styles.mark}>{markOf(test.id)}</span>
            {test.text}
          </li>
        ))}
      </ul>
    </details>
  )
}
