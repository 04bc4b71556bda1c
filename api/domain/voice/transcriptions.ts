/**
 * The transcriptions of turns that this server has not stored yet, so that a turn which is sent
 * again meanwhile is not paid for twice.
 */
export type Transcriptions = {
  /** The one under this key, else a new one. */
  share(key: string, transcribe: () => Promise<string>): Promise<string>
  /** Its turn is stored, or never will be. */
  forget(key: string): void
}

export const createTranscriptions = (): Transcriptions => {
  const known = new Map<string, Promise<string>>()
  return {
    share: (key, transcribe) => {
      const text = known.get(key) ?? transcribe()
      known.set(key, text)
      return text
    },
    forget: key => {
      known.delete(key)
    },
  }
}
