import { useQuery } from '@apollo/client/react'
import { Link, useParams } from 'react-router-dom'
import { messageOf } from '../../../lib/apollo/client.ts'
import {
  type UserDetailFragment as UserDetail,
  UserDocument,
} from '../../../lib/apollo/generated/graphql.ts'
import { formatDate, formatDateTime, formatScore } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/i18n/use-text.ts'
import { paths } from '../../../paths.ts'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from '../admin.module.css'
import { ScrollBox } from '../scroll-box.tsx'
import { ModeWord, StanceWord } from '../stance.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { Fact } from './fact.tsx'
import { SuspendedMark } from './suspended-mark.tsx'
import { UserAccount } from './user-account.tsx'
import { UserInformation } from './user-information.tsx'

/** /admin/users/{id} (specification section 2). */
export const UserPage = () => {
  const { userId = '' } = useParams()
  const { user: words, loading } = useAdminText()
  const { common, messages } = useText()
  const { data, error, refetch } = useQuery(UserDocument, { variables: { id: userId } })
  const user = data?.adminUser
  return (
    <div className={styles.page}>
      <title>{common.pageTitle(user?.username ?? words.basic)}</title>
      <p>
        <Link to={paths.adminUsers}>{words.back}</Link>
      </p>
      {!user && !error && <Spinner label={loading} />}
      {error && !user && (
        <InlineError
          message={messageOf(messages, error, words.failed)}
          onRetry={() => void refetch()}
        />
      )}
      {user && (
        <>
          <h1 className={styles.title}>
            {user.username} {user.suspendedAt && <SuspendedMark />}
          </h1>
          <UserInformation key={user.id} user={user} />
          {user.stats && <Performance stats={user.stats} />}
          <History userId={user.id} debates={user.debates?.nodes ?? []} />
          <Activity history={user.loginHistory ?? []} />
          <UserAccount user={user} />
        </>
      )}
    </div>
  )
}

const Performance = ({ stats }: { stats: NonNullable<UserDetail['stats']> }) => {
  const { user: words, users, debate } = useAdminText()
  const score = (value: number | null) => (value === null ? debate.none : formatScore(value))
  const { improvementRate } = stats
  const sign = improvementRate !== null && improvementRate >= 0 ? '+' : ''
  return (
    <section className={styles.section} aria-labelledby="performance-title">
      <h2 id="performance-title" className={styles.heading}>
        {words.performance}
      </h2>
      <dl className={styles.facts}>
        <Fact name={words.total} value={stats.totalDebates} />
        <Fact name={users.average} value={score(stats.averageScore)} />
        <Fact name={words.best} value={score(stats.bestScore)} />
        <Fact
          name={words.improvement}
          value={improvementRate === null ? debate.none : `${sign}${improvementRate.toFixed(1)}%`}
        />
        {stats.favoriteTopic && <Fact name={words.favorite} value={stats.favoriteTopic} />}
      </dl>
    </section>
  )
}

type HistoryProps = { userId: string; debates: NonNullable<UserDetail['debates']>['nodes'] }

const History = ({ userId, debates }: HistoryProps) => {
  const { user: words, debate } = useAdminText()
  const language = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="history-title">
      <div className={styles.spread}>
        <h2 id="history-title" className={styles.heading}>
          {words.history}
        </h2>
        {debates.length > 0 && <Link to={paths.adminDebatesOf(userId)}>{words.allDebates}</Link>}
      </div>
      {debates.length === 0 ? (
        <p className={styles.soft}>{words.historyEmpty}</p>
      ) : (
        <ScrollBox label={words.history}>
          <table className={`${styles.plain} ${styles.history}`}>
            <thead>
              <tr>
                {[
                  debate.topic,
                  debate.stance,
                  debate.mode,
                  words.date,
                  debate.score,
                  words.action,
                ].map(header => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {debates.map(row => (
                <tr key={row.id}>
                  <td>{row.topic.text}</td>
                  <td>
                    <StanceWord stance={row.userStance} />
                  </td>
                  <td>
                    <ModeWord mode={row.mode} />
                  </td>
                  <td>{formatDate(row.startTime, language)}</td>
                  <td data-label={debate.score}>
                    {row.overallScore === null ? words.incomplete : formatScore(row.overallScore)}
                  </td>
                  <td>
                    <Link to={paths.adminDebate(row.id)}>{debate.details}</Link>
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

const Activity = ({ history }: { history: NonNullable<UserDetail['loginHistory']> }) => {
  const { user: words } = useAdminText()
  const language = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="activity-title">
      <h2 id="activity-title" className={styles.heading}>
        {words.activity}
      </h2>
      {history.length === 0 && <p className={styles.soft}>{words.activityEmpty}</p>}
      <ul>
        {history.map(entry => (
          <li key={`${entry.timestamp} ${entry.activityType}`} className={styles.row}>
            <span>{words.activities[entry.activityType]}</span>
            <span className={styles.soft}>{formatDateTime(entry.timestamp, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
