const LARGEST = 0x7fff
const SMALLEST = -0x8000

/** Samples from -1 to 1 as 16-bit PCM; what is louder is clipped. */
export const toPcm16 = (samples: Float32Array): Int16Array<ArrayBuffer> =>
  Int16Array.from(samples, sample =>
    Math.round(Math.min(LARGEST, Math.max(SMALLEST, sample * LARGEST))),
  )

export const fromPcm16 = (pcm: Int16Array): Float32Array<ArrayBuffer> =>
  Float32Array.from(pcm, value => value / LARGEST)

/** Little-endian, whatever the machine's own order is. */
export const pcm16ToBytes = (pcm: Int16Array): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(pcm.length * 2))
  pcm.forEach((value, index) => {
    view.setInt16(index * 2, value, true)
  })
  return new Uint8Array(view.buffer)
}

/** Half a sample at the end is dropped. */
export const bytesToPcm16 = (bytes: Uint8Array): Int16Array<ArrayBuffer> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Int16Array.from({ length: bytes.byteLength >> 1 }, (_, index) =>
    view.getInt16(index * 2, true),
  )
}

/** How loud samples are, 0 to 1: their root mean square. */
export const rootMeanSquare = (samples: Float32Array): number => {
  if (samples.length === 0) return 0
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0)
  return Math.sqrt(power / samples.length)
}
