/** What stands before the base64 of a data URL. */
export const DATA_URL = /^data:([\w.+/-]+)(?:;[^,;]+)*;base64,/
/** Characters of the longest head of a data URL. */
const LONGEST_HEAD = 256
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/
/** Characters that three bytes are written as. */
const GROUP = 4

/** Decodes base64 that comes in pieces, with or without the head of a data URL. */
export type Base64Reader = {
  add(piece: Buffer): void
  /** The last call: gives the memory back at once, as nobody knows when it would be collected. */
  drop(): void
  /** The bytes; none where it was no base64 or more than `most` bytes. */
  finish(): Buffer
}

export const createBase64Reader = (most: number): Base64Reader => {
  // Takes up memory only as far as it is written to.
  const bytes = Buffer.allocUnsafeSlow(most)
  let length = 0
  let waiting = ''
  let isBegun = false
  let isPadded = false
  let isFaulty = false

  /** `text` in whole groups. */
  const decode = (text: string) => {
    if (text === '') return
    isFaulty ||= !BASE64.test(text) || isPadded || length + (text.length / GROUP) * 3 > most
    if (isFaulty) return
    isPadded = text.endsWith('=')
    length += bytes.write(text, length, 'base64')
  }
  /** The first text, which may have a head. */
  const begin = (text: string) => {
    const base64 = text.replace(DATA_URL, '')
    const whole = base64.length - (base64.length % GROUP)
    decode(base64.slice(0, whole))
    waiting = base64.slice(whole)
    isBegun = true
  }

  return {
    add: piece => {
      if (isFaulty) return
      if (!isBegun) {
        waiting += piece.toString('latin1')
        if (waiting.length >= LONGEST_HEAD) begin(waiting)
        return
      }
      // What is left of the piece before fills a group first, so that the rest is copied once.
      const missing = Math.min(piece.length, (GROUP - waiting.length) % GROUP)
      waiting += piece.toString('latin1', 0, missing)
      if (waiting.length % GROUP > 0) return
      decode(waiting)
      const end = piece.length - ((piece.length - missing) % GROUP)
      decode(piece.toString('latin1', missing, end))
      waiting = piece.toString('latin1', end)
    },
    drop: () => void bytes.buffer.transfer(0),
    finish: () => {
      if (!isBegun) begin(waiting)
      return isFaulty || waiting !== '' ? Buffer.alloc(0) : bytes.subarray(0, length)
    },
  }
}
