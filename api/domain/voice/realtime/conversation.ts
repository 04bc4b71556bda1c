import type { RealtimeEvent, RealtimeSession } from '#api/ai/voice.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError, failWith } from '#api/domain/domain-error.ts'
import type { VoiceEvent } from '#api/domain/voice/voice-session.ts'
import type { ModelFailure } from '#schema/messages/message.ts'
import type { HeardReply, ProcessingStatus } from '#schema/voice/socket-events.ts'
import {
  type Commit,
  countAudio,
  heardOf,
  heardWords,
  newReply,
  type Reply,
  receivedMs,
  WORDLESS,
  wordsOf,
} from './reply.ts'
import type { TurnBook } from './turn-book.ts'
import type { UserTurns } from './user-turns.ts'

/** A model that says nothing for so long while it should is stuck. Milliseconds. */
export const RESPONSE_IDLE_MS = 15_000
/** The longest wait for the last words of a debate that ends. Milliseconds. */
export const LAST_WORDS_MS = 3_000
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
  /** The same, and what has not been answered yet is not answered. */
  cancel(heard: HeardReply): void
  hear(event: RealtimeEvent): void
  /** The session with the model is over: nothing that it owes will come. */
  fail(failure: ModelFailure): void
  /** Ends the conversation; resolves when the last words are known, or late. */
  stop(): Promise<void>
  isBusy(): boolean
}

type Last = { reply: Reply; stored: Promise<string | null>; session: RealtimeSession | null }

