import type { UserProfile } from '#schema/entities.ts'
import { formatScore, formatShortMonth } from '../../lib/format.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import styles from './profile-page.module.css'

/** The mean score of each month; the legend says the current year (specification section 2). */
export const MonthlyTrend = ({ months }: { months: UserProfile['monthlyPerformance'] }) => {
  const { profile } = useText()
  const words = useAccountText().profile
  const language = useLanguage()
  return (
    <section aria-labelledby="monthly-title" className={styles.past}>
      <h2 id="monthly-title" className={styles.title}>
        {words.monthlyTrend}
      </h2>
      <LineChart
        points={months.map(({ month, score }) => ({
          key: month,
          label: formatShortMonth(month, language),
          value: score,
        }))}
        label={words.monthlyLabel}
        columns={[words.month, profile.averageScore]}
        tooltip={point => words.monthScore(formatScore(point.value))}
        legend={String(new Date().getUTCFullYear())}
      />
    </section>
  )
}
