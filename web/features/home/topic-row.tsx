import { useId } from 'react'
import type { Stance } from '#schema/constants.ts'
import type { PopularTopic } from '#schema/entities.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { topicText } from '../../lib/topic-text.ts'
import { Button } from '../../ui/button.tsx'
import { MotionText } from '../../ui/motion-text.tsx'
import { StanceSign } from '../../ui/stance-mark.tsx'
import styles from './topic-row.module.css'

type TopicRowProps = {
  topic: PopularTopic
  onChoose: (topic: PopularTopic, stance: Stance) => void
}

/**
 * One motion with its two sides.
 * The buttons' labels are the specification's; the motion describes them.
 */
export const TopicRow = ({ topic, onChoose }: TopicRowProps) => {
  const text = useText()
  const words = text.home.popular
  const language = useLanguage()
  const motionId = useId()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <MotionText id={motionId} text={topicText(language, topic)} as="h3" />
        {topic.debate_count > 0 && (
          <p className={styles.count}>{text.common.debates(topic.debate_count)}</p>
        )}
      </div>
      <div className={styles.sides}>
        <Button
          kind="for"
          className={styles.side}
          aria-label={words.supportLabel}
          aria-describedby={motionId}
          onClick={() => onChoose(topic, 'for')}
        >
          <StanceSign stance="for" />
          {words.support}
        </Button>
        <Button
          kind="against"
          className={styles.side}
          aria-label={words.opposeLabel}
          aria-describedby={motionId}
          onClick={() => onChoose(topic, 'against')}
        >
          <StanceSign stance="against" />
          {words.oppose}
        </Button>
      </div>
    </li>
  )
}
