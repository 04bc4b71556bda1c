import type { Debate, DebateTopic, Turn } from '#schema/entities.ts'
import { rest } from './rest.ts'

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
