import { useId } from 'react'
import { formatCount, formatScore } from '../../lib/format.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { InlineError } from '../../ui/inline-error.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import styles from './margin.module.css'

/** The four figures of specification section 2. */
export const Platform = () => {
  const text = useText()
  const language = useLanguage()
  const titleId = useId()
  const { state, retry } = useLoaded(rest.getStats)
  const words = text.home.stats
  const stats = state.kind === 'ready' ? state.data : null
  const score = stats && (stats.averageScore === null ? '–' : formatScore(stats.averageScore))
  const count = (value: number | undefined) =>
    value === undefined ? undefined : formatCount(value, language)

  return (
    <section className={styles.note} aria-labelledby={titleId} aria-busy={state.kind === 'loading'}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      {state.kind === 'failed' ? (
        <InlineError message={words.failed} onRetry={retry} />
      ) : (
        <dl className={styles.figures}>
          <StatCard label={words.users} value={count(stats?.totalUsers)} />
          <StatCard label={words.debates} value={count(stats?.totalDebates)} />
          <StatCard label={words.score} value={score ?? undefined} />
          <StatCard label={words.topics} value={count(stats?.totalTopics)} />
        </dl>
      )}
    </section>
  )
}
