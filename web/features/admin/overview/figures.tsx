import { Link } from 'react-router-dom'
import type { OverviewQuery } from '../../../lib/apollo/generated/graphql.ts'
import { formatCount, formatDifference, formatScore } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { paths } from '../../../paths.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAdminText } from '../use-admin-text.ts'
import styles from './overview.module.css'

export type Overview = NonNullable<OverviewQuery['adminOverview']>

type Shown = {
  key: string
  /** The list that the figure counts, as its page's address. */
  to: string
  value: string
  /** How it differs from the days before; null where that says nothing. */
  change: string | null
  before: string | null
}

const listOf = (path: string, filter: Record<string, string>) =>
  `${path}?${new URLSearchParams(filter)}`

/** Every figure with the list that it is the total of. */
const useFigures = (overview: Overview): Shown[] => {
  const { overview: words } = useAdminText()
  const language = useLanguage()
  const debates = paths.adminDashboard
  const { from, to } = overview
  const days = { startedFrom: from, startedTo: to, continuation: 'false' }
  const counted = (
    key: 'debates' | 'scored' | 'unscored' | 'judgeFailures' | 'opponentFailures' | 'newUsers',
    list: string,
  ): Shown => {
    const { now, before } = overview[key]
    const sign = now > before ? '+' : '−'
    const change = `${sign}${formatCount(Math.abs(now - before), language)}`
    return {
      key,
      to: list,
      value: formatCount(now, language),
      change: now === before ? words.same : change,
      before: formatCount(before, language),
    }
  }
  const { now, before } = overview.averageScore
  const scored = listOf(debates, { ...days, status: 'scored' })
  return [
    counted('debates', listOf(debates, days)),
    counted('scored', scored),
    {
      key: 'averageScore',
      to: scored,
      value: now === null ? words.none : formatScore(now),
      change: now === null || before === null ? null : formatDifference(now - before),
      before: before === null ? words.none : formatScore(before),
    },
    counted('unscored', listOf(debates, { ...days, status: 'unscored' })),
    counted('judgeFailures', listOf(debates, { ...days, unscoredCode: 'JUDGE_GAVE_UP' })),
    counted('opponentFailures', listOf(debates, { ...days, opponentFailed: 'true' })),
    {
      key: 'stuck',
      to: listOf(debates, { stuck: 'true' }),
      value: formatCount(overview.stuck, language),
      change: null,
      before: null,
    },
    counted('newUsers', listOf(paths.adminUsers, { registeredFrom: from, registeredTo: to })),
  ]
}

/** The figures of the range; each leads to the rows that it counts. */
export const Figures = ({ overview }: { overview: Overview }) => {
  const { overview: words } = useAdminText()
  return (
    <ul className={styles.figures}>
      {useFigures(overview).map(({ key, to, value, change, before }) => (
        <li key={key}>
          <Link to={to} className={styles.figure}>
            <span className={styles.label}>{words.figures[key]}</span>
            <span className={styles.value} data-figure={key}>
              {value}
            </span>
            <span className={styles.change}>
              {change !== null && <b>{change}</b>}
              {before === null ? words.rightNow : words.before(before)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const COUNT = 8

/** As tall as the figures, so that nothing moves when they come. */
export const FiguresSkeleton = () => (
  <ul className={styles.figures} aria-hidden="true">
    {Array.from({ length: COUNT }, (_, at) => `figure-${at}`).map(key => (
      <li key={key} className={styles.figure}>
        <Skeleton width="60%" height="1.3rem" />
        <Skeleton width="4ch" height="2.25rem" />
        <Skeleton width="80%" height="1.3rem" />
      </li>
    ))}
  </ul>
)
