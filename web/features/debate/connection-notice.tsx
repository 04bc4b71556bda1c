import { useState } from 'react'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { useOwnOfflineNotice } from '../../ui/offline-notice.tsx'
import styles from './connection-notice.module.css'
import type { Connection, Floor } from './debate-reducer.ts'

type ConnectionNoticeProps = {
  connection: Connection
  floor: Floor
  onReconnect: () => Promise<void>
  onDemo: () => void
}

/** The one thing to say of the line, if it is not as it should be (specification section 8). */
const troubleOf = (connection: Connection, floor: Floor, isOnline: boolean) => {
  if (connection.kind === 'demo') return 'demo'
  if (floor.kind === 'kept') return 'kept'
  if (!isOnline) return 'offline'
  return connection.kind === 'lost' || connection.kind === 'plain' ? connection.kind : null
}

/** Says so when the debate is not live, once for all reasons together. */
export const ConnectionNotice = (props: ConnectionNoticeProps) => {
  const { connection, floor, onReconnect, onDemo } = props
  const { common } = useText()
  const text = useDebateText()
  const [isBusy, setBusy] = useState(false)
  const trouble = troubleOf(connection, floor, useOwnOfflineNotice())
  if (trouble === null) return null
  const reconnect = async () => {
    setBusy(true)
    await onReconnect()
    setBusy(false)
  }
  const sentence = {
    demo: text.demo.label,
    kept: text.connection.kept,
    offline: common.offline,
    lost: text.connection.lost,
    plain: text.connection.plain,
  }[trouble]
  const label = {
    demo: isBusy ? text.demo.reconnecting : text.demo.reconnect,
    kept: isBusy ? text.demo.reconnecting : text.connection.now,
    offline: null,
    lost: null,
    plain: text.connection.again,
  }[trouble]
  return (
    <div className={trouble === 'demo' ? styles.demo : styles.plain} role="status">
      <p>{sentence}</p>
      {label && (
        <Button kind="text" busy={isBusy} onClick={reconnect}>
          {label}
        </Button>
      )}
      {trouble === 'kept' && (
        <Button kind="text" onClick={onDemo}>
          {text.demo.ask}
        </Button>
      )}
    </div>
  )
}
