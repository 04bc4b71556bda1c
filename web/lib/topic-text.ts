import type { Language } from '#schema/constants.ts'

type Worded = { topic_text: string; topic_text_en?: string; topic_text_zh: string | null }

/** The motion in the reader's language where it exists there, else as it was written. */
export const topicText = (language: Language, topic: Worded): string =>
  language === 'zh'
    ? (topic.topic_text_zh ?? topic.topic_text)
    : topic.topic_text_en || topic.topic_text
