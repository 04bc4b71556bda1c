import { type LiveReplies, ReplyStopped } from '#api/domain/debates/live-replies.ts'
import { storeReply, storeUserTurn } from '#api/domain/debates/store-turns.ts'
import { type TurnLease, takeTurnLease } from '#api/domain/debates/turn-lease.ts'
import type { Deps } from '#api/domain/deps.ts'
import { findNextPosition, updateTurnText } from '#db/queries/turns.ts'
import type { TurnSpeech } from '#schema/voice/figures.ts'

/**
 * The turns of a spoken debate in the database, in the order in which they were spoken: one step
 * waits for the one before. The lease is held from a user's turn to the end of its reply.
 */
export type TurnBook = {
  /** The user's turn takes its place; its words may come later. Answers its id. CONFLICT while another runs. */
  place(turn: { itemId: string; text: string; speech: TurnSpeech }): Promise<string>
  /** The words of a placed turn. Answers the turn's id; null when it has no place. */
  fill(itemId: string, text: string): Promise<string | null>
  /** For whoever reads along. */
  hearReply(words: string): void
  /** The reply as it was heard; nothing is stored of one that nobody heard. Answers its id. */
  closeReply(text: string): Promise<string | null>
  /** Less was heard of a stored reply than was thought. */
  rewrite(turnId: string, text: string): Promise<void>
  /** The last turn that this book knows of. */
  lastTurnId(): string | null
  /** The turns were read from the database: `turnId` is the last one. */
  readUntil(turnId: string | null): void
  /** Resolves when all steps so far are over. */
  settled(): Promise<void>
}

type Held = { lease: TurnLease; stopKeeping: () => void }

type Parts = {
  deps: Deps
  debateId: string
  /** The user stopped the reply by another door. */
  onStopped: () => void
}

const followReply = (live: LiveReplies, debateId: string) => {
  let told = ''
  let current: AbortController | null = null
  return {
    begin: (abort: AbortController) => {
      told = ''
      current = abort
      live.begin(debateId, abort)
    },
    hear: (words: string) => {
      if (!words.startsWith(told)) return
      live.append(debateId, words.slice(told.length))
      told = words
    },
    finish: () => {
      if (current) live.finish(debateId, current)
    },
  }
}

export const createTurnBook = ({ deps, debateId, onStopped }: Parts): TurnBook => {
  const turnIds = new Map<string, string>()
  const live = followReply(deps.liveReplies, debateId)
  let held: Held | null = null
  let lastTurnId: string | null = null
  let steps: Promise<unknown> = Promise.resolve()

  const step = <T>(act: () => Promise<T>): Promise<T> => {
    const next = steps.then(act)
    steps = next.catch(() => undefined)
    return next
  }

  const hold = async (): Promise<Held> => {
    if (held) return held
    const lease = await takeTurnLease(deps, debateId)
    const abort = new AbortController()
    // Any other reason is a lost lease: then nothing more can be stored.
    const stopped = () => abort.signal.reason instanceof ReplyStopped && onStopped()
    abort.signal.addEventListener('abort', stopped, { once: true })
    held = { lease, stopKeeping: lease.keep(abort) }
    live.begin(abort)
    return held
  }

  const letGo = async (): Promise<void> => {
    const { lease, stopKeeping } = held ?? {}
    held = null
    stopKeeping?.()
    live.finish()
    await lease?.giveUp()
  }

  return {
    place: ({ itemId, text, speech }) =>
      step(async () => {
        const { lease } = await hold()
        const turn = await storeUserTurn(deps, lease, {
          debate_id: debateId,
          position: await findNextPosition(deps.db, debateId),
          text,
          client_turn_id: itemId,
          speech,
        })
        turnIds.set(itemId, turn.turn_id)
        lastTurnId = turn.turn_id
        return turn.turn_id
      }),
    fill: (itemId, text) =>
      step(async () => {
        const turnId = turnIds.get(itemId)
        if (turnId === undefined) return null
        turnIds.delete(itemId)
        await updateTurnText(deps.db, turnId, text)
        return turnId
      }),
    hearReply: live.hear,
    closeReply: text =>
      step(async () => {
        try {
          if (!held || text === '') return null
          const position = await findNextPosition(deps.db, debateId)
          const reply = await storeReply(deps, held.lease, { debate_id: debateId, position, text })
          lastTurnId = reply.turn_id
          return reply.turn_id
        } finally {
          if (held) await letGo()
        }
      }),
    rewrite: (turnId, text) =>
      step(async () => {
        await updateTurnText(deps.db, turnId, text)
      }),
    lastTurnId: () => lastTurnId,
    readUntil: turnId => {
      lastTurnId = turnId
    },
    settled: async () => {
      await steps
    },
  }
}
