/**
 * Remembers the answers of a few reads that everybody asks for. One load
 * at a time; an answer lives `lifetimeMs` (other servers may have
 * changed it) or until this server changes something and calls `clear`.
 */
export type Cache<Reads extends Record<string, unknown>> = {
  read<Name extends keyof Reads & string>(
    name: Name,
    load: () => Promise<Reads[Name]>,
  ): Promise<Reads[Name]>
  /**
   * Whoever asks for the same `key` while it is being read gets the
   * same answer; nothing is kept once it is there. After a `clear` it
   * is read again, so that nobody gets what was before their own change.
   */
  share<Answer>(key: string, load: () => Promise<Answer>): Promise<Answer>
  clear(): void
}

export const createCache = <Reads extends Record<string, unknown>>(
  lifetimeMs: number,
  now: () => number,
): Cache<Reads> => {
  const kept = new Map<string, { answer: Promise<unknown>; until: number }>()
  const running = new Map<string, Promise<unknown>>()
  return {
    read: <Name extends keyof Reads & string>(name: Name, load: () => Promise<Reads[Name]>) => {
      const found = kept.get(name)
      if (found && found.until > now()) return found.answer as Promise<Reads[Name]>
      const answer = load()
      const entry = { answer, until: now() + lifetimeMs }
      kept.set(name, entry)
      answer.catch(() => {
        if (kept.get(name) === entry) kept.delete(name)
      })
      return answer
    },
    share: <Answer>(key: string, load: () => Promise<Answer>) => {
      const found = running.get(key)
      if (found) return found as Promise<Answer>
      const answer: Promise<Answer> = load().finally(() => {
        if (running.get(key) === answer) running.delete(key)
      })
      running.set(key, answer)
      return answer
    },
    clear: () => {
      kept.clear()
      running.clear()
    },
  }
}
