import type { Debate, DebateTopic, Turn } from '#schema/entities.ts'
import { rest } from '../../lib/rest.ts'
import type { DebateSetup } from '../../lib/storage.ts'
import type { DebateFacts } from './debate-reducer.ts'

export type LoadedDebate = { debate: Debate; topic: DebateTopic; turns: Turn[] }

/** A debate with its topic and turns. Throws RestError or NetworkError. */
export const loadDebate = async (debateId: string, signal?: AbortSignal): Promise<LoadedDebate> => {
  const options = signal ? { signal } : {}
  const [{ debate, topic }, { turns }] = await Promise.all([
    rest.getDebate(debateId, options),
    rest.getTurns(debateId, options),
  ])
  return { debate, topic, turns }
}

export const factsOf = ({ debate, topic }: LoadedDebate): DebateFacts => ({
  debateId: debate.debate_id,
  topic,
  stance: debate.user_stance,
  prepEndsAt: debate.prep_time > 0 ? Date.parse(debate.start_time) + debate.prep_time * 1000 : null,
})

/** What is known of a debate before the server has answered, or when it does not. */
export const factsOfSetup = (setup: DebateSetup): DebateFacts => {
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
    prepEndsAt: setup.prepTime ? Date.now() + setup.prepTime * 1000 : null,
  }
}
