import type { RealtimeVoice } from '#api/ai/voice.ts'
import { toDebateSoFar } from '#api/domain/debates/debate-so-far.ts'
import { endDebate } from '#api/domain/debates/end-debate.ts'
import { noteOpponentFailure } from '#api/domain/debates/note-opponent-failure.ts'
import { debateEnded } from '#api/domain/debates/turn-lease.ts'
import { DomainError, failWith } from '#api/domain/domain-error.ts'
import { askToRepeat } from '#api/domain/voice/ask-to-repeat.ts'
import { createOutbox } from '#api/domain/voice/outbox.ts'
import { toRealtimeError } from '#api/domain/voice/realtime-error.ts'
import { createSecondLook } from '#api/domain/voice/second-look.ts'
import type { VoiceEvent, VoiceSession } from '#api/domain/voice/voice-session.ts'
import type { VoiceSessionParts } from '#api/domain/voice/voice-session-parts.ts'
import { findTurns } from '#db/queries/turns.ts'
import { type DisconnectReason, VOICE_LIMITS } from '#schema/voice/socket-events.ts'
import { createConversation } from './conversation.ts'
import { createLine, type LineEnd } from './line.ts'
import { createMicrophone } from './microphone.ts'
import { createTurnBook } from './turn-book.ts'
import { createUserTurns } from './user-turns.ts'

/** How long a session waits for somebody who lost the connection. Milliseconds. */
const REATTACH_MS = 30_000
const MINUTE_MS = 60_000

/** What the model transcribes has no "um" in it. */
const KEEPS_FILLERS = false

type State = 'open' | 'ending' | 'ended' | 'closed'

