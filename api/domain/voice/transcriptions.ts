/**
 * The transcriptions that run on this server, so that a turn which is sent again while the first
 * one is still being written down is not paid for twice.
 */
export type Transcriptions = {
  /** The running one under this key, else a new one. */
  share(key: string, transcribe: () => Promise<string>): Promise<string>
}

export const createTranscriptions = (): Transcriptions => {
  const running = new Map<string, Promise<string>>()
  return {
    share: (key, transcribe) => {
      const known = running.get(key)
      if (known) return known
      const started = transcribe().finally(() => running.delete(key))
      running.set(key, started)
      return started
    },
  }
}
