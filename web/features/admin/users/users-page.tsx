import type { ApolloClient } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Link, useNavigate } from 'react-router-dom'
import { messageOf } from '../../../lib/apollo/client.ts'
import {
  type ListedUserFragment as ListedUser,
  UsersDocument,
} from '../../../lib/apollo/generated/graphql.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { paths } from '../../../paths.ts'
import { Address } from '../address.tsx'
import styles from '../admin.module.css'
import { AdminTable } from '../list/admin-table.tsx'
import { TwoLines } from '../list/cells.tsx'
import type { ListColumn } from '../list/list-column.ts'
import { useListColumns } from '../list/use-list-columns.tsx'
import { firstQuery, useTableQuery } from '../list/use-table-query.ts'
import { useAdminText } from '../use-admin-text.ts'
import { SuspendedMark } from './suspended-mark.tsx'

/** The rows that the page begins with. */
export const askForRows = (client: ApolloClient): Promise<unknown> =>
  client.query({
    query: UsersDocument,
    variables: firstQuery('users'),
    fetchPolicy: 'network-only',
  })

/** /admin/users (specification section 2). */
export const UsersPage = () => {
  const { users: words } = useAdminText()
  const { common, messages } = useText()
  const navigate = useNavigate()
  const state = useTableQuery('users')
  const { data, previousData, error, loading, refetch } = useQuery(UsersDocument, {
    variables: state.query,
  })
  const page = (data ?? previousData)?.page
  return (
    <div className={styles.page}>
      <title>{common.pageTitle(words.title)}</title>
      <h1 className={styles.title}>{words.title}</h1>
      <AdminTable
        table="users"
        label={words.title}
        columns={useColumns()}
        state={state}
        page={page}
        isStale={loading}
        failure={error && !loading ? messageOf(messages, error, words.failed) : null}
        onRetry={() => void refetch()}
        empty={words.empty}
        loading={words.loading}
        onOpen={row => navigate(paths.adminUser(row.id))}
        onEdit={row => navigate(paths.adminUser(row.id), { state: { isEdited: true } })}
      />
    </div>
  )
}

const useColumns = (): ListColumn<ListedUser, 'users'>[] => {
  const { users: words } = useAdminText()
  return useListColumns<ListedUser, 'users'>('users', {
    username: ({ id, username, email, suspendedAt }) => (
      <TwoLines
        first={
          <>
            <Link to={paths.adminUser(id)} className={styles.name}>
              {username || words.unnamed}
            </Link>{' '}
            {suspendedAt && <SuspendedMark />}
          </>
        }
        second={<Address email={email} />}
      />
    ),
  })
}
