import { useQuery } from '@apollo/client/react'
import { DashboardDocument } from '../../../lib/apollo/generated/graphql.ts'
import { formatCount, formatScore } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/i18n/use-text.ts'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../admin.module.css'
import { ScrollBox } from '../scroll-box.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { askForDebates, DebatesTable } from './debates-table.tsx'

/** The rows that the page begins with. */
export const askForRows = askForDebates

/** /admin/dashboard (specification section 2). */
export const DashboardPage = () => {
  const { dashboard: words } = useAdminText()
  const { common } = useText()
  return (
    <div className={styles.page}>
      <title>{common.pageTitle(words.title)}</title>
      <h1 className="visually-hidden">{words.title}</h1>
      <section className={styles.section} aria-labelledby="results-title">
        <div className={styles.spread}>
          <h2 id="results-title" className={styles.heading}>
            {words.results}
          </h2>
          <Totals />
        </div>
        <DebatesTable />
      </section>
      <PopularTopics />
    </div>
  )
}

/** Asks for themselves, so that they draw no row again. */
const Totals = () => {
  const { dashboard: words } = useAdminText()
  const language = useLanguage()
  const { data, error, refetch } = useQuery(DashboardDocument)
  const stats = data?.adminDashboard
  const count = (value: number | undefined) =>
    value === undefined ? undefined : formatCount(value, language)
  if (error) return <InlineError message={words.failed} onRetry={() => void refetch()} />
  return (
    <dl className={styles.totals} aria-busy={!stats}>
      <Total label={words.users} value={count(stats?.totalUsers)} />
      <Total label={words.sessions} value={count(stats?.totalDebates)} />
      <Total label={words.topics} value={count(stats?.totalTopics)} />
    </dl>
  )
}

/** A figure in the line above the table, which begins as high as it can. */
const Total = ({ label, value }: { label: string; value: string | undefined }) => (
  <div className={styles.total}>
    <dt>{label}</dt>
    <dd>{value ?? <Skeleton width="3ch" height="1em" />}</dd>
  </div>
)

const PopularTopics = () => {
  const { dashboard: words, debate } = useAdminText()
  const language = useLanguage()
  const topics = useQuery(DashboardDocument).data?.adminDashboard?.popularTopics
  if (!topics) return null
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
