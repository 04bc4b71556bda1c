import type { Language } from '#schema/constants.ts'
import type { DebateTopic } from '#schema/entities.ts'

/** The motion in the reader's language where it exists there, else as it was written. */
export const topicText = (language: Language, topic: DebateTopic): string =>
  language === 'zh' ? (topic.topic_text_zh ?? topic.topic_text) : topic.topic_text_en || topic.topic_text
