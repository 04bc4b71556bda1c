const AUDIO_DELTA = 'response.output_audio.delta'
const DELTA = /"delta"\s*:\s*"/

export type AudioDelta = { responseId: string; itemId: string; audio: string }

type Head = { type?: unknown; response_id?: unknown; item_id?: unknown; delta?: unknown }

/**
 * The audio of a frame, cut out as it stands: reading and writing the base64 as JSON would cost
 * twenty times as much. Null for every other frame, which is to be parsed as a whole.
 */
export const sliceAudio = (frame: string): AudioDelta | null => {
  if (!frame.includes(AUDIO_DELTA)) return null
  const found = DELTA.exec(frame)
  if (!found) return null
  const from = found.index + found[0].length
  const to = frame.indexOf('"', from)
  if (to < 0) return null
  const audio = frame.slice(from, to)
  // An escaped character: rare, legal, and not base64 as it stands.
  if (audio.includes('\\')) return null
  const head: Head = JSON.parse(frame.slice(0, from) + frame.slice(to))
  const { type, response_id: responseId, item_id: itemId } = head
  if (type !== AUDIO_DELTA || head.delta !== '') return null
  if (typeof responseId !== 'string' || typeof itemId !== 'string') return null
  return { responseId, itemId, audio }
}
