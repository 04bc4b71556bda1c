import type { Stance } from '#schema/constants.ts'
import styles from './admin.module.css'
import { useAdminText } from './use-admin-text.ts'

/** A side in its colour and its word. */
export const StanceWord = ({ stance }: { stance: Stance }) => {
  const { table } = useAdminText()
  return (
    <span className={stance === 'for' ? styles.for : styles.against}>{table.values[stance]}</span>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "Text" or "Voice". */
export const ModeWord = ({ mode }: { mode: string }) => {
  const { table } = useAdminText()
  return <>{table.values[mode] ?? capitalised(mode)}</>
}
