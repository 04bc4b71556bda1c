import { useQuery } from '@apollo/client/react'
import {
  ChartsDocument,
  type ChartsQuery,
  DashboardDocument,
  type DashboardQuery,
} from '../../../lib/apollo/generated/graphql.ts'
import { formatCount, formatScore } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/i18n/use-text.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { StatCard } from '../../../ui/stat-card.tsx'
import styles from '../admin.module.css'
import { ScrollBox } from '../scroll-box.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { DebatesTable } from './debates-table.tsx'

type Dashboard = NonNullable<DashboardQuery['adminDashboard']>
type Charts = NonNullable<ChartsQuery['adminCharts']>

/** /admin/dashboard (specification section 2). */
export const DashboardPage = () => {
  const { dashboard: words } = useAdminText()
  const { common } = useText()
  const language = useLanguage()
  const { data, error, refetch } = useQuery(DashboardDocument)
  const stats = data?.adminDashboard
  const count = (value: number | undefined) =>
    value === undefined ? undefined : formatCount(value, language)
  return (
    <div className={styles.page}>
      <title>{common.pageTitle(words.title)}</title>
      <h1 className="visually-hidden">{words.title}</h1>
      {error ? (
        <InlineError message={words.failed} onRetry={() => void refetch()} />
      ) : (
        <dl className={styles.cards} aria-busy={!stats}>
          <StatCard label={words.users} value={count(stats?.totalUsers)} />
          <StatCard label={words.sessions} value={count(stats?.totalDebates)} />
          <StatCard label={words.topics} value={count(stats?.totalTopics)} />
        </dl>
      )}
      <section className={styles.section} aria-labelledby="results-title">
        <h2 id="results-title" className={styles.heading}>
          {words.results}
        </h2>
        <DebatesTable />
      </section>
      <ChartsOfTheMonth />
      {stats && <PopularTopics topics={stats.popularTopics} />}
    </div>
  )
}

const PopularTopics = ({ topics }: { topics: Dashboard['popularTopics'] }) => {
  const { dashboard: words, debate } = useAdminText()
  const language = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="popular-title">
      <h2 id="popular-title" className={styles.heading}>
        {words.popular}
      </h2>
      {topics.length === 0 ? (
        <p className={styles.soft}>{words.popularEmpty}</p>
      ) : (
        <ScrollBox label={words.popular}>
          <table className={styles.plain}>
            <thead>
              <tr>
                <th scope="col">{words.topic}</th>
                <th scope="col" className={styles.number}>
                  {words.debates}
                </th>
                <th scope="col" className={styles.number}>
                  {words.average}
                </th>
              </tr>
            </thead>
            <tbody>
              {topics.map(topic => (
                <tr key={topic.id}>
                  <td>{topic.text}</td>
                  <td className={styles.number}>{formatCount(topic.debateCount, language)}</td>
                  <td className={styles.number}>
                    {topic.averageScore === null ? debate.none : formatScore(topic.averageScore)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  )
}

const ChartsOfTheMonth = () => {
  const { dashboard: words } = useAdminText()
  const { data } = useQuery(ChartsDocument)
  if (!data?.adminCharts) return null
  const { debatesPerDay, scoreBins, modes, stances } = data.adminCharts
  return (
    <section className={styles.section} aria-labelledby="charts-title">
      <h2 id="charts-title" className={styles.heading}>
        {words.charts}
      </h2>
      <div className={styles.charts}>
        <BarChart
          title={words.perDay}
          columns={[words.day, words.debates]}
          bars={debatesPerDay.map(({ day, debates }) => ({
            key: day,
            label: day.slice(5),
            value: debates,
          }))}
        />
        <BarChart
          title={words.scores}
          columns={[words.bin, words.debates]}
          bars={scoreBins.map((value, bin) => ({
            key: String(bin),
            label: `${bin * 10}–${bin * 10 + 10}`,
            value,
          }))}
        />
        <Shares title={words.modes} shares={modes} />
        <Shares title={words.stances} shares={stances} />
      </div>
    </section>
  )
}

/** Shares as a table with bars, which a screen reader reads as text. */
const Shares = ({ title, shares }: { title: string; shares: Charts['modes'] }) => {
  const { table: words } = useAdminText()
  const language = useLanguage()
  const total = shares.reduce((sum, share) => sum + share.debates, 0)
  return (
    <section aria-label={title} className={styles.section}>
      <h3 className={styles.soft}>{title}</h3>
      <ul className={styles.shares}>
        {shares.map(share => (
          <li key={share.name} className={styles.share}>
            <span>{words.values[share.name] ?? share.name}</span>
            <span className={styles.shareBar} aria-hidden="true">
              <i style={{ inlineSize: `${total === 0 ? 0 : (share.debates / total) * 100}%` }} />
            </span>
            <span>
              {formatCount(share.debates, language)} (
              {total === 0 ? 0 : Math.round((share.debates / total) * 100)} %)
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
