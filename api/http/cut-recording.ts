import { DomainError } from '#api/domain/domain-error.ts'
import { type Base64Reader, createBase64Reader } from '#api/domain/voice/base64-reader.ts'

/** A string before a colon is a key wherever it stands; in a text its quotes would be escaped. */
const RECORDING_KEY = /^"(?:audio_data|audioData)"\s{0,16}:\s{0,16}"/
const KEY_START = Buffer.from('"audio')
const LONGEST_KEY = 64
const QUOTE = 0x22
const NOTHING = Buffer.alloc(0)

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

/** Where the text of the recording begins, its key at `from` or later; null where there is none. */
const findRecording = (head: Buffer, from: number): number | null => {
  for (let at = head.indexOf(KEY_START, from); at >= 0; at = head.indexOf(KEY_START, at + 1)) {
    const [key] = RECORDING_KEY.exec(head.toString('latin1', at, at + LONGEST_KEY)) ?? []
    if (key !== undefined) return at + key.length
  }
  return null
}

/** What was read, unless it shares its memory: nobody knows when it would be collected. */
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
  /** What comes before the recording. Takes up memory only as far as it is written to. */
  const head = Buffer.allocUnsafeSlow(limit)
  let length = 0
  let isPassedOn = false
  let reader: Base64Reader | null = null
  let isOver = false
  let isEmpty = true
  let left = limit
  const spend = (json: Buffer): Buffer => {
    left -= json.length
    if (left < 0) throw new DomainError('BODY_TOO_LARGE')
    return json
  }
  /** Decodes what is base64; the JSON after it. */
  const decode = async (into: Base64Reader, rest: Buffer): Promise<Buffer> => {
    if (isOver) return rest
    const end = rest.indexOf(QUOTE)
    const piece = end < 0 ? rest : rest.subarray(0, end)
    isEmpty &&= piece.length === 0
    try {
      await onPiece(piece.length)
    } catch (error) {
      into.drop()
      throw error
    }
    into.add(piece)
    if (end < 0) return NOTHING
    if (!isEmpty) onRecording(into.finish())
    isOver = true
    return rest.subarray(end)
  }
  try {
    for await (const chunk of body) {
      let unread = [chunk]
      if (reader === null) {
        // A key may have begun in what has been searched.
        const from = Math.max(0, length - LONGEST_KEY)
        const fitting = chunk.copy(head, length)
        length += fitting
        const at = findRecording(head.subarray(0, length), from)
        if (at === null && fitting < chunk.length) throw new DomainError('BODY_TOO_LARGE')
        if (at === null) {
          giveBack(chunk)
          continue
        }
        isPassedOn = true
        yield spend(head.subarray(0, at))
        reader = createBase64Reader(most)
        unread = [head.subarray(at, length), chunk.subarray(fitting)]
      }
      for (const text of unread) {
        const json = await decode(reader, text)
        if (json.length > 0) yield spend(json)
      }
      if (!isOver) giveBack(chunk)
    }
    if (reader !== null) return
    isPassedOn = true
    yield spend(head.subarray(0, length))
  } finally {
    if (!isPassedOn) giveBack(head)
  }
}
