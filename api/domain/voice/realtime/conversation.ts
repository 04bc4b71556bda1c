import type { RealtimeEvent, RealtimeSession } from '#api/ai/voice.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError, failWith } from '#api/domain/domain-error.ts'
import type { VoiceEvent } from '#api/domain/voice/voice-session.ts'
import type { FailureMessage } from '#schema/messages/message.ts'
import type { HeardReply, ProcessingStatus } from '#schema/voice/socket-events.ts'
import type { Commit } from './reply.ts'
import { createSpeaker } from './speaker.ts'
import type { TurnBook } from './turn-book.ts'
import type { UserTurns } from './user-turns.ts'

/** A model that says nothing for so long while it should is stuck. Milliseconds. */
const RESPONSE_IDLE_MS = 15_000
/** The longest wait for the last words of a debate that ends. Milliseconds. */
const LAST_WORDS_MS = 3_000
/** Turns that may wait for their reply at once; nobody speaks faster. */
const MOST_WAITING = 4

type Parts = {
  deps: Deps
  book: TurnBook
  userTurns: UserTurns
  session(): RealtimeSession | null
  emit(event: VoiceEvent): void
  tell(error: unknown): void
  /** The session with the model is stuck, or knows what is not stored: a new one is needed. */
  onBroken(): void
  onIdle(): void
  /** A reply came through whole. */
  onAnswered(): void
}

/** Who speaks when: commits, the replies to them, and interruptions. */
export type Conversation = {
  commit(commit: Commit): void
  /** The user begins to speak: the reply that is being spoken ends where it was heard. */
  interrupt(heard: HeardReply): void
  /** The same; a turn that is still on its way to the model is not answered either. */
  cancel(heard: HeardReply): void
  hear(event: RealtimeEvent): void
  /** The session with the model is over: nothing that it owes will come. */
  fail(failure: FailureMessage): void
  /** Ends the conversation; resolves when the last words are known, or late. */
  stop(): Promise<void>
  /** A reply is under way, or a turn is on its way to the model. */
  isAnswering(): boolean
  isBusy(): boolean
}

