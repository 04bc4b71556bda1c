import type { RealtimeEvent, RealtimeSession } from '#api/ai/voice.ts'
import type { VoiceEvent } from '#api/domain/voice/voice-session.ts'
import type { HeardReply, ProcessingStatus } from '#schema/voice/socket-events.ts'
import {
  type Commit,
  countAudio,
  heardOf,
  heardWords,
  type ModelReply,
  newReply,
  receivedMs,
  WORDLESS,
  wordsOf,
} from './reply.ts'
import type { TurnBook } from './turn-book.ts'

type EventOf<Kind extends RealtimeEvent['kind']> = Extract<RealtimeEvent, { kind: Kind }>

type Parts = {
  book: TurnBook
  session(): RealtimeSession | null
  emit(event: VoiceEvent): void
  tell(error: unknown): void
  complete(commits: readonly Commit[], status: ProcessingStatus): void
}

/** The model's side of the conversation: one reply at a time. */
export type ReplySpeaker = {
  isReplying(): boolean
  ask(answers: readonly Commit[]): void
  /** The turn could not be stored: where the reply answers it, it may not be either. */
  refuse(commit: Commit): void
  /** The user hears no more of the reply, or of the last one, whose sound came before. */
  interrupt(heard: HeardReply): void
  hear(event: EventOf<'response-started' | 'audio' | 'audio-over' | 'ai-words'>): void
  /** Whether the reply under way is this one; null: one that has not begun. */
  isOn(responseId: string | null): boolean
  /** Stores the reply as far as it was heard. Answers whether it was refused. */
  end(status: ProcessingStatus): { isRefused: boolean }
}

type Last = { reply: ModelReply; stored: Promise<string | null>; session: RealtimeSession | null }

export const createSpeaker = ({ book, session, emit, tell, complete }: Parts): ReplySpeaker => {
  let reply: ModelReply | null = null
  let last: Last | null = null

  const stopSpeaking = (of: ModelReply) => {
    if (of.isSpeaking) emit({ name: 'speech-stopped', payload: { role: 'ai' } })
    of.isSpeaking = false
  }

  const tellWhole = (of: ModelReply, text: string, turnId: string | null) => {
    if (of.words.size === 0) return
    const { itemId } = of
    emit({ name: 'transcription-complete', payload: { text, role: 'ai', itemId, turnId } })
  }

  const cut = (current: ModelReply, heard: HeardReply) => {
    if (current.cutAtMs !== null) return
    current.cutAtMs = heardOf(current, heard)
    stopSpeaking(current)
    if (current.responseId !== null) session()?.cancel(current.responseId)
    if (current.receivedBytes > 0) session()?.truncate(current.itemId, Math.floor(current.cutAtMs))
  }

  /** Sound is made faster than it is heard: the reply may be stored already. */
  const cutLast = (of: Last, { itemId, playedMs }: HeardReply) => {
    const { reply: whole, stored } = of
    const isOfAnother = itemId !== undefined && itemId !== whole.itemId
    if (isOfAnother || playedMs === undefined || whole.cutAtMs !== null) return
    if (playedMs >= receivedMs(whole)) return
    whole.cutAtMs = playedMs
    // A session that began since knows the reply as a text, which has no milliseconds.
    if (of.session === session()) session()?.truncate(whole.itemId, Math.floor(playedMs))
    const text = heardWords(whole, false) || WORDLESS
    const rewrite = async () => {
      const turnId = await stored
      if (turnId === null) return
      await book.rewrite(turnId, text)
      tellWhole(whole, text, turnId)
    }
    rewrite().catch(tell)
  }

  /** The reply that an event is about, unless it is not wanted any more. */
  const speaking = (responseId: string): ModelReply | null =>
    reply !== null && reply.responseId === responseId && reply.cutAtMs === null ? reply : null

  const onStarted = (responseId: string) => {
    const isAsked = reply !== null && reply.responseId === null
    if (reply !== null && isAsked) reply.responseId = responseId
    if (!isAsked || reply?.cutAtMs !== null) session()?.cancel(responseId)
  }

  const onAudio = (current: ModelReply, { responseId, itemId, audio }: EventOf<'audio'>) => {
    current.itemId = itemId
    if (!current.isSpeaking) emit({ name: 'speech-started', payload: { role: 'ai' } })
    current.isSpeaking = true
    const seq = current.pieces
    countAudio(current, audio)
    emit({ name: 'ai-audio-chunk', payload: { audio, itemId, responseId, seq } })
  }

  const onWords = (current: ModelReply, { itemId, text: words, isFinal }: EventOf<'ai-words'>) => {
    current.itemId = itemId
    current.words.set(itemId, words)
    const text = wordsOf(current)
    book.hearReply(text)
    // The whole words are told once they are stored.
    if (!isFinal)
      emit({ name: 'transcription-update', payload: { text, role: 'ai', partial: true, itemId } })
  }

  return {
    isReplying: () => reply !== null,
    ask: answers => {
      reply = newReply(answers)
      last = null
      session()?.respond()
    },
    refuse: commit => {
      if (!reply?.answers.includes(commit)) return
      reply.isRefused = true
      cut(reply, {})
    },
    interrupt: heard => {
      if (reply) cut(reply, heard)
      else if (last) cutLast(last, heard)
    },
    hear: event => {
      if (event.kind === 'response-started') return onStarted(event.responseId)
      const current = speaking(event.responseId)
      if (current === null) return
      if (event.kind === 'audio') onAudio(current, event)
      else if (event.kind === 'ai-words') onWords(current, event)
      else stopSpeaking(current)
    },
    isOn: responseId => reply !== null && reply.responseId === responseId,
    end: status => {
      if (reply === null) return { isRefused: false }
      const done = reply
      reply = null
      stopSpeaking(done)
      const text = heardWords(done, status === 'completed')
      const stored = book.closeReply(text)
      last = { reply: done, stored, session: session() }
      const answer = async () => {
        tellWhole(done, text, await stored)
        complete(done.answers, done.isRefused ? 'failed' : status)
      }
      answer().catch(error => {
        tell(error)
        complete(done.answers, 'failed')
      })
      return done
    },
  }
}
