import type { ApolloClient } from '@apollo/client'
import { useQuery, useSubscription } from '@apollo/client/react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { messageOf } from '../../../lib/apollo/client.ts'
import {
  DebateChangedDocument,
  DebatesDocument,
  type ListedDebateFragment as ListedDebate,
} from '../../../lib/apollo/generated/graphql.ts'
import { useLanguage, useText } from '../../../lib/i18n/use-text.ts'
import { topicText } from '../../../lib/topic-text.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Address } from '../address.tsx'
import styles from '../admin.module.css'
import { AdminTable } from '../list/admin-table.tsx'
import { LongText, TwoLines, WithOnly } from '../list/cells.tsx'
import type { ListColumn } from '../list/list-column.ts'
import { useListColumns } from '../list/use-list-columns.tsx'
import { firstQuery, useTableQuery } from '../list/use-table-query.ts'
import { ModeWord, StanceWord } from '../stance.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useFilterNames } from './use-filter-names.ts'

export const askForDebates = (client: ApolloClient): Promise<unknown> =>
  client.query({
    query: DebatesDocument,
    variables: firstQuery('debates'),
    fetchPolicy: 'network-only',
  })

/** "Debate Results" (specification section 2), with everything a table can do. */
export const DebatesTable = () => {
  const text = useAdminText()
  const { messages } = useText()
  const navigate = useNavigate()
  const state = useTableQuery('debates')
  const { data, previousData, error, loading, refetch } = useQuery(DebatesDocument, {
    variables: state.query,
  })
  const columns = useColumns(filter =>
    state.change({ filter: { ...state.query.filter, ...filter } }),
  )
  // The old rows stay until the new ones are there: nothing jumps.
  const page = (data ?? previousData)?.page
  const nameOf = useFilterNames(state.query.filter, page?.nodes ?? [])
  return (
    <AdminTable
      table="debates"
      label={text.dashboard.results}
      columns={columns}
      state={state}
      page={page}
      isStale={loading}
      failure={error && !loading ? messageOf(messages, error, text.dashboard.resultsFailed) : null}
      onRetry={() => void refetch()}
      empty={text.dashboard.empty}
      loading={text.dashboard.loading}
      onOpen={row => navigate(paths.adminDebate(row.id))}
      nameOf={nameOf}
      notice={<News onShow={() => void refetch()} />}
    />
  )
}

/**
 * How many debates changed since the rows were read. The rows change only when the reader asks for
 * it.
 */
const News = ({ onShow }: { onShow: () => void }) => {
  const { table: words } = useAdminText()
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  useSubscription(DebateChangedDocument, {
    onData: ({ data: { data } }) => {
      const id = data?.debateChanged.debateId
      if (id) setChanged(known => new Set(known).add(id))
    },
  })
  return (
    <div role="status">
      {changed.size > 0 && (
        <Button
          onClick={() => {
            setChanged(new Set())
            onShow()
          }}
        >
          {words.fresh(changed.size)}
        </Button>
      )}
    </div>
  )
}

const useColumns = (
  onOnly: (filter: { userId?: string; topicId?: string }) => void,
): ListColumn<ListedDebate, 'debates'>[] => {
  const { debate: words, table } = useAdminText()
  const language = useLanguage()
  return useListColumns<ListedDebate, 'debates'>('debates', {
    user: ({ user }) =>
      user ? (
        <WithOnly label={table.onlyThis(user.username)} onClick={() => onOnly({ userId: user.id })}>
          <TwoLines
            first={
              <Link to={paths.adminUser(user.id)} className={styles.name}>
                {user.username}
              </Link>
            }
            second={<Address email={user.email} />}
          />
        </WithOnly>
      ) : (
        words.unknown
      ),
    topic: ({ id, topic }) => {
      const motion = topicText(language, { topic_text: topic.text, topic_text_zh: topic.textZh })
      return (
        <WithOnly label={table.onlyThis(motion)} onClick={() => onOnly({ topicId: topic.id })}>
          <LongText title={motion}>
            <Link to={paths.adminDebate(id)}>{motion}</Link>
          </LongText>
        </WithOnly>
      )
    },
    stance: row => <StanceWord stance={row.userStance} />,
    mode: row => <ModeWord mode={row.mode} />,
    status: row => (row.endTime ? words.completed : words.inProgress),
    provider: ({ opponentProvider: name }) => (name && table.values[name]) ?? name,
  })
}
