import { useCallback, useId, useState } from 'react'
import { LIMITS, type Stance } from '#schema/constants.ts'
import type { PopularTopic } from '#schema/entities.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { matchTopics } from './match-topics.ts'
import styles from './popular-topics.module.css'
import { TopicRow } from './topic-row.tsx'

type PopularTopicsProps = {
  onChoose: (topic: PopularTopic, stance: Stance) => void
  onWriteOwn: (draft: string) => void
}

/** The motions people argue most, with a search that needs no round trip. */
export const PopularTopics = ({ onChoose, onWriteOwn }: PopularTopicsProps) => {
  const text = useText()
  const words = text.home.popular
  const titleId = useId()
  const [query, setQuery] = useState('')
  const { state, retry } = useLoaded(
    useCallback(
      (options: { signal: AbortSignal }) => rest.listPopularTopics(LIMITS.popularTopics, options),
      [],
    ),
  )
  const found = state.kind === 'ready' ? matchTopics(state.data, query) : []

  return (
    <section
      className={styles.section}
      aria-labelledby={titleId}
      aria-busy={state.kind === 'loading'}
    >
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
      <p className="visually-hidden" role="status">
        {query.trim() !== '' && state.kind === 'ready' && words.found(found.length)}
      </p>
      {state.kind === 'loading' && <RowSkeletons label={text.common.loading} />}
      {state.kind === 'failed' && <InlineError message={words.failed} onRetry={retry} />}
      {state.kind === 'ready' && found.length === 0 && (
        <div className={styles.empty}>
          <p>{query.trim() === '' ? words.empty : words.noneFound(query.trim())}</p>
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
    </section>
  )
}

/** Widths of motions as they tend to fall, so that the list does not jump when it comes. */
const WIDTHS = ['88%', '72%', '94%', '66%', '80%', '90%', '58%', '84%']

const RowSkeletons = ({ label }: { label: string }) => (
  <div role="status">
    <span className="visually-hidden">{label}</span>
    {WIDTHS.map(width => (
      <div key={width} className={styles.rowSkeleton}>
        <Skeleton width={width} height="1.5rem" />
        <Skeleton width="6rem" height="1rem" />
      </div>
    ))}
  </div>
)

const Glass = () => (
  <svg viewBox="0 0 20 20" className={styles.glass} aria-hidden="true">
    <circle cx="9" cy="9" r="5.500" />
    <path d="m13.200 13.200 4 4" />
  </svg>
)
