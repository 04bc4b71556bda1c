import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { RealtimeEvent, RealtimeSession, RealtimeVoice } from '#api/ai/voice.ts'
import type { Deps } from '#api/domain/deps.ts'
import type { FailureMessage } from '#schema/messages/message.ts'

/** The longest wait for a session that can be spoken to. Milliseconds. */
const READY_LIMIT_MS = 20_000
/** The service ends a session after 60 minutes: it is replaced before. Milliseconds. */
const ROTATE_AFTER_MS = 55 * 60_000

export type LineEnd = { isExpired: boolean; failure: FailureMessage }

type Parts = {
  deps: Deps
  voice: RealtimeVoice
  loadDebate(): Promise<DebateSoFar>
  /** Changes with every turn: a session that was opened before does not know it. */
  turnCount(): number
  /** Between two turns, when nothing is lost by a change of the session. */
  isIdle(): boolean
  onReady(): void
  onEvent(event: RealtimeEvent): void
  /** It was ready and is no more, or never became ready. */
  onEnd(end: LineEnd & { wasReady: boolean }): void
  onFault(error: unknown): void
}

/** The debate's way to the model: one session after the other. */
export type UpstreamLine = {
  /** The session that can be spoken to; null while there is none. */
  ready(): RealtimeSession | null
  isClosed(): boolean
  /** Closes what there is and opens a new session with the whole history. */
  open(): void
  /** To be called when the debate falls idle: a rotation may have waited for it. */
  onIdle(): void
  close(): void
}

/** One attempt at a session. */
type LineAttempt = { session: RealtimeSession | null; isReady: boolean; stopTimers: () => void }

export const createLine = (parts: Parts): UpstreamLine => {
  const { deps, voice } = parts
  let current: LineAttempt | null = null
  /** The session that is to take over, while it gets ready beside the current one. */
  let next: LineAttempt | null = null
  let isRotationDue = false

  const drop = (attempt: LineAttempt | null) => {
    attempt?.stopTimers()
    attempt?.session?.close()
  }

  /** What was dropped is not listened to any more. */
  const replace = (attempt: LineAttempt | null) => {
    const old = [current, next]
    current = attempt
    next = null
    for (const each of old) if (each !== attempt) drop(each)
  }

  const becomeCurrent = (attempt: LineAttempt) => {
    if (attempt === next) replace(attempt)
    isRotationDue = false
    attempt.stopTimers = deps.startTimer(ROTATE_AFTER_MS, () => {
      isRotationDue = true
      rotate()
    })
    parts.onReady()
  }

  const onReady = (attempt: LineAttempt, turnsKnown: number) => {
    if (attempt.isReady) return
    attempt.stopTimers()
    const isStale = turnsKnown !== parts.turnCount() || !parts.isIdle()
    if (attempt === next && isStale) return replace(current)
    attempt.isReady = true
    becomeCurrent(attempt)
  }

  const onClosed = (attempt: LineAttempt, end: LineEnd) => {
    attempt.session = null
    attempt.stopTimers()
    if (attempt === next) next = null
    else {
      replace(null)
      parts.onEnd({ ...end, wasReady: attempt.isReady })
    }
  }

  const isAlive = (attempt: LineAttempt) => attempt === current || attempt === next

  const hear = (attempt: LineAttempt, turnsKnown: number, event: RealtimeEvent) => {
    if (!isAlive(attempt)) return
    if (event.kind === 'ready') onReady(attempt, turnsKnown)
    else if (event.kind === 'closed') onClosed(attempt, event)
    else if (attempt === current && attempt.isReady) parts.onEvent(event)
  }

  const start = async (attempt: LineAttempt) => {
    const turnsKnown = parts.turnCount()
    const debate = await parts.loadDebate()
    if (!isAlive(attempt)) return
    attempt.session = voice.open(debate, event => {
      // Nobody stands above this call: a fault of ours must not end the server.
      try {
        hear(attempt, turnsKnown, event)
      } catch (error) {
        parts.onFault(error)
      }
    })
  }

  const attempt = (): LineAttempt => {
    const made: LineAttempt = { session: null, isReady: false, stopTimers: () => undefined }
    const giveUp = (failure: FailureMessage) => {
      if (!isAlive(made)) return
      drop(made)
      onClosed(made, { isExpired: false, failure })
    }
    made.stopTimers = deps.startTimer(READY_LIMIT_MS, () => giveUp({ code: 'MODEL_TOO_SLOW' }))
    return made
  }

  const begin = (made: LineAttempt) => {
    start(made).catch(error => {
      deps.log.error({ err: error }, 'a voice session could not be opened')
      if (!isAlive(made)) return
      onClosed(made, { isExpired: false, failure: { code: 'SERVER_FAULT' } })
    })
  }

  const rotate = () => {
    if (!isRotationDue || next !== null || !current?.isReady || !parts.isIdle()) return
    next = attempt()
    begin(next)
  }

  return {
    ready: () => (current?.isReady ? current.session : null),
    isClosed: () => current === null,
    open: () => {
      const made = attempt()
      replace(made)
      begin(made)
    },
    onIdle: rotate,
    close: () => replace(null),
  }
}
