import { requireOwnDebate } from '#api/domain/debates/require-debate.ts'
import { debateEnded } from '#api/domain/debates/turn-lease.ts'
import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import type { VoiceChannel } from '#schema/voice/socket-events.ts'
import { channelOf } from './channel-of.ts'
import type { VoiceSession } from './voice-session.ts'
import type { VoiceListener, VoiceSeat } from './voice-sessions.ts'

/** What every channel's session is made of. `onClosed` is called once, when it is over. */
export type VoiceSessionParts = {
  deps: Deps
  viewer: Viewer
  debate: DebateWithTopic
  onClosed: () => void
}

/** One session a channel. */
const OPENERS: Partial<Record<VoiceChannel, (parts: VoiceSessionParts) => VoiceSession>> = {}

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
  const open = OPENERS[channelOf(deps.voice)]
  if (!open) throw new Error('this channel is not built yet')
  const { listener } = input
  return deps.voiceSessions.sit(
    { debateId: debate.debate_id, owner: ownerKey(debate), listener },
    onClosed => open({ deps, viewer, debate, onClosed }),
  )
}
