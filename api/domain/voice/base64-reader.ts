/** What stands before the base64 of a data URL. */
export const DATA_URL = /^data:([\w.+/-]+)(?:;[^,;]+)*;base64,/
/** Characters of the longest head of a data URL. */
const LONGEST_HEAD = 256
/** Characters that three bytes are written as. */
const GROUP = 4
/** The only group that may hold fewer than three bytes, and the last one then. */
const PADDED = /^[A-Za-z0-9+/]{2}(?:[A-Za-z0-9+/]=|==)$/
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The six bits that each character stands for; negative where it is none of base64. */
const SIX_BITS = Int32Array.from({ length: 256 }, (_, code) =>
  ALPHABET.indexOf(String.fromCharCode(code)),
)

/** Decodes base64 that comes in pieces, with or without the head of a data URL. */
export type Base64Reader = {
  add(piece: Buffer): void
  /** The last call: gives the memory back at once, as nobody knows when it would be collected. */
  drop(): void
  /** The bytes; none where it was no base64 or more than `most` bytes. */
  finish(): Buffer
}

const sixBitsAt = (piece: Buffer, at: number): number => SIX_BITS[piece[at] ?? 0] ?? -1

/** The 24 bits of a group; negative where a character is none of base64. */
const groupAt = (piece: Buffer, at: number): number =>
  (sixBitsAt(piece, at) << 18) |
  (sixBitsAt(piece, at + 1) << 12) |
  (sixBitsAt(piece, at + 2) << 6) |
  sixBitsAt(piece, at + 3)

/** Makes no text of what it reads: the texts of a recording are more than all else in memory. */
export const createBase64Reader = (most: number): Base64Reader => {
  // Takes up memory only as far as it is written to.
  const bytes = Buffer.allocUnsafeSlow(most)
  let length = 0
  /** A copy: the memory of a piece is used again. */
  let waiting: Buffer = Buffer.alloc(0)
  let isBegun = false
  let isPadded = false
  let isFaulty = false

  const decodePadded = (rest: Buffer) => {
    const text = rest.length === GROUP ? rest.toString('latin1') : ''
    isFaulty = !PADDED.test(text)
    isPadded = true
    if (!isFaulty) length += bytes.write(text, length, 'base64')
  }
  const decode = (groups: Buffer) => {
    if (groups.length === 0) return
    isFaulty ||= isPadded || length + (groups.length / GROUP) * 3 > most
    if (isFaulty) return
    for (let at = 0; at < groups.length; at += GROUP) {
      const bits = groupAt(groups, at)
      if (bits < 0) return decodePadded(groups.subarray(at))
      bytes[length] = bits >> 16
      bytes[length + 1] = bits >> 8
      bytes[length + 2] = bits
      length += 3
    }
  }
  /** What is left of the piece before fills a group first, so that the rest is not copied. */
  const take = (piece: Buffer) => {
    const missing = Math.min(piece.length, (GROUP - waiting.length) % GROUP)
    if (missing > 0) waiting = Buffer.concat([waiting, piece.subarray(0, missing)])
    if (waiting.length % GROUP > 0) return
    decode(waiting)
    const end = piece.length - ((piece.length - missing) % GROUP)
    decode(piece.subarray(missing, end))
    waiting = Buffer.from(piece.subarray(end))
  }
  /** The first piece, which may have a head. */
  const begin = () => {
    const [head = ''] = DATA_URL.exec(waiting.toString('latin1', 0, LONGEST_HEAD)) ?? []
    const base64 = waiting.subarray(head.length)
    waiting = Buffer.alloc(0)
    isBegun = true
    take(base64)
  }

  return {
    add: piece => {
      if (isFaulty) return
      if (isBegun) return take(piece)
      waiting = Buffer.concat([waiting, piece])
      if (waiting.length >= LONGEST_HEAD) begin()
    },
    drop: () => void bytes.buffer.transfer(0),
    finish: () => {
      if (!isBegun) begin()
      return isFaulty || waiting.length > 0 ? Buffer.alloc(0) : bytes.subarray(0, length)
    },
  }
}
