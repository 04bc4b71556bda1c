import type { ApolloClient } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { messageOf } from '../../../lib/apollo/client.ts'
import {
  type ListedTopicFragment as ListedTopic,
  TopicsDocument,
} from '../../../lib/apollo/generated/graphql.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import admin from '../admin.module.css'
import { AdminTable } from '../list/admin-table.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { ImportDialog } from './import-dialog.tsx'
import { TopicForm } from './topic-form.tsx'
import styles from './topics.module.css'
import { useTopicActions } from './use-topic-actions.ts'
import { useTopicColumns } from './use-topic-columns.tsx'
import { firstTopics, useTopicsTable } from './use-topics-table.ts'

/** The address of a new topic's form ends so. */
const NEW_TOPIC = new URL(paths.adminNewTopic, location.origin).hash

/** What the panel beside the list is for. */
type Panel = { kind: 'closed' } | { kind: 'new' } | { kind: 'edit'; topic: ListedTopic }

/** The rows that the page begins with. */
export const askForRows = (client: ApolloClient): Promise<unknown> =>
  client.query({
    query: TopicsDocument,
    variables: firstTopics(),
    fetchPolicy: 'network-only',
  })

/** /admin/topics (specification section 2): add, edit, import, delete, archive, restore. */
export const TopicsPage = () => {
  const { topics: words, loading } = useAdminText()
  const { common, messages } = useText()
  const { state, variables } = useTopicsTable()
  const {
    data,
    previousData,
    error,
    loading: isLoading,
    refetch,
  } = useQuery(TopicsDocument, {
    variables,
  })
  const [panel, setPanel] = useState<Panel>({ kind: 'closed' })
  const [isImporting, setImporting] = useState(false)
  const [told, setTold] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const actions = useTopicActions(() => refetch())
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way here opens it again
  useEffect(() => {
    if (hash === NEW_TOPIC) setPanel({ kind: 'new' })
  }, [hash, key])
  const onEdit = (topic: ListedTopic) => setPanel({ kind: 'edit', topic })
  const columns = useTopicColumns({ ...actions, onEdit })
  const page = (data ?? previousData)?.page

  const withChosen = async (change: (ids: string[]) => Promise<void>) => {
    await change([...chosen])
    setChosen(new Set())
  }
  return (
    <div className={`${admin.page} ${styles.page}`}>
      <title>{common.pageTitle(words.title)}</title>
      <div className={admin.spread}>
        <div className={admin.row}>
          <h1 className={admin.title}>{words.title}</h1>
          <Kinds />
        </div>
        <div className={admin.row}>
          <Button className={styles.small} onClick={() => setImporting(true)}>
            {words.import}
          </Button>
          <Button kind="primary" className={styles.small} onClick={() => setPanel({ kind: 'new' })}>
            {words.add}
          </Button>
        </div>
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
      {actions.failure && <InlineError message={actions.failure} />}
      <div className={styles.split} data-open={panel.kind === 'closed' ? undefined : true}>
        {panel.kind !== 'closed' && (
          <TopicForm
            key={panel.kind === 'edit' ? panel.topic.id : 'new'}
            topic={panel.kind === 'edit' ? panel.topic : null}
            onSaved={() => {
              if (panel.kind === 'edit') setPanel({ kind: 'closed' })
              void refetch()
            }}
            onClose={() => setPanel({ kind: 'closed' })}
          />
        )}
        <section className={admin.section} aria-labelledby="all-title">
          <h2 id="all-title" className="visually-hidden">
            {words.all}
          </h2>
          <AdminTable
            table="topics"
            label={words.all}
            columns={columns}
            state={state}
            page={page}
            failure={error && !isLoading ? messageOf(messages, error, words.failed) : null}
            onRetry={() => void refetch()}
            empty={words.empty}
            loading={loading}
            onOpen={onEdit}
            onEdit={onEdit}
            isStale={isLoading}
            selection={{
              ids: chosen,
              onChange: setChosen,
              nameOf: topic => topic.textEn,
              actions: (
                <>
                  <Button className={styles.small} onClick={() => void withChosen(actions.archive)}>
                    {words.archiveChosen}
                  </Button>
                  <Button className={styles.small} onClick={() => void withChosen(actions.restore)}>
                    {words.restoreChosen}
                  </Button>
                </>
              ),
            }}
          />
        </section>
      </div>
      {isImporting && (
        <ImportDialog
          onClose={() => setImporting(false)}
          onImported={count => {
            setImporting(false)
            setTold(words.imported(count))
            void refetch()
          }}
        />
      )}
    </div>
  )
}

/** Debaters' own motions are many and nobody's business: they are asked for. */
const Kinds = () => {
  const { topics: words } = useAdminText()
  const { search } = useLocation()
  const isSelfWritten = new URLSearchParams(search).getAll('status').join() === 'custom'
  return (
    <nav className={styles.kinds} aria-label={words.kinds}>
      <Link
        to={paths.adminTopics}
        className={styles.kind}
        aria-current={isSelfWritten ? undefined : 'page'}
      >
        {words.offered}
      </Link>
      <Link
        to={`${paths.adminTopics}?status=custom`}
        className={styles.kind}
        aria-current={isSelfWritten ? 'page' : undefined}
      >
        {words.selfWritten}
      </Link>
    </nav>
  )
}
