import { DomainError } from '#api/domain/domain-error.ts'
import { type Base64Reader, createBase64Reader } from '#api/domain/voice/base64-reader.ts'

/** A string before a colon is a key wherever it stands; in a text its quotes would be escaped. */
const RECORDING_KEY = /^"(?:audio_data|audioData)"\s{0,16}:\s{0,16}"/
const KEY_START = Buffer.from('"audio')
const LONGEST_KEY = 64
const QUOTE = 0x22

export type Cut = {
  /** Bytes of JSON beside the recording. */
  limit: number
  /** Bytes that the recording has at most. */
  most: number
  /** For each piece of base64, with its length: may refuse it. */
  onPiece(characters: number): Promise<void>
  /** Empty where what was sent is no base64. */
  onRecording(recording: Buffer): void
}

/**
 * The pieces of a body; until `isFound`, all that has come so far whenever it has doubled or ended,
 * so that nothing is searched often, however small the pieces are.
 */
async function* growingHeads(
  body: AsyncIterable<Buffer>,
  isFound: () => boolean,
): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let length = 0
  let searched = 0
  for await (const chunk of body) {
    if (isFound()) {
      yield chunk
      continue
    }
    pieces.push(chunk)
    length += chunk.length
    if (length < 2 * searched) continue
    searched = length
    const head = Buffer.concat(pieces)
    pieces = [head]
    yield head
  }
  if (!isFound() && length > searched) yield Buffer.concat(pieces)
}

/** Where the text of the recording begins in the first bytes of a body; null where there is none. */
const findRecording = (head: Buffer): number | null => {
  for (let at = head.indexOf(KEY_START); at >= 0; at = head.indexOf(KEY_START, at + 1)) {
    const [key] = RECORDING_KEY.exec(head.toString('latin1', at, at + LONGEST_KEY)) ?? []
    if (key !== undefined) return at + key.length
  }
  return null
}

/** A piece that was read, unless it shares its memory: nobody knows when it would be collected. */
const giveBack = ({ buffer, byteLength }: Buffer): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/**
 * The JSON of a body with an empty string in place of its recording, which is decoded as it comes:
 * nothing large is ever parsed. Throws BODY_TOO_LARGE.
 */
export async function* cutRecording(
  body: AsyncIterable<Buffer>,
  { limit, most, onPiece, onRecording }: Cut,
): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  let reader: Base64Reader | null = null
  let isOver = false
  let isEmpty = true
  let left = limit
  const spend = (json: Buffer): Buffer => {
    left -= json.length
    if (left < 0) throw new DomainError('BODY_TOO_LARGE')
    return json
  }
  for await (const chunk of growingHeads(body, () => reader !== null)) {
    let rest = chunk
    if (reader === null) {
      head = chunk
      const at = findRecording(head.subarray(0, limit))
      if (at === null && head.length > limit) throw new DomainError('BODY_TOO_LARGE')
      if (at === null) continue
      yield spend(head.subarray(0, at))
      rest = head.subarray(at)
      reader = createBase64Reader(most)
    }
    if (!isOver) {
      const end = rest.indexOf(QUOTE)
      const piece = end < 0 ? rest : rest.subarray(0, end)
      isEmpty &&= piece.length === 0
      try {
        await onPiece(piece.length)
      } catch (error) {
        reader.drop()
        throw error
      }
      reader.add(piece)
      if (end < 0) {
        // The first bytes are still to be parsed.
        if (rest === chunk) giveBack(chunk)
        continue
      }
      if (!isEmpty) onRecording(reader.finish())
      rest = rest.subarray(end)
      isOver = true
    }
    yield spend(rest)
  }
  if (reader === null) yield spend(head)
}
