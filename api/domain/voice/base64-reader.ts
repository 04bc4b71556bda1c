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

  const decode = (text: string) => {
    const groups = Math.floor(text.length / GROUP)
    isFaulty ||= !BASE64.test(text) || (isPadded && text !== '') || length + groups * 3 > most
    if (isFaulty) return
    const whole = text.slice(0, groups * GROUP)
    isPadded = whole.endsWith('=')
    length += bytes.write(whole, length, 'base64')
    waiting = text.slice(whole.length)
  }

  return {
    add: piece => {
      if (isFaulty) return
      const text = waiting + piece.toString('latin1')
      waiting = text
      if (!isBegun && text.length < LONGEST_HEAD) return
      decode(isBegun ? text : text.replace(DATA_URL, ''))
      isBegun = true
    },
    finish: () => {
      if (!isBegun) decode(waiting.replace(DATA_URL, ''))
      return isFaulty || waiting !== '' ? Buffer.alloc(0) : bytes.subarray(0, length)
    },
  }
}
