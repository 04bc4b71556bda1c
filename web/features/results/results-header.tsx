import { Link } from 'react-router-dom'
import type { DebateResults } from '#schema/entities.ts'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import { topicText } from '../../lib/topic-text.ts'
import { paths } from '../../paths.ts'
import { MotionText } from '../../ui/motion-text.tsx'
import { StanceMark } from '../../ui/stance-mark.tsx'
import styles from './results-page.module.css'
import { useText } from './use-text.ts'

/** Longer motions are set smaller. Characters. */
const HERO_UP_TO = 70

export const ResultsHeader = ({ results: { topic, debate } }: { results: DebateResults }) => {
  const { results: text, common } = useText()
  const { user_stance: stance, continued_from } = debate
  const motion = topicText(useLanguage(), topic)
  return (
    <header className={styles.header}>
      <StanceMark stance={stance} label={text.argued[stance]} />
      <MotionText text={motion} size={motion.length > HERO_UP_TO ? 'large' : 'hero'} as="h1" />
      {continued_from !== null && (
        <p className={styles.small}>
          <Link to={paths.results(continued_from)}>{common.continuation}</Link> ·{' '}
          {text.continuation}
        </p>
      )}
    </header>
  )
}
