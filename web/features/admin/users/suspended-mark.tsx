import styles from '../admin.module.css'
import { useAdminText } from '../use-admin-text.ts'

/** Beside the name of who may not log in. */
export const SuspendedMark = () => {
  const { users: words } = useAdminText()
  return <span className={styles.badge}>{words.suspended}</span>
}
