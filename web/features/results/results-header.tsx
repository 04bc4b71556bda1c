import type { Stance } from '#schema/constants.ts'
import type { DebateTopic } from '#schema/entities.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { topicText } from '../../lib/topic-text.ts'
import { MotionText } from '../../ui/motion-text.tsx'
import { StanceMark } from '../../ui/stance-mark.tsx'
import styles from './results-page.module.css'

/** Longer motions are set smaller. Characters. */
const HERO_UP_TO = 70

export const ResultsHeader = ({ topic, stance }: { topic: DebateTopic; stance: Stance }) => {
  const { results: text } = useText()
  const motion = topicText(useLanguage(), topic)
  return (
    <header className={styles.header}>
      <StanceMark stance={stance} label={text.argued[stance]} />
      <MotionText text={motion} size={motion.length > HERO_UP_TO ? 'large' : 'hero'} as="h1" />
    </header>
  )
}
