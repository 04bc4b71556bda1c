import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { messageOf, refusalOf } from '../../../lib/apollo/client.ts'
import {
  ApiKeysDocument,
  type ListedKeyFragment as ListedKey,
  RevokeApiKeyDocument,
  RotateApiKeyDocument,
} from '../../../lib/apollo/generated/graphql.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { paths } from '../../../paths.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import admin from '../admin.module.css'
import { useAdminText } from '../use-admin-text.ts'
import styles from './api-keys.module.css'
import { KeyForm } from './key-form.tsx'
import { KeyItem } from './key-item.tsx'
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx'
import { useApiKeysText } from './use-api-keys-text.ts'

/** Keys that are shown at first, and so many more each time. */
const AT_ONCE = 25

/** /admin/api-keys: the keys by which programs call, and a new one. */
export const ApiKeysPage = () => {
  const words = useApiKeysText()
  const { loading: loadingLabel } = useAdminText()
  const { common, messages } = useText()
  const { confirm } = useAlerts()
  const [first, setFirst] = useState(AT_ONCE)
  const { data, previousData, error, refetch } = useQuery(ApiKeysDocument, { variables: { first } })
  const [rotate, rotating] = useMutation(RotateApiKeyDocument)
  const [revoke, revoking] = useMutation(RevokeApiKeyDocument)
  const [shown, setShown] = useState<ShownSecret | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const page = (data ?? previousData)?.apiKeys

  const change = async (act: () => Promise<string | null>) => {
    setFailure(null)
    try {
      setFailure(await act())
      await refetch()
    } catch (thrown) {
      setFailure(messageOf(messages, thrown, words.saveFailed))
    }
  }
  const replace = async ({ id, name }: ListedKey) => {
    if (!(await confirm(words.rotateAsk(name), { confirm: words.rotate }))) return
    await change(async () => {
      const answer = await rotate({ variables: { input: { apiKeyId: id } } })
      const { secret = null, userErrors } = answer.data?.rotateApiKey ?? {}
      if (secret !== null) setShown({ name, secret })
      return refusalOf(messages, userErrors)
    })
  }
  const end = async ({ id, name }: ListedKey) => {
    if (!(await confirm(words.revokeAsk(name), { confirm: words.revoke }))) return
    await change(async () => {
      const answer = await revoke({ variables: { input: { apiKeyId: id } } })
      return refusalOf(messages, answer.data?.revokeApiKey?.userErrors)
    })
  }
  return (
    <div className={admin.page}>
      <title>{common.pageTitle(words.title)}</title>
      <header className={styles.head}>
        <h1 className={admin.title}>{words.title}</h1>
        <p className={`${admin.soft} ${admin.narrow}`}>{words.lead}</p>
        <Link to={paths.developers} className={styles.developers}>
          {words.developers}
        </Link>
      </header>
      <KeyForm
        onCreated={created => {
          setShown(created)
          void refetch()
        }}
      />
      <section className={admin.section} aria-labelledby="keys-title">
        <h2 id="keys-title" className={admin.heading}>
          {words.list}
        </h2>
        {failure && <InlineError message={failure} />}
        {error && <InlineError message={words.failed} onRetry={() => refetch()} />}
        {!page && !error && <Spinner label={loadingLabel} />}
        {page?.nodes.length === 0 && <p className={admin.soft}>{words.empty}</p>}
        {page && page.nodes.length > 0 && (
          <ul className={styles.list}>
            {page.nodes.map(listed => (
              <KeyItem
                key={listed.id}
                listed={listed}
                isBusy={rotating.loading || revoking.loading}
                onRotate={() => replace(listed)}
                onRevoke={() => end(listed)}
              />
            ))}
          </ul>
        )}
        {page?.pageInfo.hasNextPage && (
          <div className={admin.row}>
            <Button onClick={() => setFirst(first + AT_ONCE)}>{words.more}</Button>
          </div>
        )}
      </section>
      {shown && <SecretDialog shown={shown} onClose={() => setShown(null)} />}
    </div>
  )
}
