import { endDebate } from '#api/domain/debates/end-debate.ts'
import { ReplyStopped } from '#api/domain/debates/live-replies.ts'
import { debateEnded } from '#api/domain/debates/turn-lease.ts'
import { DomainError, modelFailure } from '#api/domain/domain-error.ts'
import { askToRepeat as askToRepeatIn } from '#api/domain/voice/ask-to-repeat.ts'
import { createOutbox } from '#api/domain/voice/outbox.ts'
import { toRealtimeError } from '#api/domain/voice/realtime-error.ts'
import { createSecondLook } from '#api/domain/voice/second-look.ts'
import type { SubmittedWords, VoiceEvent, VoiceSession } from '#api/domain/voice/voice-session.ts'
import type { VoiceSessionParts } from '#api/domain/voice/voice-session-parts.ts'
import { fieldProblems, messageProblem } from '#schema/validation.ts'
import type {
  DisconnectReason,
  HeardReply,
  ProcessingStatus,
  RealtimeServerEvents,
  VoiceChannel,
} from '#schema/voice/socket-events.ts'
import { answerTurn, type StoredTurn, type TurnUnderWay } from './answer-turn.ts'
import { createListening, type HeardTurn } from './listening.ts'
import { createReply, type TurnReply } from './reply.ts'
import { createSpokenTurn } from './spoken-turn.ts'

/** Who comes back within this time finds the session as it was. Milliseconds. */
const REATTACH_MS = 30_000
/** The longest wait for the last words when a debate or its session ends. Milliseconds. */
const LAST_WORDS_MS = 3_000
/** Turns that may wait for the one that is being answered. */
const MOST_WAITING = 2

/**
 * A spoken debate that goes turn by turn: the words are made out (here, or by the browser),
 * answered as a written turn is, and spoken (here, or by the browser).
 */
