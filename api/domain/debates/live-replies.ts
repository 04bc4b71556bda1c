import { DomainError } from '#api/domain/domain-error.ts'

/** The user stopped the reply. */
export class ReplyStopped extends DomainError {
  constructor() {
    super('REPLY_STOPPED')
  }
}

/** The user took back the turn that is being replied to. */
export class TurnWithdrawn extends DomainError {
  constructor() {
    super('TURN_WITHDRAWN')
  }
}

/**
 * Replies that this server is streaming now, so that whoever joins a debate in the middle
 * of one can read on. Not the rule of one turn at a time: that is the lease in the database.
 */
export type LiveReplies = {
  begin(debateId: string, abort: AbortController): void
  append(debateId: string, text: string): void
  /** Of the reply that `abort` began: by now the debate may have another one. */
  finish(debateId: string, abort: AbortController): void
  textOf(debateId: string): string | null
  /** Stops the reply that this server streams in the debate; false when there is none. */
  abort(debateId: string, reason: Error): boolean
  /** Stops all, for a shutdown; resolves when the last one has stored or given up. */
  drain(reason: Error): Promise<void>
}

export const createLiveReplies = (): LiveReplies => {
  const live = new Map<string, { text: string; abort: AbortController }>()
  let drained: (() => void) | null = null
  let over: Error | null = null
  return {
    begin: (debateId, abort) => {
      live.set(debateId, { text: '', abort })
      if (over) abort.abort(over)
    },
    append: (debateId, text) => {
      const reply = live.get(debateId)
      if (reply) reply.text += text
    },
    finish: (debateId, abort) => {
      if (live.get(debateId)?.abort === abort) live.delete(debateId)
      if (live.size === 0) drained?.()
    },
    textOf: debateId => live.get(debateId)?.text ?? null,
    abort: (debateId, reason) => {
      const reply = live.get(debateId)
      reply?.abort.abort(reason)
      return reply !== undefined
    },
    drain: reason =>
      new Promise(resolve => {
        over = reason
        if (live.size === 0) return resolve()
        drained = resolve
        for (const reply of live.values()) reply.abort.abort(reason)
      }),
  }
}
