const THINK_START = '<think>'
const THINK_END = '</think>'

/**
 * Passes on what is meant for the listener: drops the leading <think>…</think> block that
 * some local servers leave in the content, and white space before and after the speech.
 */
export async function* spokenPart(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let phase: 'start' | 'thinking' | 'speaking' = 'start'
  // What is not yet known to be speech:
  // a beginning, a thought, or white space that may be the last.
  let held = ''
  for await (const piece of pieces) {
    held += piece
    if (phase === 'start') {
      held = held.trimStart()
      if (held.startsWith(THINK_START)) phase = 'thinking'
      else if (held !== '' && !THINK_START.startsWith(held)) phase = 'speaking'
    }
    if (phase === 'thinking') {
      const end = held.indexOf(THINK_END)
      if (end < 0) continue
      held = held.slice(end + THINK_END.length).trimStart()
      phase = 'start'
      if (held !== '') phase = 'speaking'
    }
    if (phase !== 'speaking') continue
    const ready = held.trimEnd()
    if (ready === '') continue
    held = held.slice(ready.length)
    yield ready
  }
  if (phase === 'start' && held.trim() !== '') yield held.trim()
}
