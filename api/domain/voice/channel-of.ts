import type { Voice } from '#api/ai/voice.ts'
import type { VoiceChannel } from '#schema/voice/socket-events.ts'

/** The best channel that this server can serve; the browser's own voice needs nothing of it. */
export const channelOf = ({ realtime, transcriber }: Voice): VoiceChannel => {
  if (realtime) return 'realtime'
  return transcriber ? 'turns' : 'browser'
}
