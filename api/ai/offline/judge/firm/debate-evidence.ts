import type { chooseLevels } from '../choose-levels.ts'
import type { ReadDebate } from '../read-debate.ts'
import type { DebateEvidence } from './point-evidence.ts'
import { mannerReader } from './reply-evidence.ts'

/** What all points of a debate share, from what was read of it. */
export const debateEvidence = (
  { answers, ours, hollow }: ReadDebate,
  levels: ReturnType<typeof chooseLevels>,
): DebateEvidence => ({
  scope: answers.scope,
  ours,
  byTurn: Map.groupBy(ours, ({ at }) => at),
  hollow,
  mannerOf: mannerReader(answers.scope, hollow),
  points: answers.points,
  refutation: levels.refutation?.level ?? 0,
})
