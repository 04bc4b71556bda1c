import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { DebateWithVerdict } from '#schema/nodes.ts'
import type { DebateAnswer, TranscriptAnswer, TurnsAnswer } from '#schema/rest/debates.ts'
import { toDebate, toDebateWithVerdict, topicOf, toTurn } from './debate-entity.ts'
import { requireReadableDebate } from './require-debate.ts'

type Input = { debate_id: string }

/** A debate that the viewer may read, with its topic. NOT_FOUND. */
export const getDebate = async (
  deps: Deps,
  viewer: Viewer,
  input: Input,
): Promise<DebateAnswer> => {
  const debate = await requireReadableDebate(deps, viewer, input.debate_id)
  return { debate: toDebate(debate), topic: topicOf(debate) }
}

/** The same in full, its verdict too. NOT_FOUND. */
export const getDebateWithVerdict = async (
  deps: Deps,
  viewer: Viewer,
  input: Input,
): Promise<DebateWithVerdict> =>
  toDebateWithVerdict(await requireReadableDebate(deps, viewer, input.debate_id))

/** The turns of a debate that the viewer may read, oldest first. NOT_FOUND. */
export const getTurns = async (deps: Deps, viewer: Viewer, input: Input): Promise<TurnsAnswer> => {
  const debate = await requireReadableDebate(deps, viewer, input.debate_id)
  return { turns: (await findTurns(deps.db, debate.debate_id)).map(toTurn) }
}

/** The debate with its topic and turns. NOT_FOUND. */
export const getTranscript = async (
  deps: Deps,
  viewer: Viewer,
  input: Input,
): Promise<TranscriptAnswer> => {
  const debate = await requireReadableDebate(deps, viewer, input.debate_id)
  const turns = (await findTurns(deps.db, debate.debate_id)).map(toTurn)
  return { debate: toDebate(debate), topic: topicOf(debate), turns }
}
