import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { User, UserProfile } from '#schema/entities.ts'
import { formatScore } from '../../lib/format.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { useSession } from '../../lib/session.tsx'
import { useLoaded } from '../../lib/use-loaded.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { Sessions } from '../../ui/sessions.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import { AvatarDialog } from './avatar-dialog.tsx'
import { ConnectProvider } from './connect-provider.tsx'
import { MonthlyTrend } from './monthly-trend.tsx'
import { OwnAccount } from './own-account.tsx'
import { OwnData } from './own-data.tsx'
import { PastDebates } from './past-debates.tsx'
import styles from './profile-page.module.css'
import { PersonSkeleton, RecordSkeleton } from './profile-skeleton.tsx'
import { SkillTrend } from './skill-trend.tsx'

/** Profile (specification section 2), for whoever is logged in. */
export const ProfilePage = () => {
  const text = useText()
  const words = useAccountText().profile
  const { user, loading } = useSession()
  if (!loading && !user) return <Navigate to={paths.login} replace />
  return (
    <div className={styles.page}>
      <title>{text.common.pageTitle(words.title)}</title>
      <OwnProfile user={user} />
    </div>
  )
}

/** Who it is and what they did are asked for at the same time. `user` is null until known. */
const OwnProfile = ({ user }: { user: User | null }) => {
  const words = useAccountText().profile
  const { state, retry } = useLoaded(rest.getProfile)
  return (
    <>
      {user ? <Person user={user} /> : <PersonSkeleton />}
      {state.kind === 'loading' && <RecordSkeleton />}
      {state.kind === 'failed' && <InlineError message={words.failed} onRetry={retry} />}
      {state.kind === 'ready' && <Record profile={state.data} />}
      {user && <ConnectProvider user={user} />}
      {/* Below what is still to come it would be pushed away. */}
      {user && state.kind !== 'loading' && <Safety user={user} />}
    </>
  )
}

const SESSION_CALLS = {
  list: rest.listSessions,
  end: rest.endSession,
  endAll: rest.endAllSessions,
}

/** What opens the account, one's own data, and where one is logged in. */
const Safety = ({ user }: { user: User }) => {
  const { leave } = useSession()
  const [passwords, setPasswords] = useState(0)
  return (
    <>
      <OwnAccount user={user} onNewPassword={() => setPasswords(passwords + 1)} />
      <OwnData user={user} />
      {/* Asked for again after a new password, which ends all others. */}
      <Sessions key={passwords} calls={SESSION_CALLS} onAllEnded={leave} />
    </>
  )
}

const Person = ({ user }: { user: User }) => {
  const words = useAccountText().profile
  const { logOut } = useSession()
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <header className={styles.person}>
        <Avatar person={user} size="6rem" />
        <div className={styles.names}>
          <h1 className={styles.name}>{user.username || words.user}</h1>
          <p className={styles.email}>{user.email}</p>
        </div>
        <div className={styles.actions}>
          <Button onClick={() => setChoosing(true)}>{words.editAvatar}</Button>
          <Button onClick={logOut}>{words.logOut}</Button>
        </div>
      </header>
      {choosing && <AvatarDialog user={user} onClose={() => setChoosing(false)} />}
    </>
  )
}

const Record = ({ profile }: { profile: UserProfile }) => {
  const { profile: words } = useText()
  const { averageScore, debateCount, rank } = profile.stats
  return (
    <>
      <dl className={styles.stats}>
        <StatCard
          label={words.averageScore}
          value={averageScore === null ? '–' : formatScore(averageScore)}
        />
        <StatCard label={words.sessions} value={debateCount} />
        <StatCard label={words.rank} value={rank === null ? '–' : `#${rank}`} />
      </dl>
      <PastDebates debates={profile.recentDebates} counted={debateCount} />
      {profile.skillTrend.length > 0 && <SkillTrend points={profile.skillTrend} />}
      {profile.monthlyPerformance.length > 0 && (
        <MonthlyTrend months={profile.monthlyPerformance} />
      )}
    </>
  )
}
