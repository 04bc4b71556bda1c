export type RingBuffer = {
  /** Samples that wait to be read. */
  length: () => number
  /** Takes what there is room for, and tells how many samples that were. */
  write: (samples: Float32Array) => number
  /** Fills from the start of `into`, and tells with how many samples. */
  read: (into: Float32Array) => number
  clear: () => void
}

/** First in, first out. It grows to twice its size when it is full, up to `most` samples. */
export const createRingBuffer = (first: number, most: number): RingBuffer => {
  let store = new Float32Array(first)
  let [start, length] = [0, 0]

  const copyOut = (into: Float32Array, count: number) => {
    const head = Math.min(count, store.length - start)
    into.set(store.subarray(start, start + head))
    into.set(store.subarray(0, count - head), head)
  }
  const makeRoom = (needed: number) => {
    if (needed <= store.length || store.length === most) return
    let size = store.length
    while (size < needed && size < most) size = Math.min(most, size * 2)
    const larger = new Float32Array(size)
    copyOut(larger, length)
    store = larger
    start = 0
  }
  return {
    length: () => length,
    write: samples => {
      makeRoom(length + samples.length)
      const taken = samples.subarray(0, store.length - length)
      const at = (start + length) % store.length
      const head = taken.subarray(0, store.length - at)
      store.set(head, at)
      store.set(taken.subarray(head.length), 0)
      length += taken.length
      return taken.length
    },
    read: into => {
      const count = Math.min(into.length, length)
      copyOut(into, count)
      start = (start + count) % store.length
      length -= count
      return count
    },
    clear: () => {
      ;[start, length] = [0, 0]
    },
  }
}
