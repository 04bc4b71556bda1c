import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf } from '../../../lib/apollo/client.ts'
import {
  DeleteTopicDocument,
  type ListedTopicFragment as ListedTopic,
  TopicsDocument,
  UpdateTopicDocument,
} from '../../../lib/apollo/generated/graphql.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import styles from '../admin.module.css'
import { AdminTable } from '../list/admin-table.tsx'
import { TwoLines } from '../list/cells.tsx'
import type { ListColumn } from '../list/list-column.ts'
import { useListColumns } from '../list/use-list-columns.tsx'
import { useTableQuery } from '../list/use-table-query.ts'
import { useAdminText } from '../use-admin-text.ts'
import { TopicForm } from './topic-form.tsx'

/** /admin/topics (specification section 2): add, edit, delete or archive. */
export const TopicsPage = () => {
  const { topics: words, loading } = useAdminText()
  const { common, messages } = useText()
  const { alert, confirm } = useAlerts()
  const state = useTableQuery('topics')
  const {
    data,
    previousData,
    error,
    loading: isLoading,
    refetch,
  } = useQuery(TopicsDocument, {
    variables: state.query,
  })
  const [edited, setEdited] = useState<ListedTopic | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [remove] = useMutation(DeleteTopicDocument)
  const [update] = useMutation(UpdateTopicDocument)
  const page = (data ?? previousData)?.page

  const attempt = async (act: () => Promise<unknown>, fallback: string) => {
    setFailure(null)
    try {
      await act()
      await refetch()
    } catch (problem) {
      setFailure(messageOf(messages, problem, fallback))
    }
  }
  const onDelete = async (topic: ListedTopic) => {
    if (!(await confirm(words.removeAsk, { confirm: words.remove }))) return
    await attempt(async () => {
      const answer = await remove({ variables: { input: { topicId: topic.id } } })
      if (answer.data?.deleteTopic.archived) await alert(words.archived)
    }, words.deleteFailed)
  }
  const onChange = (
    topic: ListedTopic,
    change: Partial<Pick<ListedTopic, 'isRecommended' | 'status'>>,
  ) =>
    attempt(
      () =>
        update({
          variables: { input: { topicId: topic.id, ...change } },
          optimisticResponse: { updateTopic: { topic: { ...topic, ...change }, userErrors: [] } },
        }),
      words.saveFailed,
    )
  const columns = useColumns({ onEdit: setEdited, onDelete, onChange })

  return (
    <div className={styles.page}>
      <title>{common.pageTitle(words.title)}</title>
      <h1 className={styles.title}>{words.title}</h1>
      <TopicForm
        key={edited?.id ?? 'new'}
        topic={edited}
        onSaved={() => {
          setEdited(null)
          void refetch()
        }}
        onCancel={() => setEdited(null)}
      />
      <section className={styles.section} aria-labelledby="all-title">
        <h2 id="all-title" className={styles.heading}>
          {words.all}
        </h2>
        {failure && <InlineError message={failure} />}
        <AdminTable
          table="topics"
          label={words.all}
          columns={columns}
          state={state}
          page={page}
          isStale={isLoading}
          failure={error && !isLoading ? messageOf(messages, error, words.failed) : null}
          onRetry={() => void refetch()}
          empty={words.empty}
          loading={loading}
          onOpen={setEdited}
          onEdit={setEdited}
        />
      </section>
    </div>
  )
}

type Actions = {
  onEdit: (topic: ListedTopic) => void
  onDelete: (topic: ListedTopic) => void
  onChange: (
    topic: ListedTopic,
    change: Partial<Pick<ListedTopic, 'isRecommended' | 'status'>>,
  ) => void
}

const useColumns = ({
  onEdit,
  onDelete,
  onChange,
}: Actions): ListColumn<ListedTopic, 'topics'>[] => {
  const { topics: words, user } = useAdminText()
  const columns = useListColumns<ListedTopic, 'topics'>('topics', {
    text: topic => (
      <TwoLines
        first={<span title={topic.textEn}>{topic.textEn}</span>}
        second={
          topic.textZh && topic.textZh !== topic.textEn && <span lang="zh-CN">{topic.textZh}</span>
        }
      />
    ),
    recommended: topic => (
      <input
        type="checkbox"
        aria-label={`${words.recommended}: ${topic.textEn}`}
        checked={topic.isRecommended}
        onChange={event => onChange(topic, { isRecommended: event.target.checked })}
      />
    ),
  })
  return [
    ...columns,
    {
      key: 'actions',
      header: user.action,
      cell: topic => (
        <div className={styles.row}>
          <Button
            kind="text"
            aria-label={`${words.edit}: ${topic.textEn}`}
            onClick={() => onEdit(topic)}
          >
            {words.edit}
          </Button>
          {topic.status === 'archived' ? (
            <Button kind="text" onClick={() => onChange(topic, { status: 'approved' })}>
              {words.restore}
            </Button>
          ) : (
            <Button
              kind="text"
              aria-label={`${words.remove}: ${topic.textEn}`}
              onClick={() => onDelete(topic)}
            >
              {words.remove}
            </Button>
          )}
        </div>
      ),
    },
  ]
}
