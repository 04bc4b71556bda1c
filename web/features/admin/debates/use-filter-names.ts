import { useQuery } from '@apollo/client/react'
import type { AdminFilter } from '#schema/admin-lists/lists.ts'
import {
  FilterNamesDocument,
  type ListedDebateFragment as ListedDebate,
} from '../../../lib/apollo/generated/graphql.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { topicText } from '../../../lib/topic-text.ts'
import { useAdminText } from '../use-admin-text.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What the ids in a filter are called: from the rows, or asked for where no row says it. */
export const useFilterNames = (
  { userId, topicId }: AdminFilter<'debates'>,
  rows: readonly ListedDebate[],
): ((id: string) => string) => {
  const { table: words } = useAdminText()
  const language = useLanguage()
  const known = new Map<string, string>()
  const add = ({ user, topic }: Partial<Pick<ListedDebate, 'user' | 'topic'>>) => {
    if (user) known.set(user.id, user.username)
    if (topic)
      known.set(
        topic.id,
        topicText(language, { topic_text: topic.text, topic_text_zh: topic.textZh }),
      )
  }
  for (const row of rows) add(row)
  const isUnnamed = (id: string | undefined) => id !== undefined && !known.has(id)
  const hasUser = isUnnamed(userId)
  const hasTopic = isUnnamed(topicId)
  const { data, loading } = useQuery(FilterNamesDocument, {
    variables: { userId: userId ?? NOBODY, topicId: topicId ?? NOBODY, hasUser, hasTopic },
    skip: !hasUser && !hasTopic,
  })
  if (data?.adminUser) add({ user: data.adminUser })
  for (const debate of data?.debatesOfTopic?.nodes ?? []) add(debate)
  return id => known.get(id) ?? (loading ? '…' : words.unnamed)
}
