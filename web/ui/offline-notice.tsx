import { useEffect, useSyncExternalStore } from 'react'
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

/** Whether the browser has a network; a page that was drawn at the build had one. */
const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** The screens of now that say so themselves, with more of their own. */
const sayers = new Set<object>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the browser has a network, for a screen that says so in its own notice. */
export const useOwnOfflineNotice = () => {
  useEffect(() => {
    const sayer = {}
    sayers.add(sayer)
    tell()
    return () => {
      sayers.delete(sayer)
      tell()
    }
  }, [])
  return useIsOnline()
}

/** Says so while the browser has no network. */
export const OfflineNotice = () => {
  const text = useText()
  const isOnline = useIsOnline()
  const isSaid = useSyncExternalStore(
    listen,
    () => sayers.size > 0,
    () => false,
  )
  const isShown = !isOnline && !isSaid
  return (
    <div role="status" className={isShown ? styles.notice : 'visually-hidden'}>
      {isShown && text.common.offline}
    </div>
  )
}