export const createConversation = (parts: Parts): Conversation => {
  const { deps, book, userTurns, session, emit, tell } = parts
  /** Sent to the model, which has not said yet that it has them. */
  let unconfirmed: Commit[] = []
  /** Confirmed while another reply runs; one reply answers them all. */
  let waiting: { itemId: string; commit: Commit }[] = []
  let reply: Reply | null = null
  let last: Last | null = null
  let isStopping = false
  let whenQuiet: (() => void) | null = null
  let stopWatch = (): void => undefined

  const isAnswering = () => reply !== null || unconfirmed.length > 0

  /** Starts the wait for the model's next event anew. */
  const watch = () => {
    stopWatch()
    stopWatch = () => undefined
    if (isAnswering()) stopWatch = deps.startTimer(RESPONSE_IDLE_MS, onStalled)
  }

  const complete = (commits: readonly Commit[], status: ProcessingStatus) => {
    for (const _ of commits) emit({ name: 'processing-complete', payload: { status } })
  }

  /** The turn is in the model's memory, but not in the debate's. */
  const refuse = (commit: Commit, error: unknown) => {
    tell(error)
    if (!reply?.answers.includes(commit)) return
    reply.isRefused = true
    interrupt({})
  }

  const place = (itemId: string, commit: Commit) => {
    userTurns.place(itemId).catch(error => refuse(commit, error))
  }

  /** A turn that gets no reply. */
  const leaveUnanswered = (commits: readonly Commit[], status: ProcessingStatus) => {
    book
      .closeReply('')
      .catch(tell)
      .finally(() => complete(commits, status))
  }

  const ask = (answers: readonly Commit[]) => {
    reply = newReply(answers)
    last = null
    session()?.respond()
  }

  const askNext = () => {
    const turns = waiting
    waiting = []
    if (turns.length === 0) return parts.onIdle()
    ask(turns.map(turn => turn.commit))
    for (const { itemId, commit } of turns) place(itemId, commit)
  }

  const stopSpeaking = (of: Reply) => {
    if (of.isSpeaking) emit({ name: 'speech-stopped', payload: { role: 'ai' } })
    of.isSpeaking = false
  }

  const tellReply = (of: Reply, text: string, turnId: string | null) => {
    if (of.words.size === 0) return
    const { itemId } = of
    emit({ name: 'transcription-complete', payload: { text, role: 'ai', itemId, turnId } })
  }

  const endReply = (status: ProcessingStatus) => {
    if (reply === null) return
    const done = reply
    reply = null
    stopSpeaking(done)
    const text = heardWords(done, status === 'completed')
    const stored = book.closeReply(text)
    last = { reply: done, stored, session: session() }
    stored
      .then(turnId => {
        tellReply(done, text, turnId)
        complete(done.answers, done.isRefused ? 'failed' : status)
      })
      .catch(error => {
        tell(error)
        complete(done.answers, 'failed')
      })
    if (done.isRefused) parts.onBroken()
    else if (status === 'completed') parts.onAnswered()
  }

  const interrupt = (heard: HeardReply) => {
    if (reply === null || reply.cutAtMs !== null) return
    reply.cutAtMs = heardOf(reply, heard)
    stopSpeaking(reply)
    if (reply.responseId !== null) session()?.cancel(reply.responseId)
    if (reply.receivedBytes > 0) session()?.truncate(reply.itemId, Math.floor(reply.cutAtMs))
  }

  /** Sound is made faster than it is heard: the reply may be stored already. */
  const interruptLast = ({ itemId, playedMs }: HeardReply) => {
    if (last === null || playedMs === undefined || last.reply.cutAtMs !== null) return
    const { reply: cut, stored } = last
    const isOfAnother = itemId !== undefined && itemId !== cut.itemId
    if (isOfAnother || playedMs >= receivedMs(cut)) return
    cut.cutAtMs = playedMs
    if (last.session === session()) last.session?.truncate(cut.itemId, Math.floor(playedMs))
    const text = heardWords(cut, false) || WORDLESS
    stored
      .then(async turnId => {
        if (turnId === null) return
        await book.rewrite(turnId, text)
        tellReply(cut, text, turnId)
      })
      .catch(tell)
  }

  const fail = (failure: ModelFailure) => {
    const late = waiting
    const lost = unconfirmed
    waiting = []
    unconfirmed = []
    if (reply !== null || late.length + lost.length > 0) tell(failWith(failure))
    endReply('failed')
    for (const { itemId, commit } of late) place(itemId, commit)
    if (late.length > 0)
      leaveUnanswered(
        late.map(turn => turn.commit),
        'failed',
      )
    complete(lost, 'failed')
    userTurns.giveUp()
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
    userTurns.add(itemId, commit.speech)
    if (commit.isCancelled || isStopping) {
      place(itemId, commit)
      leaveUnanswered([commit], 'cancelled')
    } else if (reply !== null) waiting.push({ itemId, commit })
    else {
      // The model may think while the turn is being stored.
      ask([commit])
      place(itemId, commit)
    }
  }

  const onStarted = (responseId: string) => {
    if (reply === null || reply.responseId !== null) {
      session()?.cancel(responseId)
      return
    }
    reply.responseId = responseId
    if (reply.cutAtMs !== null) session()?.cancel(responseId)
  }

  /** The reply that an event is about, unless it is not wanted any more. */
  const speaking = (responseId: string): Reply | null =>
    reply !== null && reply.responseId === responseId && reply.cutAtMs === null ? reply : null

  const onAudio = ({ responseId, itemId, audio }: Extract<RealtimeEvent, { kind: 'audio' }>) => {
    const current = speaking(responseId)
    if (current === null) return
    current.itemId = itemId
    if (!current.isSpeaking) emit({ name: 'speech-started', payload: { role: 'ai' } })
    current.isSpeaking = true
    const seq = current.pieces
    countAudio(current, audio)
    emit({ name: 'ai-audio-chunk', payload: { audio, itemId, responseId, seq } })
  }

  const onAiWords = (event: Extract<RealtimeEvent, { kind: 'ai-words' }>) => {
    const current = speaking(event.responseId)
    if (current === null) return
    const { itemId, isFinal } = event
    current.itemId = itemId
    current.words.set(itemId, event.text)
    const text = wordsOf(current)
    book.hearReply(text)
    // The whole words are told once they are stored.
    if (!isFinal)
      emit({ name: 'transcription-update', payload: { text, role: 'ai', partial: true, itemId } })
  }

  const onOver = (event: Extract<RealtimeEvent, { kind: 'response-over' }>) => {
    if (reply === null || reply.responseId !== event.responseId) return
    if (event.status === 'failed') {
      deps.log.warn({ reason: event.reason }, 'the voice model failed a reply')
      tell(new DomainError('MODEL_BROKE_OFF'))
    }
    endReply(event.status)
    askNext()
  }

  const onFault = ({ of, failure, code, message }: Extract<RealtimeEvent, { kind: 'fault' }>) => {
    deps.log.warn({ code, detail: message }, 'the voice service refused something')
    tell(failWith(failure))
    if (of === 'commit') complete(unconfirmed.splice(0, 1), 'failed')
    if (of !== 'response' || reply === null || reply.responseId !== null) return
    endReply('failed')
    askNext()
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
        return onStarted(event.responseId)
      case 'audio':
        return onAudio(event)
      case 'audio-over': {
        const current = speaking(event.responseId)
        return current ? stopSpeaking(current) : undefined
      }
      case 'ai-words':
        return onAiWords(event)
      case 'response-over':
        return onOver(event)
      case 'fault':
        return onFault(event)
    }
  }

  const isQuiet = () => unconfirmed.length === 0 && userTurns.coming() === 0

  return {
    commit: commit => {
      if (unconfirmed.length + waiting.length >= MOST_WAITING) {
        tell(new DomainError('REQUESTS_TOO_MANY'))
        session()?.clear()
        complete([commit], 'failed')
        return
      }
      unconfirmed.push(commit)
      session()?.commit()
      watch()
    },
    interrupt: heard => (reply === null ? interruptLast(heard) : interrupt(heard)),
    cancel: heard => {
      if (reply !== null) return interrupt(heard)
      for (const commit of unconfirmed) commit.isCancelled = true
      if (unconfirmed.length === 0) interruptLast(heard)
    },
    hear: event => {
      react(event)
      watch()
      if (isQuiet()) whenQuiet?.()
    },
    fail,
    stop: async () => {
      isStopping = true
      interrupt({})
      endReply('cancelled')
      const unanswered = waiting
      waiting = []
      for (const { itemId, commit } of unanswered) place(itemId, commit)
      leaveUnanswered(
        unanswered.map(turn => turn.commit),
        'cancelled',
      )
      if (!isQuiet() && session() !== null)
        await new Promise<void>(resolve => {
          const stopTimer = deps.startTimer(LAST_WORDS_MS, resolve)
          whenQuiet = () => {
            stopTimer()
            resolve()
          }
        })
      complete(unconfirmed.splice(0), 'failed')
      userTurns.giveUp()
      watch()
    },
    isBusy: () => isAnswering() || waiting.length > 0 || userTurns.coming() > 0,
  }
}
