import { useId } from 'react'
import type { PlatformStats } from '#schema/entities.ts'
import { formatCount, formatScore } from '../../lib/format.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { InlineError } from '../../ui/inline-error.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import styles from './margin.module.css'

/** Of fewer debates figures say nothing. */
const FEWEST_DEBATES = 20

/** The four figures of specification section 2, once there is something to count. */
export const Platform = () => {
  const text = useText()
  const titleId = useId()
  const { state, retry } = useLoaded(rest.getStats)
  const words = text.home.stats
  if (state.kind === 'loading') return null
  if (state.kind === 'ready' && state.data.totalDebates < FEWEST_DEBATES) return null
  return (
    <section className={styles.note} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      {state.kind === 'failed' ? (
        <InlineError message={words.failed} onRetry={retry} />
      ) : (
        <Figures stats={state.data} />
      )}
    </section>
  )
}

const Figures = ({ stats }: { stats: PlatformStats }) => {
  const words = useText().home.stats
  const language = useLanguage()
  const count = (value: number) => formatCount(value, language)
  const score = stats.averageScore === null ? '–' : formatScore(stats.averageScore)
  return (
    <dl className={styles.figures}>
      <StatCard label={words.users} value={count(stats.totalUsers)} />
      <StatCard label={words.debates} value={count(stats.totalDebates)} />
      <StatCard label={words.score} value={score} />
      <StatCard label={words.topics} value={count(stats.totalTopics)} />
    </dl>
  )
}
