import { useState } from 'react'
import { useText } from '../../lib/i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './connection-notice.module.css'
import type { Connection } from './debate-reducer.ts'

type ConnectionNoticeProps = { connection: Connection; onReconnect: () => Promise<void> }

/** Says so when the debate is not live: a demo above all (specification section 8). */
export const ConnectionNotice = ({ connection, onReconnect }: ConnectionNoticeProps) => {
  const { debate: text } = useText()
  const [isBusy, setBusy] = useState(false)
  if (connection.kind === 'lost')
    return (
      <div className={styles.plain} role="status">
        <p>{text.connection.lost}</p>
      </div>
    )
  if (connection.kind !== 'demo' && connection.kind !== 'plain') return null
  const isDemo = connection.kind === 'demo'
  const reconnect = async () => {
    setBusy(true)
    await onReconnect()
    setBusy(false)
  }
  const reconnectLabel = isBusy ? text.demo.reconnecting : text.demo.reconnect
  return (
    <div className={isDemo ? styles.demo : styles.plain} role="status">
      <p>{isDemo ? text.demo.label : text.connection.plain}</p>
      <Button kind="text" busy={isBusy} onClick={reconnect}>
        {isDemo ? reconnectLabel : text.connection.again}
      </Button>
    </div>
  )
}
