import type { PopularTopic } from '#schema/entities.ts'

/**
 * Case-insensitive substring match on the English text
 * (specification section 2), and on the Chinese one.
 */
export const matchTopics = (
  topics: readonly PopularTopic[],
  query: string,
): readonly PopularTopic[] => {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return topics
  return topics.filter(topic =>
    [topic.topic_text_en, topic.topic_text_zh ?? '', topic.topic_text].some(text =>
      text.toLowerCase().includes(wanted),
    ),
  )
}
