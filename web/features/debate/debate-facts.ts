import { DEFAULT_LEVEL, DEFAULT_STYLE } from '#schema/constants.ts'
import type { LoadedDebate } from '../../lib/load-debate.ts'
import type { DebateSetup } from '../../lib/storage.ts'
import type { DebateFacts } from './debate-reducer.ts'

export const factsOf = ({ debate, topic }: LoadedDebate): DebateFacts => ({
  debateId: debate.debate_id,
  topic,
  stance: debate.user_stance,
  level: debate.opponent_level,
  style: debate.opponent_style,
  prepEndsAt: debate.prep_time > 0 ? Date.parse(debate.start_time) + debate.prep_time * 1000 : null,
  isContinuation: debate.continued_from !== null,
})

/** What is known of a debate before the server has answered, or when it does not; `now` in milliseconds. */
export const factsOfSetup = (setup: DebateSetup, now: number): DebateFacts => {
  const text = setup.custom_topic ?? setup.topic_text ?? ''
  return {
    debateId: null,
    topic: {
      topic_id: setup.topic_id ?? 'custom',
      topic_text_en: text,
      topic_text_zh: null,
      topic_text: text,
    },
    stance: setup.stance,
    level: setup.level ?? DEFAULT_LEVEL,
    style: setup.style ?? DEFAULT_STYLE,
    prepEndsAt: setup.prepTime ? now + setup.prepTime * 1000 : null,
    isContinuation: false,
  }
}