/** A debate spoken with a realtime model: audio both ways (shared voice notes, "Mapping"). */
export const openRealtimeSession = ({
  deps,
  viewer,
  debate,
  onClosed,
  voice,
}: VoiceSessionParts & { voice: RealtimeVoice }): VoiceSession => {
  const { debate_id: debateId, language } = debate
  let state: State = 'open'
  let ending: Promise<void> | null = null
  let ended: VoiceEvent | null = null
  let closing: Promise<void> | null = null
  let commits = 0
  /** What is being said now: `spoilt` when a part is lost, `full` when it is as long as it may be. */
  let heard: 'well' | 'spoilt' | 'full' = 'well'
  /** One new session for one that broke, until a reply came through again. */
  let mayReconnect = true
  let stopWaiting = (): void => undefined

  const outbox = createOutbox()
  const { emit } = outbox
  const tell = (error: unknown, fatal = false) => {
    emit({ name: 'realtime-error', payload: toRealtimeError(deps.log, error, fatal) })
    void noteOpponentFailure(deps, debateId, error)
  }
  const inform = (reason: DisconnectReason, recoverable: boolean) =>
    emit({ name: 'realtime-disconnected', payload: { reason, recoverable } })

  const microphone = createMicrophone(deps.keepsAudio ? () => deps.heldSpeech.hold(viewer) : null)
  const secondLook = createSecondLook(deps, debate, emit)
  const book = createTurnBook({ deps, debateId, onStopped: () => conversation.cancel({}) })
  const userTurns = createUserTurns({ deps, book, secondLook, emit, tell })

  const announce = () => {
    const { keepsAudio } = deps
    const payload = {
      debateId,
      channel: 'realtime',
      language,
      sendsAudio: true,
      keepsAudio,
      replying: conversation.isAnswering() || deps.liveReplies.textOf(debateId) !== null,
      transcribing: userTurns.untold(),
    } as const
    emit({ name: 'session-ready', payload })
    outbox.replay()
  }

  const line = createLine({
    deps,
    voice,
    loadDebate: async () => {
      await book.settled()
      const turns = await findTurns(deps.db, debateId)
      book.readUntil(turns.at(-1)?.turn_id ?? null)
      return toDebateSoFar(debate, turns)
    },
    turnCount: () => commits,
    isIdle: () => state === 'open' && !conversation.isBusy() && !microphone.isUsed(),
    onReady: announce,
    onEvent: event => conversation.hear(event),
    onEnd: end => onLineEnd(end),
    onFault: tell,
  })

  const conversation = createConversation({
    deps,
    book,
    userTurns,
    session: line.ready,
    emit,
    tell,
    onBroken: () => {
      if (state === 'open') line.open()
    },
    onIdle: line.onIdle,
    onAnswered: () => {
      mayReconnect = true
    },
  })

  const onLineEnd = ({ wasReady, isExpired, failure }: LineEnd & { wasReady: boolean }) => {
    forgetAudio()
    conversation.fail(failure)
    if (state !== 'open') return
    const comesBack = wasReady && (isExpired || mayReconnect)
    if (wasReady) inform(isExpired ? 'upstream-expired' : 'upstream-lost', comesBack)
    if (comesBack) {
      if (!isExpired) mayReconnect = false
      line.open()
      return
    }
    tell(failWith(failure), true)
    close('upstream-lost').catch(tell)
  }

  const forgetAudio = () => {
    if (microphone.isUsed()) emit({ name: 'speech-stopped', payload: { role: 'user' } })
    microphone.reset()
    heard = 'well'
  }

  const release = () => {
    microphone.reset()
    stopWaiting()
    stopListening()
    secondLook.stop()
    line.close()
  }

  const shut = async (reason: DisconnectReason): Promise<void> => {
    if (state === 'open' && !line.isClosed()) inform(reason, false)
    state = 'closed'
    release()
    await conversation.stop()
    await book.settled()
  }

  const close = async (reason: DisconnectReason): Promise<void> => {
    if (state === 'ended') return
    if (closing === null) {
      closing = shut(reason)
      onClosed(closing)
    }
    await closing
  }

  const finish = async (): Promise<void> => {
    state = 'ending'
    forgetAudio()
    await conversation.stop()
    line.close()
    await book.settled()
    const { status, overall_score: score } = await endDebate(deps, viewer, { debate_id: debateId })
    state = 'ended'
    release()
    onClosed()
    ended = { name: 'debate-ended', payload: { debateId, score, status } }
    emit(ended)
  }

  /** Ending again waits for the same end; a failed one can be tried again. */
  const end = async (): Promise<void> => {
    if (ended) return emit(ended)
    ending ??= finish().catch(error => {
      ending = null
      tell(error)
    })
    await ending
  }

  const stopListening = deps.debateEvents.subscribe(change => {
    const isOver = change.kind === 'ended' || change.kind === 'unscored'
    if (change.debateId === debateId && isOver && state === 'open') void end()
  })

  /** The session with the model, or null once the user has been told that there is none. */
  const requireReady = () => {
    const session = state === 'open' ? line.ready() : null
    const isOver = state === 'ending' || state === 'ended'
    if (session === null) tell(isOver ? debateEnded() : new DomainError('AUDIO_BEFORE_READY'))
    return session
  }

  const completeWith = (status: 'failed' | 'inaudible') =>
    emit({ name: 'processing-complete', payload: { status } })

  /** Somebody else's door may have taken turns while nobody spoke here. */
  const resume = async () => {
    await book.settled()
    const turns = await findTurns(deps.db, debateId)
    if (turns.at(-1)?.turn_id === book.lastTurnId()) announce()
    else if (state === 'open') line.open()
  }

  return {
    debateId,
    channel: 'realtime',
    attach: listener => {
      stopWaiting()
      outbox.attach(listener)
      if (state !== 'open') return
      if (line.isClosed()) line.open()
      else if (line.ready() !== null && conversation.isBusy()) announce()
      else if (line.ready() !== null) resume().catch(tell)
    },
    detach: () => {
      outbox.detach()
      // What follows after a gap would make no sentence.
      if (microphone.isUsed()) line.ready()?.clear()
      forgetAudio()
      stopWaiting = deps.startTimer(REATTACH_MS, () => {
        close('abandoned').catch(tell)
      })
    },
    append: audio => {
      const session = requireReady()
      if (session === null || heard !== 'well') return
      if (microphone.isFullWith(audio)) {
        heard = 'full'
        const minutes = VOICE_LIMITS.longestTurnMs / MINUTE_MS
        return tell(new DomainError('SPOKEN_TURN_TOO_LONG', { minutes }))
      }
      try {
        microphone.makeRoom(audio)
      } catch (error) {
        heard = 'full'
        return tell(error)
      }
      if (!microphone.isUsed()) emit({ name: 'speech-started', payload: { role: 'user' } })
      const isSent = session.append(audio)
      microphone.take(audio)
      if (isSent) return
      heard = 'spoilt'
      session.clear()
      tell(new DomainError('AUDIO_TOO_FAST'))
    },
    clear: reply => {
      line.ready()?.clear()
      forgetAudio()
      conversation.interrupt(reply)
    },
    commit: () => {
      const session = requireReady()
      if (session === null) return completeWith('failed')
      const isBad = heard === 'spoilt'
      const isTooShort = microphone.isTooShort()
      const timing = microphone.timing()
      const recording = isBad || isTooShort ? null : microphone.takeRecording()
      forgetAudio()
      if (isBad) return completeWith('failed')
      if (isTooShort) {
        session.clear()
        emit(askToRepeat(deps, debate))
        return completeWith('inaudible')
      }
      try {
        deps.budgets.spend(viewer, 'turn')
      } catch (error) {
        session.clear()
        tell(error)
        recording?.bytes.letGo()
        return completeWith('failed')
      }
      commits += 1
      const speech = { timing, keeps_fillers: KEEPS_FILLERS }
      conversation.commit({ isCancelled: false, speech, recording })
    },
    cancel: conversation.cancel,
    say: async () => {
      throw new DomainError('REQUEST_REFUSED', { detail: 'this debate takes audio, not words' })
    },
    end,
    close,
  }
}
