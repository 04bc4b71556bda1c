import { LIMITS } from '#schema/constants.ts'
import type { TrendPoint } from '#schema/entities.ts'
import { formatMonthDay, formatScore, formatYearMonth } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import styles from './results-page.module.css'
import { useText } from './use-text.ts'

/** The last seven scores; the legend says the year and month of the latest. One is no trend. */
export const Trend = ({ points }: { points: readonly TrendPoint[] }) => {
  const { results: text } = useText()
  const language = useLanguage()
  const shown = points.slice(-LIMITS.trendPoints)
  const latest = shown.at(-1)
  return (
    <section id="trend" className={styles.section} aria-labelledby="trend-title" tabIndex={-1}>
      <h2 id="trend-title" className={styles.title}>
        {text.trendTitle}
      </h2>
      {shown.length === 1 ? (
        <p className={styles.small}>{text.trendFirst}</p>
      ) : (
        <LineChart
          points={shown.map((point, index) => ({
            key: `${index} ${point.date}`,
            label: formatMonthDay(point.date),
            value: point.score,
          }))}
          label={text.trendLabel}
          columns={[text.table.date, text.table.score]}
          tooltip={point => text.performance(formatScore(point.value))}
          {...(latest && { legend: formatYearMonth(latest.date, language) })}
        />
      )}
    </section>
  )
}
