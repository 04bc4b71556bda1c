import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router-dom'
import { useText } from '../../lib/i18n/use-text.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from './admin-layout.module.css'
import { AdminSessionProvider, useAdminSession } from './admin-session.tsx'
import { AreaKeys } from './keys/area-keys.tsx'
import { Popover } from './popover.tsx'
import { UndoProvider } from './undo.tsx'
import { useAdminText } from './use-admin-text.ts'
import { useReadyPages } from './use-ready-pages.ts'

/** The root of /admin: the session that its login and its screens share. */
export const AdminRoot = () => (
  <AdminSessionProvider>
    <Outlet />
  </AdminSessionProvider>
)

/** The frame around every screen of /admin that needs an administrator's token. */
export const AdminLayout = () => {
  const { admin } = useAdminSession()
  const { state } = useLocation()
  if (!admin) return <Navigate to={paths.adminLogin} replace state={state} />
  return (
    <UndoProvider>
      <div className={styles.frame}>
        <AdminHeader />
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
    </UndoProvider>
  )
}

const AdminHeader = () => {
  const { nav, product } = useAdminText()
  const makeReady = useReadyPages()
  const links = [
    ['dashboard', paths.adminDashboard],
    ['overview', paths.adminOverview],
    ['users', paths.adminUsers],
    ['topics', paths.adminTopics],
    ['audit', paths.adminAudit],
  ] as const
  return (
    <header className={styles.header}>
      <Link to={paths.adminDashboard} className={styles.brand}>
        <Logo />
        {product}
      </Link>
      <nav className={styles.links} aria-label={nav.label}>
        {links.map(([page, to]) => (
          <NavLink
            key={page}
            to={to}
            onPointerDown={() => makeReady(page)}
            className={({ isActive }) => (isActive ? styles.active : styles.link)}
          >
            {nav[page]}
          </NavLink>
        ))}
      </nav>
      <div className={styles.person}>
        <AreaKeys />
        <LanguageSwitch />
        <AccountMenu />
      </div>
    </header>
  )
}

/** Opens by pointing at it, by keyboard and by touch. */
const AccountMenu = () => {
  const { nav } = useAdminText()
  const { product } = useText()
  const { admin, logOut } = useAdminSession()
  return (
    <Popover
      opensOnHover
      label={nav.account}
      buttonClass={styles.account}
      sheetClass={styles.sheet}
      button={
        <Avatar
          person={{ avatar_id: admin?.avatarId || null, email: admin?.email ?? product }}
          size="2.25rem"
        />
      }
    >
      <p className={styles.email}>{admin?.email}</p>
      <Link to={paths.adminApiKeys} className={styles.item}>
        {nav.keys}
      </Link>
      <Link to={paths.adminSettings} className={styles.item}>
        {nav.settings}
      </Link>
      <Link to={paths.developers} className={styles.item}>
        {nav.developers}
      </Link>
      <button type="button" className={styles.item} onClick={logOut}>
        {nav.logOut}
      </button>
    </Popover>
  )
}
