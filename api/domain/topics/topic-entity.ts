import type { TopicRow } from '#db/tables.ts'
import type { DebateTopic, PopularTopic, Topic } from '#schema/entities.ts'

type TopicTexts = Pick<TopicRow, 'topic_text_en' | 'topic_text_zh' | 'language'>

/** The text in the topic's own language: what its author wrote. */
export const ownText = (row: TopicTexts): string =>
  row.language === 'zh' ? (row.topic_text_zh ?? row.topic_text_en) : row.topic_text_en

export const toDebateTopic = (row: TopicTexts & { topic_id: string }): DebateTopic => ({
  topic_id: row.topic_id,
  topic_text_en: row.topic_text_en,
  topic_text_zh: row.topic_text_zh,
  topic_text: ownText(row),
})

const toTopic = (
  row: TopicTexts & Pick<TopicRow, 'topic_id' | 'is_recommended' | 'status'>,
): Topic => ({
  ...toDebateTopic(row),
  language: row.language,
  is_recommended: row.is_recommended,
  status: row.status,
})

export const toPopularTopic = (row: TopicRow): PopularTopic => ({
  ...toTopic(row),
  debate_count: row.debate_count,
})
