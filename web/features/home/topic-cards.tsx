import { useId, useState } from 'react'
import type { Stance } from '#schema/constants.ts'
import type { Topic } from '#schema/entities.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { InlineError } from '../../ui/inline-error.tsx'
import styles from './topic-cards.module.css'

type TopicCardsProps = { onCustom: () => void; onRandom: (topic: Topic, stance: Stance) => void }
type Drawing = 'idle' | 'busy' | 'failed'

/** Two other ways to a motion: write it, or let chance pick it and the side. */
export const TopicCards = ({ onCustom, onRandom }: TopicCardsProps) => {
  const text = useText()
  const titleId = useId()
  const [drawing, setDrawing] = useState<Drawing>('idle')

  const draw = async () => {
    if (drawing === 'busy') return
    setDrawing('busy')
    try {
      const topic = await rest.getRandomTopic()
      setDrawing('idle')
      onRandom(topic, Math.random() < 0.5 ? 'for' : 'against')
    } catch {
      setDrawing('failed')
    }
  }

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text.home.debateTopics}
      </h2>
      <div className={styles.cards}>
        <button type="button" className={styles.card} onClick={onCustom}>
          <Pen />
          <span className={styles.name}>{text.home.custom.title}</span>
          <span className={styles.text}>{text.home.custom.text}</span>
        </button>
        <button
          type="button"
          className={styles.card}
          onClick={draw}
          aria-disabled={drawing === 'busy' || undefined}
        >
          <Lot />
          <span className={styles.name}>{text.home.random.title}</span>
          <span className={styles.text} aria-live="polite">
            {drawing === 'busy' ? text.home.random.busy : text.home.random.text}
          </span>
        </button>
      </div>
      {drawing === 'failed' && <InlineError message={text.common.unexpected} onRetry={draw} />}
    </section>
  )
}

const Pen = () => (
  <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
    <path d="M4 20c1-5 5-12.500 15.500-16-1 6.500-5.500 11.500-12 12.500M4 20l5.500-7.500" />
  </svg>
)

const Lot = () => (
  <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
    <path d="M3.500 8h3c5 0 6 8 11 8h3" />
    <path d="M3.500 16h3c2 0 3.300-1.300 4.300-2.900M20.500 8h-3c-1.700 0-2.900.900-3.800 2.200" />
    <path d="M18 5.500 20.500 8 18 10.500M18 13.500l2.500 2.500-2.500 2.500" />
  </svg>
)
