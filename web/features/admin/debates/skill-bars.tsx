import { SKILLS, type Skill } from '#schema/constants.ts'
import { formatScore } from '../../../lib/format.ts'
import { useSkillsText } from '../../../lib/i18n/use-skills-text.ts'
import styles from './debate-page.module.css'

/** The seven skills as bars, each with its figure. */
export const SkillBars = ({ scores }: { scores: Readonly<Record<Skill, number>> }) => {
  const names = useSkillsText()
  return (
    <ul className={styles.skills}>
      {SKILLS.map(skill => (
        <li key={skill} className={styles.skill}>
          <span>{names[skill]}</span>
          <span className={styles.track} aria-hidden="true">
            <i style={{ inlineSize: `${scores[skill]}%` }} />
          </span>
          <span className={styles.figure}>{formatScore(scores[skill])}</span>
        </li>
      ))}
    </ul>
  )
}
