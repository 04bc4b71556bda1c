import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf, refusalOf, type UserError } from '../../../lib/apollo/client.ts'
import {
  ArchiveTopicsDocument,
  DeleteTopicDocument,
  type ListedTopicFragment as ListedTopic,
  RestoreTopicsDocument,
  UpdateTopicDocument,
} from '../../../lib/apollo/generated/graphql.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { useAdminText } from '../use-admin-text.ts'

type Refusal = { readonly userErrors: readonly UserError[] } | undefined

/** What can be done with topics beside writing them; `failure` says what did not work. */
export const useTopicActions = (onChanged: () => Promise<unknown>) => {
  const { topics: words } = useAdminText()
  const { messages } = useText()
  const { alert, confirm } = useAlerts()
  const [failure, setFailure] = useState<string | null>(null)
  const [remove] = useMutation(DeleteTopicDocument)
  const [update] = useMutation(UpdateTopicDocument)
  const [archiveAll] = useMutation(ArchiveTopicsDocument)
  const [restoreAll] = useMutation(RestoreTopicsDocument)

  const attempt = async (act: () => Promise<Refusal>, fallback: string) => {
    setFailure(null)
    try {
      setFailure(refusalOf(messages, (await act())?.userErrors))
      await onChanged()
    } catch (problem) {
      setFailure(messageOf(messages, problem, fallback))
    }
  }
  return {
    failure,
    archive: (topicIds: string[]) =>
      attempt(
        async () => (await archiveAll({ variables: { input: { topicIds } } })).data?.archiveTopics,
        words.saveFailed,
      ),
    restore: (topicIds: string[]) =>
      attempt(
        async () => (await restoreAll({ variables: { input: { topicIds } } })).data?.restoreTopics,
        words.saveFailed,
      ),
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
    remove: async ({ id, textEn }: ListedTopic) => {
      if (!(await confirm(words.removeAskOf(textEn), { confirm: words.remove }))) return
      await attempt(async () => {
        const { data } = await remove({ variables: { input: { topicId: id } } })
        if (data?.deleteTopic.archived) await alert(words.archived)
        return data?.deleteTopic
      }, words.deleteFailed)
    },
  }
}
