import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf, refusalOf } from '../../../lib/apollo/client.ts'
import {
  ArchiveTopicsDocument,
  DeleteTopicDocument,
  type ListedTopicFragment as ListedTopic,
  ListedTopicFragmentDoc,
  RestoreTopicsDocument,
  UpdateTopicDocument,
  type UpdateTopicMutation,
} from '../../../lib/apollo/generated/graphql.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { orThrow, useUndo } from '../undo.tsx'
import { useAdminText } from '../use-admin-text.ts'

type Answer = Pick<NonNullable<UpdateTopicMutation['updateTopic']>, 'userErrors'> | null | undefined

/** What can be done with topics beside writing them; `failure` says what did not work. */
export const useTopicActions = (onChanged: () => Promise<unknown>) => {
  const { topics: words } = useAdminText()
  const { messages } = useText()
  const { alert, confirm } = useAlerts()
  const [failure, setFailure] = useState<string | null>(null)
  const [remove] = useMutation(DeleteTopicDocument)
  const [update] = useMutation(UpdateTopicDocument)
  const { cache } = useApolloClient()
  const offerUndo = useUndo()
  const [archiveAll] = useMutation(ArchiveTopicsDocument)
  const [restoreAll] = useMutation(RestoreTopicsDocument)

  /** Whether it worked. */
  const attempt = async (act: () => Promise<Answer>, fallback: string): Promise<boolean> => {
    setFailure(null)
    try {
      const refused = refusalOf(messages, (await act())?.userErrors)
      setFailure(refused)
      await onChanged()
      return refused === null
    } catch (problem) {
      setFailure(messageOf(messages, problem, fallback))
      return false
    }
  }
  const listed = (id: string) =>
    cache.readFragment<ListedTopic>({
      fragment: ListedTopicFragmentDoc,
      fragmentName: 'ListedTopic',
      id: cache.identify({ __typename: 'Topic', id }) ?? '',
    })
  const doArchive = async (topicIds: string[]) =>
    (await archiveAll({ variables: { input: { topicIds } } })).data?.archiveTopics
  const doRestore = async (topicIds: string[]) =>
    (await restoreAll({ variables: { input: { topicIds } } })).data?.restoreTopics

  /** Changes topics, and offers to change those back that were not so before. */
  const changeAll = async (ids: string[], isArchiving: boolean) => {
    const changed = ids.filter(id => (listed(id)?.status === 'archived') !== isArchiving)
    const [act, back] = isArchiving ? [doArchive, doRestore] : [doRestore, doArchive]
    const name = changed.length === 1 ? listed(changed[0] ?? '')?.textEn : undefined
    const isDone = await attempt(() => act(ids), words.saveFailed)
    if (!isDone || changed.length === 0) return
    const says = isArchiving ? words.archivedNow : words.restoredNow
    offerUndo({
      says: says(name === undefined ? words.count(changed.length) : `“${name}”`),
      undo: async () => {
        orThrow((await back(changed))?.userErrors)
        await onChanged()
      },
    })
  }
  const archive = (ids: string[]) => changeAll(ids, true)
  return {
    failure,
    archive,
    restore: (ids: string[]) => changeAll(ids, false),
    /** Offers it to everybody; a debater's own one only when the administrator agrees to that. */
    offer: async ({ id, textEn, isSelfWritten }: ListedTopic) => {
      const isSure =
        !isSelfWritten || (await confirm(words.publishAsk(textEn), { confirm: words.publish }))
      if (!isSure) return
      const input = { topicId: id, status: 'approved' as const, confirmPublic: true }
      await attempt(
        async () => (await update({ variables: { input } })).data?.updateTopic,
        words.saveFailed,
      )
    },
    recommend: (topic: ListedTopic, isRecommended: boolean) =>
      attempt(
        async () =>
          (
            await update({
              variables: { input: { topicId: topic.id, isRecommended } },
              optimisticResponse: {
                updateTopic: { topic: { ...topic, isRecommended }, userErrors: [] },
              },
            })
          ).data?.updateTopic,
        words.saveFailed,
      ),
    /** A debated topic is only archived, which can be undone; another one is gone: that is asked. */
    remove: async ({ id, textEn, debateCount }: ListedTopic) => {
      if (debateCount > 0) return archive([id])
      if (!(await confirm(words.removeAskOf(textEn), { confirm: words.remove }))) return
      await attempt(async () => {
        const { data } = await remove({ variables: { input: { topicId: id } } })
        if (data?.deleteTopic?.archived) await alert(words.archived)
        return data?.deleteTopic
      }, words.deleteFailed)
    },
  }
}
