import { useCallback, useId } from 'react'
import { LIMITS } from '#schema/constants.ts'
import type { LeaderboardEntry } from '#schema/entities.ts'
import { formatScore } from '../../lib/format.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './margin.module.css'

/** The ten best average scores. */
export const Leaderboard = () => {
  const text = useText()
  const words = text.home.leaderboard
  const titleId = useId()
  const { state, retry } = useLoaded(
    useCallback(
      (options: { signal: AbortSignal }) => rest.getLeaderboard(LIMITS.leaderboard, options),
      [],
    ),
  )
  return (
    <section className={styles.note} aria-labelledby={titleId} aria-busy={state.kind === 'loading'}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      {state.kind === 'failed' && <InlineError message={words.failed} onRetry={retry} />}
      {state.kind === 'loading' && <RankSkeletons />}
      {state.kind === 'ready' && state.data.length === 0 && (
        <p className={styles.empty}>{words.empty}</p>
      )}
      {state.kind === 'ready' && state.data.length > 0 && (
        <ol>
          {state.data.slice(0, LIMITS.leaderboard).map(entry => (
            <Rank key={entry.user_id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  )
}

const Rank = ({ entry }: { entry: LeaderboardEntry }) => {
  const words = useText().home.leaderboard
  return (
    <li className={styles.rank}>
      <span className={styles.place}>{words.top(entry.rank)}</span>
      <Avatar person={entry} size="2rem" />
      <span className={styles.name}>{entry.username}</span>
      <span className={styles.score}>
        <span className="visually-hidden">{words.score} </span>
        {formatScore(entry.average_score)}
      </span>
    </li>
  )
}

const RankSkeletons = () => (
  <div aria-hidden="true">
    {Array.from({ length: 5 }, (_, index) => `row-${index}`).map(key => (
      <div key={key} className={styles.rank}>
        <Skeleton width="3rem" height="1rem" />
        <Skeleton width="2rem" height="2rem" round />
        <Skeleton width="70%" height="1rem" />
        <Skeleton width="2.5rem" height="1rem" />
      </div>
    ))}
  </div>
)
