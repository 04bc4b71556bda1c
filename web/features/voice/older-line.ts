/** A reply as a whole recording. */
export type SpokenReply = { itemId: string; bytes: Uint8Array<ArrayBuffer> }

/** Where the older channel's socket hands replies to its driver. */
export type OlderLine = { play: (speech: SpokenReply) => void }

export const createOlderLine = (): OlderLine => ({ play: () => undefined })
