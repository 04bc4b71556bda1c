import { setTimeout as wait } from 'node:timers/promises'

/** Two to four words (with the space before them), or two to four characters of Chinese. */
const cut = (text: string): string[] => {
  const pieces = /\p{Script=Han}/u.test(text)
    ? [...text]
    : (text.match(/\s*\S+\s*$|\s*\S+/g) ?? [text])
  const chunks: string[] = []
  for (let at = 0; at < pieces.length; ) {
    const size = 2 + (((pieces[at]?.length ?? 0) + chunks.length) % 3)
    chunks.push(pieces.slice(at, at + size).join(''))
    at += size
  }
  return chunks
}

/**
 * Streams a text at a speaker's pace; the first piece comes at once. An abort throws the signal's
 * reason.
 */
export const inChunks = async function* (
  text: string,
  delayMs: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let isFirst = true
  for (const chunk of cut(text)) {
    if (!isFirst && delayMs > 0) {
      await wait(delayMs, undefined, { signal }).catch(error => {
        signal.throwIfAborted()
        throw error
      })
    }
    signal.throwIfAborted()
    isFirst = false
    yield chunk
  }
}
