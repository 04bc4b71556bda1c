import type { ListedTopicFragment as ListedTopic } from '../../../lib/apollo/generated/graphql.ts'
import { TwoLines } from '../list/cells.tsx'
import type { ListColumn } from '../list/list-column.ts'
import { useListColumns } from '../list/use-list-columns.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { IconButton } from './icons.tsx'
import styles from './topics.module.css'

type Actions = {
  onEdit: (topic: ListedTopic) => void
  remove: (topic: ListedTopic) => void
  offer: (topic: ListedTopic) => void
  restore: (topicIds: string[]) => void
  recommend: (topic: ListedTopic, isRecommended: boolean) => void
}

/** CSS pixels: three icons. */
const ACTIONS_WIDTH = 148

export const useTopicColumns = (actions: Actions): ListColumn<ListedTopic, 'topics'>[] => {
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
        onChange={event => actions.recommend(topic, event.target.checked)}
      />
    ),
  })
  return [
    ...columns,
    {
      key: 'actions',
      header: user.action,
      width: ACTIONS_WIDTH,
      cell: topic => <TopicActions topic={topic} {...actions} />,
    },
  ]
}

const TopicActions = ({
  topic,
  onEdit,
  remove,
  offer,
  restore,
}: Actions & { topic: ListedTopic }) => {
  const { topics: words } = useAdminText()
  const named = (action: string) => `${action}: ${topic.textEn}`
  const isArchived = topic.status === 'archived'
  return (
    <div className={styles.actions}>
      <IconButton icon="edit" label={named(words.edit)} onClick={() => onEdit(topic)} />
      {isArchived ? (
        <IconButton
          icon="restore"
          label={named(topic.isSelfWritten ? words.restoreChosen : words.restore)}
          onClick={() => restore([topic.id])}
        />
      ) : (
        <IconButton icon="remove" label={named(words.remove)} onClick={() => remove(topic)} />
      )}
      {topic.isSelfWritten && (
        <IconButton
          icon="publish"
          label={named(isArchived ? words.restore : words.publish)}
          onClick={() => offer(topic)}
        />
      )}
    </div>
  )
}