export const createConversation = (parts: Parts): Conversation => {
  const { deps, book, userTurns, session, emit, tell } = parts
  /** Sent to the model, which has not said yet that it has them. */
  const unconfirmed: Commit[] = []
  /** Confirmed while another reply runs; one reply answers them all. */
  const waiting: { itemId: string; commit: Commit }[] = []
  let isStopping = false
  let whenQuiet: (() => void) | null = null
  let stopWatch = (): void => undefined

  const complete = (commits: readonly Commit[], status: ProcessingStatus) => {
    for (const _ of commits) emit({ name: 'processing-complete', payload: { status } })
  }

  /** No turns come of them. */
  const drop = (commits: readonly Commit[]) => {
    for (const { recording } of commits) recording?.bytes.letGo()
    complete(commits, 'failed')
  }

  const speaker = createSpeaker({ book, session, emit, tell, complete })

  const isAnswering = () => speaker.isReplying() || unconfirmed.length > 0
  const isQuiet = () => unconfirmed.length === 0 && userTurns.coming() === 0

  /** Starts the wait for the model's next event anew. */
  const watch = () => {
    stopWatch()
    stopWatch = () => undefined
    if (isAnswering()) stopWatch = deps.startTimer(RESPONSE_IDLE_MS, onStalled)
  }

  const place = (itemId: string, commit: Commit) => {
    userTurns.place(itemId).catch(error => {
      tell(error)
      speaker.refuse(commit)
    })
  }

  /** The turns keep their places and get no reply. */
  const leaveUnanswered = (turns: typeof waiting, status: ProcessingStatus) => {
    if (turns.length === 0) return
    for (const { itemId, commit } of turns) place(itemId, commit)
    const done = () =>
      complete(
        turns.map(turn => turn.commit),
        status,
      )
    book.closeReply('').catch(tell).finally(done)
  }

  const answer = (turns: typeof waiting) => {
    // The model may think while the turns are being stored.
    speaker.ask(turns.map(turn => turn.commit))
    for (const { itemId, commit } of turns) place(itemId, commit)
  }

  /** Nothing comes of what the session with the model still owes. */
  const giveUp = () => {
    leaveUnanswered(waiting.splice(0), 'failed')
    drop(unconfirmed.splice(0))
    userTurns.giveUp()
  }

  const endReply = (status: ProcessingStatus) => {
    const { isRefused } = speaker.end(status)
    if (isRefused) {
      giveUp()
      return parts.onBroken()
    }
    if (status === 'completed') parts.onAnswered()
    const turns = waiting.splice(0)
    if (turns.length > 0) answer(turns)
    else parts.onIdle()
  }

  const fail = (failure: FailureMessage) => {
    if (isAnswering() || waiting.length > 0) tell(failWith(failure))
    speaker.end('failed')
    giveUp()
    watch()
    whenQuiet?.()
  }

  const onStalled = () => {
    fail({ code: 'MODEL_TOO_SLOW' })
    parts.onBroken()
  }

  const onCommitted = (itemId: string) => {
    const commit = unconfirmed.shift()
    if (!commit) return
    userTurns.add(itemId, commit)
    const turn = { itemId, commit }
    if (commit.isCancelled || isStopping) leaveUnanswered([turn], 'cancelled')
    else if (speaker.isReplying()) waiting.push(turn)
    else answer([turn])
  }

  const onOver = (event: Extract<RealtimeEvent, { kind: 'response-over' }>) => {
    if (!speaker.isOn(event.responseId)) return
    if (event.status === 'failed') {
      deps.log.warn({ reason: event.reason }, 'the voice model failed a reply')
      tell(new DomainError('MODEL_BROKE_OFF'))
    }
    endReply(event.status)
  }

  const onFault = ({ of, failure, code, message }: Extract<RealtimeEvent, { kind: 'fault' }>) => {
    deps.log.warn({ code, detail: message }, 'the voice service refused something')
    tell(failWith(failure))
    if (of === 'commit') drop(unconfirmed.splice(0, 1))
    if (of === 'response' && speaker.isOn(null)) endReply('failed')
  }

  const react = (event: RealtimeEvent) => {
    switch (event.kind) {
      case 'committed':
        return onCommitted(event.itemId)
      case 'user-words':
        return userTurns.hear(event.itemId, event.text, event.isFinal)
      case 'user-words-failed':
        return userTurns.fail(event.itemId)
      case 'response-started':
      case 'audio':
      case 'audio-over':
      case 'ai-words':
        return speaker.hear(event)
      case 'response-over':
        return onOver(event)
      case 'fault':
        return onFault(event)
    }
  }

  const lastWords = () =>
    new Promise<void>(resolve => {
      const stopTimer = deps.startTimer(LAST_WORDS_MS, resolve)
      whenQuiet = () => {
        stopTimer()
        resolve()
      }
    })

  return {
    commit: commit => {
      if (unconfirmed.length + waiting.length >= MOST_WAITING) {
        tell(new DomainError('REQUESTS_TOO_MANY'))
        session()?.clear()
        drop([commit])
        return
      }
      unconfirmed.push(commit)
      session()?.commit()
      watch()
    },
    interrupt: speaker.interrupt,
    cancel: heard => {
      if (speaker.isReplying() || unconfirmed.length === 0) return speaker.interrupt(heard)
      for (const commit of unconfirmed) commit.isCancelled = true
    },
    hear: event => {
      react(event)
      watch()
      if (isQuiet()) whenQuiet?.()
    },
    fail,
    stop: async () => {
      isStopping = true
      speaker.interrupt({})
      speaker.end('cancelled')
      leaveUnanswered(waiting.splice(0), 'cancelled')
      if (!isQuiet() && session() !== null) await lastWords()
      giveUp()
      watch()
    },
    isAnswering,
    isBusy: () => isAnswering() || waiting.length > 0 || userTurns.coming() > 0,
  }
}
