/** Base64 characters of one piece at most; a multiple of four. */
const LONGEST_PIECE = 32 * 1024
/** Bytes that make such a piece: whole samples, and no padding but in the last one. */
const PIECE_BYTES = (LONGEST_PIECE / 4) * 3
/** As many arguments as every engine takes at once. */
const CALL_BYTES = 8 * 1024

const bytesToBinary = (bytes: Uint8Array): string => {
  let binary = ''
  for (let start = 0; start < bytes.length; start += CALL_BYTES)
    binary += String.fromCharCode(...bytes.subarray(start, start + CALL_BYTES))
  return binary
}

/** Base64 in pieces of 32 KB at most, each complete in itself. */
export const toBase64Pieces = (bytes: Uint8Array): string[] =>
  Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, index) =>
    btoa(bytesToBinary(bytes.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES))),
  )

/** Throws where the text is no base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), character => character.charCodeAt(0))
