import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { messageOf } from '../../../lib/apollo/client.ts'
import { OverviewDocument } from '../../../lib/apollo/generated/graphql.ts'
import { formatDate } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/i18n/use-text.ts'
import { paths } from '../../../paths.ts'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Address } from '../address.tsx'
import admin from '../admin.module.css'
import { useAdminText } from '../use-admin-text.ts'
import { Charts } from './charts.tsx'
import { Figures, FiguresSkeleton, type Overview } from './figures.tsx'
import styles from './overview.module.css'
import { RangeChoice, useRange } from './range-choice.tsx'

/** /admin/overview: what happened in a range of days, against as many days before it. */
export const OverviewPage = () => {
  const { overview: words, loading } = useAdminText()
  const { common, messages } = useText()
  const range = useRange()
  const { data, previousData, error, refetch } = useQuery(OverviewDocument, { variables: range })
  // The old figures stay until the new ones are there: nothing jumps.
  const shown = data ?? previousData
  const overview = shown?.adminOverview
  return (
    <div className={admin.page} aria-busy={!data && !error}>
      <title>{common.pageTitle(words.title)}</title>
      <div className={admin.spread}>
        <h1 className={admin.title}>{words.title}</h1>
        {overview && <RangeChoice from={overview.from} to={overview.to} />}
      </div>
      {error && (
        <InlineError
          message={messageOf(messages, error, words.failed)}
          onRetry={() => void refetch()}
        />
      )}
      {!overview && !error && (
        <>
          <span className="visually-hidden">{loading}</span>
          <FiguresSkeleton />
        </>
      )}
      {overview && <Figures overview={overview} />}
      {shown?.adminCharts && <Charts charts={shown.adminCharts} />}
      {overview && <Newest users={overview.newestUsers} />}
    </div>
  )
}

const Newest = ({ users }: { users: Overview['newestUsers'] }) => {
  const { overview: words, users: userWords } = useAdminText()
  const language = useLanguage()
  return (
    <section className={admin.section} aria-labelledby="newest-title">
      <div className={admin.spread}>
        <h2 id="newest-title" className={admin.heading}>
          {words.newest}
        </h2>
        <Link to={paths.adminUsers}>{words.allUsers}</Link>
      </div>
      {users.length === 0 && <p className={admin.soft}>{userWords.empty}</p>}
      <ul className={styles.newest}>
        {users.map(({ id, username, email, registrationDate }) => (
          <li key={id} className={styles.person}>
            <Link to={paths.adminUser(id)} className={admin.name}>
              {username}
            </Link>
            <span className={styles.address}>
              <Address email={email} />
            </span>
            <span className={admin.soft}>
              {registrationDate && formatDate(registrationDate, language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
