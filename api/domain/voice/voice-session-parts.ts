import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import type { OnClosed } from './voice-session.ts'

/** What the session of each channel is made of. `onClosed` is called when it is over. */
export type VoiceSessionParts = {
  deps: Deps
  viewer: Viewer
  debate: DebateWithTopic
  onClosed: OnClosed
}
