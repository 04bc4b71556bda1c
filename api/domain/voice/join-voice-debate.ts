import { requireOwnDebate } from '#api/domain/debates/require-debate.ts'
import { debateEnded } from '#api/domain/debates/turn-lease.ts'
import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import { openRealtimeSession } from './realtime/open-realtime-session.ts'
import { openTurnSession } from './turns/turn-session.ts'
import type { VoiceSession } from './voice-session.ts'
import type { VoiceSessionParts } from './voice-session-parts.ts'
import type { VoiceListener, VoiceSeat } from './voice-sessions.ts'

/** The session of the best channel that this server can serve. */
const open = (parts: VoiceSessionParts): VoiceSession => {
  const { realtime, transcriber } = parts.deps.voice
  if (realtime) return openRealtimeSession({ ...parts, voice: realtime })
  return openTurnSession(parts, transcriber ? 'turns' : 'browser')
}

const ownerKey = ({ user_id, guest_id }: DebateWithTopic) => user_id ?? `guest ${guest_id}`

/**
 * A seat in the spoken debate, for whoever joins it, perhaps again: the session of a lost
 * connection goes on. `listener` hears everything from now on. NOT_FOUND, CONFLICT (ended).
 */
export const joinVoiceDebate = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string; listener: VoiceListener },
): Promise<VoiceSeat> => {
  const debate = await requireOwnDebate(deps, viewer, input.debate_id)
  if (debate.status !== 'in_progress') throw debateEnded()
  const { listener } = input
  return deps.voiceSessions.sit(
    { debateId: debate.debate_id, owner: ownerKey(debate), listener },
    onClosed => open({ deps, viewer, debate, onClosed }),
  )
}