export const openTurnSession = (
  { deps, viewer, debate, onClosed }: VoiceSessionParts,
  channel: Exclude<VoiceChannel, 'realtime'>,
): VoiceSession => {
  const { debate_id: debateId, language } = debate
  const { transcriber } = deps.voice
  const synthesizer = channel === 'turns' ? deps.voice.synthesizer : null
  const outbox = createOutbox()
  const over = new AbortController()
  let isAttached = false
  let isClosed = false
  let isEnding = false
  let ending: Promise<void> | null = null
  let closing: Promise<void> | null = null
  let stopAbandoning = (): void => undefined
  let steps: Promise<unknown> = Promise.resolve()
  /** Sent again, a turn of the browser's is the same turn. */
  const said = new Map<string, Promise<StoredTurn>>()
  /** Replies to the turns that were taken: the first is being given, the others wait. */
  const underWay: TurnReply[] = []
  let latest: TurnReply | null = null

  const emit = (event: VoiceEvent) => {
    if (!isClosed) outbox.emit(event)
  }
  const tell = <Name extends keyof RealtimeServerEvents>(
    name: Name,
    payload: Parameters<RealtimeServerEvents[Name]>[0],
  ) => emit({ name, payload } as VoiceEvent)
  const tellFailure = (error: unknown) =>
    tell('realtime-error', toRealtimeError(deps.log, modelFailure(error)))
  const listening = createListening(emit, () => deps.heldSpeech.hold(viewer))
  const secondLook = createSecondLook(deps, debate, emit)
  const parts = { deps, viewer, debateId, tell, secondLook }

  const step = (act: () => Promise<void>): void => {
    steps = steps.then(act).catch(tellFailure)
  }
  /** The steps so far, but not for ever. */
  const settled = async (): Promise<void> => {
    const enough = new AbortController()
    await Promise.race([steps, deps.wait(LAST_WORDS_MS, enough.signal)])
    enough.abort()
  }

  const askToRepeat = (): ProcessingStatus => {
    emit(askToRepeatIn(deps, debate))
    return 'inaudible'
  }

  /** Null: whoever spoke has been told otherwise. */
  const handle = async (turn: TurnUnderWay, reply: TurnReply): Promise<ProcessingStatus | null> => {
    let isStored = false
    const onStored = (stored: StoredTurn) => {
      isStored = true
      turn.onStored(stored)
    }
    try {
      const text = await turn.words()
      if (text === '') return askToRepeat()
      tell('transcription-update', { text, role: 'user', partial: true, itemId: turn.itemId })
      return await answerTurn(parts, { ...turn, onStored }, reply, text)
    } catch (error) {
      if (!isStored && turn.onRefused(error)) return null
      if (error instanceof ReplyStopped || over.signal.aborted) return 'cancelled'
      tellFailure(error)
      return 'failed'
    } finally {
      if (!isStored) turn.drop()
    }
  }

  const take = (turn: TurnUnderWay): void => {
    const reply = createReply({
      deps,
      debate,
      synthesizer,
      emit,
      isAlone: () => !isAttached,
      onFailure: tellFailure,
    })
    underWay.push(reply)
    step(async () => {
      const status = await handle(turn, reply)
      underWay.shift()
      latest = reply
      await reply.settle().catch(tellFailure)
      if (status !== null) tell('processing-complete', { status })
    })
  }

  /** What was said stays; nobody waits for an answer to it any more. */
  const interrupt = (heard: HeardReply): void => {
    const { itemId } = heard
    const isOfLatest = itemId === undefined ? underWay.length === 0 : itemId === latest?.itemId
    if (latest && isOfLatest && latest.cut(heard)) {
      const settling = latest.settle().catch(tellFailure)
      step(() => settling)
    }
    const [first] = underWay
    for (const reply of underWay) {
      const isOfThis = itemId === undefined || itemId === reply.itemId
      if (reply.cut(isOfThis ? heard : {}) && reply === first)
        deps.liveReplies.abort(debateId, new ReplyStopped())
    }
  }

  const takeWords = ({ text, client_turn_id: clientTurnId, timing }: SubmittedWords) =>
    new Promise<StoredTurn>((resolve, reject) => {
      const fields = fieldProblems({ text: [messageProblem, text] })
      if (fields.length > 0) return reject(new DomainError('FIELDS_INVALID', {}, { fields }))
      if (isEnding) return reject(debateEnded())
      if (underWay.length > MOST_WAITING) return reject(new DomainError('TURN_RUNNING'))
      take({
        itemId: deps.newId(),
        clientTurnId,
        speech: { timing, keeps_fillers: false },
        words: async () => text.trim(),
        onStored: resolve,
        onRefused: error => {
          reject(modelFailure(error))
          return true
        },
        drop: () => undefined,
      })
    })

  /** The turn is taken, or why it is not. */
  const takeCommitted = (turn: HeardTurn | null): ProcessingStatus | 'taken' => {
    if (channel !== 'turns' || !transcriber) {
      tellFailure(new DomainError('VOICE_UNAVAILABLE'))
      return 'failed'
    }
    if (!turn) return askToRepeat()
    if (underWay.length > MOST_WAITING) {
      tellFailure(new DomainError('TURN_RUNNING'))
      return 'failed'
    }
    const onFailure = tellFailure
    const { signal } = over
    take(createSpokenTurn({ deps, viewer, debate, transcriber, signal, onFailure }, turn))
    return 'taken'
  }

  const commit = (): void => {
    const turn = listening.take()
    const status = isEnding ? 'failed' : takeCommitted(turn)
    if (status === 'taken') return
    turn?.file.bytes.letGo()
    tell('processing-complete', { status })
  }

  const finish = async (): Promise<void> => {
    isEnding = true
    interrupt({})
    await settled()
    const ended = await endDebate(deps, viewer, { debate_id: debateId })
    tell('debate-ended', { debateId, score: ended.overall_score, status: ended.status })
    leave()
  }

  /** Ending again waits for the same end; a failed one can be tried again. */
  const end = (): Promise<void> => {
    ending ??= finish().catch(error => {
      ending = null
      isEnding = false
      tellFailure(error)
    })
    return ending
  }

  const stopFollowing = deps.debateEvents.subscribe(change => {
    const isOver = change.kind === 'ended' || change.kind === 'unscored'
    if (change.debateId === debateId && isOver && !isEnding && !isClosed) void end()
  })

  const leave = (): void => {
    stopAbandoning()
    stopFollowing()
    isClosed = true
    listening.clear()
    over.abort()
    secondLook.stop()
    onClosed()
  }

  const shut = async (reason: DisconnectReason): Promise<void> => {
    tell('realtime-disconnected', { reason, recoverable: false })
    interrupt({})
    if (!isClosed) leave()
    await settled()
  }
  const close = (reason: DisconnectReason): Promise<void> => {
    closing ??= shut(reason)
    return closing
  }

  /** A reply that is on its way is stored whole, though nobody hears it. */
  const abandon = async (): Promise<void> => {
    await steps
    if (!isAttached) await close('abandoned')
  }

  return {
    debateId,
    channel,
    attach: listener => {
      stopAbandoning()
      isAttached = true
      outbox.attach(listener)
      tell('session-ready', {
        debateId,
        channel,
        language,
        sendsAudio: synthesizer !== null,
        keepsAudio: deps.keepsAudio && channel === 'turns',
        replying: underWay.length > 0 || deps.liveReplies.textOf(debateId) !== null,
        // A turn is stored with its words.
        transcribing: [],
      })
      outbox.replay()
    },
    detach: () => {
      isAttached = false
      // What follows after a gap would make no sentence.
      listening.clear()
      outbox.detach()
      stopAbandoning = deps.startTimer(REATTACH_MS, () => void abandon())
    },
    append: audio => {
      if (channel === 'turns' && !isEnding && !isClosed) listening.append(audio)
    },
    clear: heard => {
      listening.clear()
      interrupt(heard)
    },
    commit,
    cancel: interrupt,
    say: turn => {
      const known = said.get(turn.client_turn_id)
      if (known) return known
      const stored = takeWords(turn)
      said.set(turn.client_turn_id, stored)
      stored.catch(() => said.delete(turn.client_turn_id))
      return stored
    },
    end,
    close,
  }
}
