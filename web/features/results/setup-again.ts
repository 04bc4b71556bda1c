import type { Stance } from '#schema/constants.ts'
import type { DebateResults } from '#schema/entities.ts'
import type { DebateSetup } from '../../lib/storage.ts'

/** The same motion once more, from the same side by default. Without a translation it is one's own. */
export const setupAgain = (
  { topic, debate }: Pick<DebateResults, 'topic' | 'debate'>,
  stance: Stance = debate.user_stance,
): DebateSetup => ({
  ...(topic.topic_text_zh === null
    ? { custom_topic: topic.topic_text }
    : { topic_id: topic.topic_id }),
  topic_text: topic.topic_text,
  stance,
  mode: debate.debate_mode,
  level: debate.opponent_level,
  style: debate.opponent_style,
})
