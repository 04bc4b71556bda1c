import type { DebateTopic } from '#schema/entities.ts'
import type { DebateSetup } from './storage.ts'

/** A debate's motion once more, for a setup. Without a translation it is one's own. */
export const setupOfMotion = (
  topic: DebateTopic,
): Pick<DebateSetup, 'topic_id' | 'custom_topic' | 'topic_text'> => ({
  ...(topic.topic_text_zh === null
    ? { custom_topic: topic.topic_text }
    : { topic_id: topic.topic_id }),
  topic_text: topic.topic_text,
})
