import type { Recording } from '#api/ai/voice.ts'
import { requireOwnDebate } from '#api/domain/debates/require-debate.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { seesAll, type Viewer } from '#api/domain/viewer.ts'
import { findTurnAudio } from '#db/queries/turn-audio.ts'

const MISSING = 'RECORDING_NOT_FOUND'

/** The debate's id, for its owner, administrators, and keys with DEBATES_READ. NOT_FOUND. */
export const requireHeardDebate = async (
  deps: Deps,
  viewer: Viewer,
  debateId: string,
): Promise<string> =>
  seesAll(viewer, 'DEBATES_READ')
    ? requireId(debateId, MISSING)
    : (await requireOwnDebate(deps, viewer, debateId)).debate_id

/** The recording of a spoken turn, for the same. NOT_FOUND where none was kept. */
export const getRecording = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string; turn_id: string },
): Promise<Recording> => {
  const debateId = await requireHeardDebate(deps, viewer, input.debate_id)
  const audio = await findTurnAudio(deps.db, debateId, requireId(input.turn_id, MISSING))
  if (audio === undefined) throw new DomainError(MISSING)
  return { bytes: audio.bytes, mediaType: audio.media_type }
}
