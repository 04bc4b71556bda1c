import { DomainError } from '#api/domain/domain-error.ts'
import { createBase64Reader } from '#api/domain/voice/base64-reader.ts'

/** A string before a colon is a key wherever it stands; in a text its quotes would be escaped. */
const RECORDING_KEY = /"(?:audio_data|audioData)"\s*:\s*"/
const QUOTE = 0x22

export type Cut = {
  /** Bytes of JSON beside the recording. */
  limit: number
  /** Bytes that the recording has at most. */
  most: number
  /** At the recording's first byte: may refuse it. */
  onFound(): void
  /** For each piece, with its bytes. */
  onPiece(bytes: number): void
  /** Empty where what was sent is no base64. */
  onRecording(recording: Buffer): void
}

/**
 * The JSON of a body with an empty string in place of its recording, which is decoded as it comes:
 * nothing large is ever parsed. Throws BODY_TOO_LARGE.
 */
export async function* cutRecording(
  body: AsyncIterable<Buffer>,
  { limit, most, onFound, onPiece, onRecording }: Cut,
): AsyncGenerator<Buffer> {
  const reader = createBase64Reader(most)
  let head: Buffer = Buffer.alloc(0)
  let state: 'before' | 'within' | 'after' = 'before'
  let left = limit
  const spend = (json: Buffer): Buffer => {
    left -= json.length
    if (left < 0) throw new DomainError('BODY_TOO_LARGE')
    return json
  }
  for await (const chunk of body) {
    let rest = chunk
    if (state === 'before') {
      head = Buffer.concat([head, chunk])
      const found = RECORDING_KEY.exec(head.toString('latin1', 0, limit))
      if (found === null && head.length > limit) throw new DomainError('BODY_TOO_LARGE')
      if (found === null) continue
      onFound()
      const at = found.index + found[0].length
      yield spend(head.subarray(0, at))
      rest = head.subarray(at)
      state = 'within'
    }
    if (state === 'within') {
      const end = rest.indexOf(QUOTE)
      const piece = end < 0 ? rest : rest.subarray(0, end)
      onPiece(piece.length)
      reader.add(piece)
      if (end < 0) continue
      onRecording(reader.finish())
      rest = rest.subarray(end)
      state = 'after'
    }
    yield spend(rest)
  }
  if (state === 'before') yield spend(head)
}
