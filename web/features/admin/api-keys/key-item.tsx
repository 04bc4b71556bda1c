import type { ListedKeyFragment as ListedKey } from '../../../lib/apollo/generated/graphql.ts'
import { formatDate, formatDateTime } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import admin from '../admin.module.css'
import styles from './api-keys.module.css'
import { useApiKeysText } from './use-api-keys-text.ts'

type KeyItemProps = {
  listed: ListedKey
  isBusy: boolean
  onRotate: () => void
  onRevoke: () => void
}

/** One key of the list, with what can be done with it. */
export const KeyItem = ({ listed, isBusy, onRotate, onRevoke }: KeyItemProps) => {
  const words = useApiKeysText()
  const language = useLanguage()
  const { name, revokedAt, expiresAt, previousUntil } = listed
  const now = Date.now()
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now
  const isActive = revokedAt === null && !isExpired
  const state = () => {
    if (revokedAt !== null) return words.revoked(formatDate(revokedAt, language))
    return isExpired ? words.expired : words.active
  }
  return (
    <li className={styles.key}>
      <div className={styles.about}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.prefix}>{listed.prefix}…</p>
        <p className={isActive ? styles.state : `${styles.state} ${styles.over}`}>{state()}</p>
        <p>{listed.scopes.map(scope => words.scopes[scope].says).join(' · ')}</p>
        {previousUntil !== null && Date.parse(previousUntil) > now && (
          <p>{words.oldUntil(formatDateTime(previousUntil, language))}</p>
        )}
      </div>
      {revokedAt === null && (
        <div className={styles.actions}>
          {!isExpired && (
            <Button
              busy={isBusy}
              aria-label={words.labelled(words.rotate, name)}
              onClick={onRotate}
            >
              {words.rotate}
            </Button>
          )}
          <Button busy={isBusy} aria-label={words.labelled(words.revoke, name)} onClick={onRevoke}>
            {words.revoke}
          </Button>
        </div>
      )}
      <dl className={admin.facts}>
        <div>
          <dt>{words.made}</dt>
          <dd>{words.madeBy(formatDate(listed.createdAt, language), listed.adminEmail)}</dd>
        </div>
        <div>
          <dt>{words.used}</dt>
          <dd>{listed.lastUsedAt ? formatDateTime(listed.lastUsedAt, language) : words.unused}</dd>
        </div>
        <div>
          <dt>{words.ends}</dt>
          <dd>{expiresAt === null ? words.never : formatDate(expiresAt, language)}</dd>
        </div>
      </dl>
    </li>
  )
}
