import { useId, useState } from 'react'
import type { Stance, Theme } from '#schema/constants.ts'
import type { PopularTopic } from '#schema/entities.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import styles from './popular-topics.module.css'
import { ThemeChoice } from './theme-choice.tsx'
import { TopicRow } from './topic-row.tsx'
import { TopicRowSkeletons } from './topic-row-skeleton.tsx'
import { useTopics } from './use-topics.ts'

type PopularTopicsProps = {
  onChoose: (topic: PopularTopic, stance: Stance) => void
  onWriteOwn: (draft: string) => void
}

/** The motions people argue most, and a search of all that there are. */
export const PopularTopics = ({ onChoose, onWriteOwn }: PopularTopicsProps) => {
  const text = useText()
  const words = text.home.popular
  const titleId = useId()
  const [query, setQuery] = useState('')
  const [theme, setTheme] = useState<Theme | null>(null)
  const [isAll, setAll] = useState(false)
  const { state, isAnswered, found, retry } = useTopics({ query, theme, isAll })
  const isSearch = query.trim() !== ''
  const isWaiting = !isAnswered && state.kind !== 'failed'

  return (
    <section className={styles.section} aria-labelledby={titleId} aria-busy={isWaiting}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {words.title}
        </h2>
        <div className={styles.search}>
          <Glass />
          <input
            type="search"
            className={styles.input}
            aria-label={words.search}
            placeholder={words.search}
            value={query}
            onChange={event => setQuery(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
      </div>
      <ThemeChoice theme={theme} onChoose={setTheme} />
      <p className="visually-hidden" role="status">
        {(isSearch || theme !== null) && isAnswered && words.found(found.length)}
      </p>
      {isWaiting && found.length === 0 && <TopicRowSkeletons label={text.common.loading} />}
      {state.kind === 'failed' && <InlineError message={words.failed} onRetry={retry} />}
      {isAnswered && found.length === 0 && (
        <div className={styles.empty}>
          <p>{isSearch ? words.noneFound(query.trim()) : words.empty}</p>
          <Button onClick={() => onWriteOwn(query.trim())}>{words.argueThis}</Button>
        </div>
      )}
      {found.length > 0 && (
        <ul>
          {found.map(topic => (
            <TopicRow key={topic.topic_id} topic={topic} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {isAnswered && !isSearch && theme === null && !isAll && found.length > 0 && (
        <div className={styles.more}>
          <Button onClick={() => setAll(true)}>{words.showAll}</Button>
        </div>
      )}
    </section>
  )
}

const Glass = () => (
  <svg viewBox="0 0 20 20" className={styles.glass} aria-hidden="true">
    <circle cx="9" cy="9" r="5.500" />
    <path d="m13.200 13.200 4 4" />
  </svg>
)
