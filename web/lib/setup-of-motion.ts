import type { DebateTopic } from '#schema/entities.ts'
import type { DebateSetup } from './storage.ts'

/** Whether somebody wrote the motion for a debate: it stands in one language only. */
export const isSelfWritten = ({ topic_text_en, topic_text_zh }: DebateTopic): boolean =>
  topic_text_zh === null || topic_text_zh === topic_text_en

/** A debate's motion once more, for a setup of anybody. */
export const setupOfMotion = (
  topic: DebateTopic,
): Pick<DebateSetup, 'topic_id' | 'custom_topic' | 'topic_text'> => ({
  ...(isSelfWritten(topic) ? { custom_topic: topic.topic_text } : { topic_id: topic.topic_id }),
  topic_text: topic.topic_text,
})
