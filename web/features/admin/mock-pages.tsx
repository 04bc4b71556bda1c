import { useText } from '../../lib/i18n/use-text.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import styles from './admin.module.css'
import { ScrollBox } from './scroll-box.tsx'
import { useAdminText } from './use-admin-text.ts'

/** The three static pages of the specification: sample figures, and a line that says so. */
const MockPage = ({
  title,
  headers,
  rows,
}: {
  title: string
  headers: string[]
  rows: string[][]
}) => {
  const { mock, dashboard } = useAdminText()
  const { common } = useText()
  return (
    <div className={styles.page} style={{ padding: '2rem clamp(1rem, 3vw, 2rem)' }}>
      <title>{common.pageTitle(title)}</title>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.soft}>{mock.note}</p>
      <dl className={styles.cards}>
        <StatCard label={dashboard.users} value="1,284" />
        <StatCard label={dashboard.sessions} value="5,731" />
        <StatCard label={dashboard.topics} value="44" />
      </dl>
      <ScrollBox label={title}>
        <table className={styles.plain}>
          <thead>
            <tr>
              {headers.map(header => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row[0]}>
                {row.map((cell, index) => (
                  <td key={headers[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}

export const DashboardMockPage = () => {
  const { dashboard, debate } = useAdminText()
  const rows = [
    ['Ada', 'Homework should be abolished', '71.4'],
    ['Bertrand', 'Cities should be free of cars', '64.0'],
  ]
  return (
    <MockPage
      title={dashboard.title}
      headers={[debate.user, debate.topic, debate.score]}
      rows={rows}
    />
  )
}

export const UsersMockPage = () => {
  const { users } = useAdminText()
  const rows = [
    ['Ada', '5 March 2026', '12', '71.4'],
    ['Bertrand', '9 April 2026', '3', '64.0'],
  ]
  return (
    <MockPage
      title={users.title}
      headers={[users.username, users.registered, users.sessions, users.average]}
      rows={rows}
    />
  )
}

export const TopicsMockPage = () => {
  const { topics, dashboard } = useAdminText()
  const rows = [
    ['Homework should be abolished', '214', '66.2'],
    ['Cities should be free of cars', '187', '63.9'],
  ]
  return (
    <MockPage
      title={topics.title}
      headers={[dashboard.topic, dashboard.debates, dashboard.average]}
      rows={rows}
    />
  )
}
