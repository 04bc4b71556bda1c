import { SKILLS, type Skill } from '#schema/constants.ts'
import type { SkillPoint } from '#schema/entities.ts'
import { formatDate, formatDateTime, formatScore } from '../../lib/format.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useSkillsText } from '../../lib/i18n/use-skills-text.ts'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import { ChartTable } from '../../ui/charts/chart-table.tsx'
import { SparkLine } from '../../ui/charts/spark-line.tsx'
import pageStyles from './profile-page.module.css'
import styles from './skill-trend.module.css'

/** The seven skills of the latest scored debates, a small line each on the same scale. */
export const SkillTrend = ({ points }: { points: readonly SkillPoint[] }) => {
  const account = useAccountText()
  const names = useSkillsText()
  const words = account.profile.skills
  const language = useLanguage()
  return (
    <section aria-labelledby="skills-title" className={pageStyles.past}>
      <h2 id="skills-title" className={pageStyles.title}>
        {words.title}
      </h2>
      <p className={styles.lead}>{points.length === 1 ? words.once : words.lead(points.length)}</p>
      <ul className={styles.skills}>
        {SKILLS.map(skill => (
          <SkillLine key={skill} skill={skill} points={points} />
        ))}
      </ul>
      <ChartTable
        caption={words.title}
        columns={[words.date, ...SKILLS.map(skill => names[skill])]}
        rows={points.map(({ date, scores }) => [
          formatDateTime(date, language),
          ...SKILLS.map(skill => formatScore(scores[`${skill}_score`])),
        ])}
      />
    </section>
  )
}

const SkillLine = ({ skill, points }: { skill: Skill; points: readonly SkillPoint[] }) => {
  const account = useAccountText()
  const names = useSkillsText()
  const words = account.profile.skills
  const language = useLanguage()
  const line = points.map(({ date, scores }, index) => ({
    key: `${index} ${date}`,
    label: formatDate(date, language),
    value: scores[`${skill}_score`],
  }))
  const [first, latest] = [line.at(0)?.value ?? 0, line.at(-1)?.value ?? 0]
  const name = names[skill]
  return (
    <li className={styles.skill}>
      <p className={styles.name}>{name}</p>
      <p className={styles.latest}>{formatScore(latest)}</p>
      {line.length > 1 && (
        <>
          <SparkLine
            points={line}
            label={words.line(name, formatScore(first), formatScore(latest))}
            tooltip={point => words.point(point.label, formatScore(point.value))}
          />
          <p className={styles.from} aria-hidden="true">
            {words.from(formatScore(first))}
          </p>
        </>
      )}
    </li>
  )
}
