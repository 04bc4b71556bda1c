/** The bytes in pieces of whole 16-bit samples. */
export async function* wholeSamples(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let odd: Uint8Array = new Uint8Array()
  for await (const piece of pieces) {
    const bytes = odd.length === 0 ? piece : Buffer.concat([odd, piece])
    const whole = bytes.length - (bytes.length % 2)
    odd = bytes.slice(whole)
    if (whole > 0) yield bytes.subarray(0, whole)
  }
}
