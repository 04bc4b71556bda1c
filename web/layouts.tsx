import { useEffect, useRef } from 'react'
import {
  Link,
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom'
import styles from './layouts.module.css'
import { useText } from './lib/i18n/use-text.ts'
import { SessionProvider, useSession } from './lib/session.tsx'
import { paths } from './paths.ts'
import { AlertsProvider } from './ui/alerts.tsx'
import { Avatar } from './ui/avatar.tsx'
import { Button, ButtonLink } from './ui/button.tsx'
import { LanguageSwitch } from './ui/language-switch.tsx'
import { Logo } from './ui/logo.tsx'
import { OfflineNotice } from './ui/offline-notice.tsx'
import { Skeleton } from './ui/skeleton.tsx'
import { Spinner } from './ui/spinner.tsx'

/**
 * The frame around every screen: who is logged in, in-page alerts, the header, and one `<main>`.
 */
export const RootLayout = () => (
  <SessionProvider>
    <AlertsProvider>
      <OfflineNotice />
      <Frame />
    </AlertsProvider>
  </SessionProvider>
)

/** A route with `handle.bare` brings its own header and fills the window. */
const useIsBare = () =>
  useMatches().some(match => (match.handle as { bare?: boolean } | undefined)?.bare === true)

/**
 * Under which name the scroll position is kept. A page opened by its address has the key "default",
 * as has the next one opened in the same tab, which would begin where that one was left.
 */
const scrollKeyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

const Frame = () => {
  const text = useText()
  const bare = useIsBare()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  const leaving = useNavigation().state === 'loading'

  // A new page starts at its content for keyboards and screen readers, as a full load would.
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {text.common.skipToContent}
      </a>
      {leaving && <div className={styles.progress} aria-hidden="true" />}
      {!bare && <Header />}
      {/* Another one beside the header: the same one would be seen to jump. */}
      <main
        key={bare ? 'bare' : 'framed'}
        id="main"
        ref={main}
        tabIndex={-1}
        className={bare ? styles.bareMain : styles.main}
      >
        <Outlet />
      </main>
      <ScrollRestoration getKey={scrollKeyOf} />
    </div>
  )
}

const Header = () => {
  const text = useText()
  const { user, loading } = useSession()
  return (
    <header className={styles.header}>
      <Link to={paths.home} className={styles.brand}>
        <Logo />
        {text.product}
      </Link>
      <nav className={styles.person} aria-label={text.common.you}>
        <LanguageSwitch />
        {user && (
          <Link to={paths.profile} className={styles.avatarLink} aria-label={text.common.profile}>
            <Avatar person={user} />
          </Link>
        )}
        {loading && (
          <span className={styles.avatarLink}>
            <Skeleton width="2.5rem" height="2.5rem" round />
          </span>
        )}
        {!user && !loading && (
          <>
            <Link to={paths.login} className={styles.logIn}>
              {text.common.logIn}
            </Link>
            <Avatar person={{}} />
          </>
        )}
      </nav>
    </header>
  )
}

/** While the first route's code is on its way. */
export const PageSkeleton = () => {
  const text = useText()
  return (
    <div className={styles.waiting}>
      <Spinner label={text.common.loading} />
    </div>
  )
}

/** Shown by the router when a screen throws an error. It says what to do and shows no internals. */
export const FailurePage = () => {
  const text = useText()
  return (
    <main className={styles.failure}>
      <title>{text.common.pageTitle(text.failure.title)}</title>
      <h1>{text.failure.title}</h1>
      <p>{text.failure.advice}</p>
      <div className={styles.failureActions}>
        <ButtonLink kind="primary" to={paths.home} reloadDocument>
          {text.failure.home}
        </ButtonLink>
        <Button onClick={() => window.location.reload()}>{text.failure.reload}</Button>
      </div>
    </main>
  )
}
