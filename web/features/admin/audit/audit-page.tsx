import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { audit } from '#schema/admin-lists/audit.ts'
import { readPage } from '#schema/admin-lists/view.ts'
import { AUDIT_ACTIONS } from '#schema/audit-actions.ts'
import { sayCode } from '#schema/messages/say.ts'
import { AuditDocument, type AuditQuery } from '../../../lib/apollo/generated/graphql.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/i18n/use-text.ts'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from '../admin.module.css'
import controls from '../list/controls.module.css'
import { Pager, Showing } from '../list/pager.tsx'
import { ScrollBox } from '../scroll-box.tsx'
import { useAdminText } from '../use-admin-text.ts'
import own from './audit-page.module.css'

const { rowsOnScreen: PAGE_SIZE, shown: SHOWN } = audit
type ShownKey = keyof typeof SHOWN
const COLUMNS = Object.entries(SHOWN) as [ShownKey, (typeof SHOWN)[ShownKey]][]
type ListedChange = NonNullable<AuditQuery['adminAudit']>['nodes'][number]

/** /admin/changes: what administrators changed, newest first. */
export const AuditPage = () => {
  const { audit: words, loading } = useAdminText()
  const { common, messages } = useText()
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const action = AUDIT_ACTIONS.find(known => known === params.get('action')) ?? null
  const { page, pageSize } = readPage(params, PAGE_SIZE)
  const { data, previousData, error, refetch } = useQuery(AuditDocument, {
    variables: { actions: action && [action], page, pageSize },
  })
  const shown = (data ?? previousData)?.adminAudit
  const go = (next: { action?: string | null; page?: number; pageSize?: number }) => {
    const { action: chosen, ...place } = { action, page: 1, pageSize, ...next }
    setParams({
      ...(chosen && { action: chosen }),
      ...(place.page > 1 && { page: String(place.page) }),
      ...(place.pageSize !== PAGE_SIZE && { pageSize: String(place.pageSize) }),
    })
  }
  const cells: Record<ShownKey, (entry: ListedChange) => ReactNode> = {
    at: ({ at }) => formatDateTime(at, language),
    admin: ({ adminEmail, apiKey }) => adminEmail + (apiKey === null ? '' : ` (${apiKey})`),
    action: ({ action: done }) => sayCode(messages, done, {}, done),
    target: ({ targetId }) => <code>{targetId}</code>,
  }
  return (
    <div className={styles.page}>
      <title>{common.pageTitle(words.title)}</title>
      <h1 className={styles.title}>{words.title}</h1>
      <label className={own.action}>
        {SHOWN.action.label[language]}
        <select
          className={controls.input}
          value={action ?? ''}
          onChange={event => go({ action: event.target.value || null })}
        >
          <option value="">{words.all}</option>
          {AUDIT_ACTIONS.map(known => (
            <option key={known} value={known}>
              {messages[known]}
            </option>
          ))}
        </select>
      </label>
      {!shown && !error && <Spinner label={loading} />}
      {error && !shown && <InlineError message={words.failed} onRetry={() => void refetch()} />}
      {shown?.totalCount === 0 && <p className={styles.soft}>{words.empty}</p>}
      {shown && shown.totalCount > 0 && (
        <>
          <ScrollBox label={words.title}>
            <table className={styles.plain}>
              <thead>
                <tr>
                  {COLUMNS.map(([key, { label }]) => (
                    <th key={key} scope="col">
                      {label[language]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.nodes.map(entry => (
                  <tr key={entry.id}>
                    {COLUMNS.map(([key]) => (
                      <td key={key} className={key === 'action' ? own.what : undefined}>
                        {cells[key](entry)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
          <Showing page={page} pageSize={pageSize} total={shown.totalCount} isExact />
          <Pager
            page={page}
            pageSize={pageSize}
            total={shown.totalCount}
            isExact
            onPage={number => go({ page: number })}
            onPageSize={size => go({ pageSize: size })}
          />
        </>
      )}
    </div>
  )
}
