/** How the fake hears one committed buffer and answers it. Times are milliseconds. */
export type RealtimeTurn = {
  /** What was said; null: the transcription fails. */
  heard: string | null
  /** When the words are known, compared with the reply. */
  heardWhen: 'before' | 'during' | 'after'
  /** What the reply says. */
  reply: string
  /** Length of the reply's tone. */
  audioMs: number
  /** Length of the tone in one event. */
  chunkMs: number
  /** The response is not created before. */
  created?: Promise<unknown>
  /** Falls silent after so many events, for ever unless `until` comes. */
  pause?: { after: number; until?: Promise<unknown> }
  /** Events that were under way when the response was cancelled. */
  lateChunks: number
  /** Anything but the whole reply, which stands in `status_details`. */
  end: 'completed' | 'failed' | 'incomplete'
}

/** Decides by how many buffers were committed before. */
export type RealtimeScript = (nth: number) => Partial<RealtimeTurn>

const PLAIN_TURN: RealtimeTurn = {
  heard: 'Homework steals sleep.',
  heardWhen: 'during',
  reply: 'Sleep is lost to screens, not to homework.',
  audioMs: 1_000,
  chunkMs: 100,
  lateChunks: 0,
  end: 'completed',
}

export const wholeTurn = (script: RealtimeScript, nth: number): RealtimeTurn => ({
  ...PLAIN_TURN,
  ...script(nth),
})

/** How the service answers one connection. */
export type Greeting =
  | { kind: 'accept' }
  | { kind: 'status'; status: number; message?: string; code?: string }
  /** Accepted, and closed with an error event at once, as a wrong key may be. */
  | { kind: 'close'; closeCode: number; code: string; message: string }
  /** The upgrade is never answered. */
  | { kind: 'stall' }
  /** Accepted, then nothing is ever said. */
  | { kind: 'silent' }

/** Waits for `promise`, or until `signal` aborts. */
export const until = (promise: Promise<unknown>, signal: AbortSignal): Promise<unknown> =>
  new Promise(resolve => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', resolve, { once: true })
    promise.then(resolve)
  })
