import { useSyncExternalStore } from 'react'
import { useText } from '../lib/i18n/use-text.ts'
import styles from './offline-notice.module.css'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says so while the browser has no network. */
export const OfflineNotice = () => {
  const text = useText()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className={isOnline ? 'visually-hidden' : styles.notice}>
      {!isOnline && text.common.offline}
    </div>
  )
}
