import type { SessionReady } from '#schema/voice/socket-events.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/new-id.ts'
import type { VoiceDebateSocket } from '../../lib/voice-socket.ts'
import type { ReadAloud } from './read-aloud.ts'
import { createTurnRecorder, type TurnRecorder } from './turn-recorder.ts'
import type { CreateDriver, DriverEvent, ReplyPart, VoiceDriver } from './voice-driver.ts'
import type { VoiceStore } from './voice-store.ts'

/** Without `processing-complete`, processing ends by itself (specification section 9). */
const PROCESSING_MS = 10_000

type VoiceFloorDeps = {
  clock: Clock
  store: VoiceStore
  socket: () => VoiceDebateSocket | null
  /** Null for a session that this browser cannot take part in. */
  driverOf: (session: SessionReady) => CreateDriver | null
  readAloud: ReadAloud
}

type Seat = { channel: SessionReady['channel']; driver: VoiceDriver; turn: TurnRecorder }

/** Who speaks: the user's turns, and the replies that they cut off. */
export const createVoiceFloor = ({ clock, store, readAloud, ...deps }: VoiceFloorDeps) => {
  const { socket, driverOf } = deps
  const { dispatch, alert, read, at } = store
  const control = () => read().control.kind
  let seat: Seat | null = null
  const latest: Partial<Record<ReplyPart['kind'], string>> = {}
  /** Replies that were cut off: what still comes of them is neither played nor spoken. */
  const cutOff = new Set<string>()
  let forgetProcessing: () => void = () => undefined
  /** A turn that the server does not have yet: it would be lost with the page. */
  let isUnsent = false

  const waitForReply = () => {
    forgetProcessing()
    forgetProcessing = clock.after(PROCESSING_MS, () => {
      if (control() === 'processing') alert({ kind: 'no-reply' })
      dispatch({ kind: 'waited-long' })
    })
  }
  const dropTurn = () => {
    isUnsent = false
    seat?.turn.drop()
  }
  const cancel = () => {
    if (control() !== 'opening' && control() !== 'recording') return
    dropTurn()
    dispatch({ kind: 'cancelled' })
  }
  const finish = () => {
    if (control() === 'opening') return cancel()
    if (control() !== 'recording') return
    dispatch({ kind: 'stopped', captionId: newId(), at: at() })
    seat?.turn.finish(() => {
      // Words are sent once they have been recognised.
      if (seat?.driver.sends === 'audio') isUnsent = false
      waitForReply()
    })
  }

  const writeOwnWords = (text: string) =>
    dispatch({
      kind: 'words',
      words: { role: 'user', itemId: null, text, stage: 'partial', at: at() },
    })
  const sayWords = async ({ text, timing }: Extract<DriverEvent, { kind: 'turn-words' }>) => {
    if (text === '') {
      isUnsent = false
      dispatch({ kind: 'answered', status: 'inaudible' })
      return dispatch({ kind: 'hindered', problem: { kind: 'unheard' } })
    }
    writeOwnWords(text)
    const ack = await socket()
      ?.sayTurn({ text, clientTurnId: newId(), ...(timing && { timing }) })
      .catch(() => null)
    isUnsent = false
    if (ack && !('error' in ack)) return
    alert(ack ? { kind: 'said', failure: ack } : { kind: 'turn-lost' })
    dispatch({ kind: 'answered', status: 'inaudible' })
  }
  const hearDriver = (event: DriverEvent) => {
    switch (event.kind) {
      case 'listening':
        isUnsent = true
        return dispatch(event)
      case 'playing':
      case 'quiet':
        return dispatch(event)
      case 'chunk':
        return seat?.turn.send(event.audio)
      case 'partial-words':
        return writeOwnWords(event.text)
      case 'turn-words':
        return void sayWords(event)
      case 'failed':
        cancel()
        alert({ kind: event.fault })
        return dispatch({ kind: 'hindered', problem: { kind: event.fault } })
      case 'lost':
        finish()
        return alert({ kind: event.fault })
      case 'blocked':
      case 'mute':
        return dispatch({ kind: 'hindered', problem: { kind: event.kind } })
    }
  }

  return {
    /** Takes the channel's driver. False where this browser has none. */
    take: (session: SessionReady): boolean => {
      const { channel } = session
      if (seat?.channel === channel) return true
      seat?.driver.close()
      seat = null
      const create = driverOf(session)
      const line = socket()
      if (!create || !line) return false
      const driver = create(hearDriver)
      const turn = createTurnRecorder({
        ...{ clock, socket: line, driver },
        onTooLong: () => {
          finish()
          alert({ kind: 'too-long' })
        },
        onHushed: () => dispatch({ kind: 'quiet' }),
      })
      seat = { channel, driver, turn }
      void readAloud.take(session)
      return true
    },
    driver: () => seat?.driver ?? null,
    begin: () => {
      const { session, isPlaying, reading, awaiting } = read()
      if (!socket()?.isConnected()) return alert({ kind: 'not-connected' })
      if (!session || !seat) return alert({ kind: 'not-ready' })
      if (control() !== 'ready' && control() !== 'speaking') return
      for (const reply of Object.values(latest)) cutOff.add(reply)
      readAloud.hush()
      // Since the last press the person may have agreed to more voices.
      void readAloud.look()
      dispatch({ kind: 'pressed' })
      seat.turn.begin((isPlaying && reading === null) || awaiting > 0)
    },
    finish,
    cancel,
    waitForReply,
    isUnsent: () => isUnsent,
    /** The page is no longer looked at: what was said so far goes. */
    leavePage: () => {
      if (control() !== 'recording') return
      finish()
      alert({ kind: 'hidden' })
    },
    hearReply: (part: ReplyPart, responseId: string | null) => {
      const isSpeaking = seat?.turn.isOpen() ?? false
      const reply = responseId ?? part.itemId
      latest[part.kind] = reply
      if (isSpeaking) cutOff.add(reply)
      if (cutOff.has(reply)) return
      readAloud.hush()
      seat?.driver.hear(part)
    },
    answered: () => {
      if (read().awaiting === 0) forgetProcessing()
    },
    /** The connection is gone, and the turn that was being spoken with it. */
    loseTurn: () => {
      if (!seat?.turn.isOpen()) return
      dropTurn()
      alert({ kind: 'turn-lost' })
    },
    silence: () => {
      readAloud.hush()
      dropTurn()
      void seat?.driver.hush()
    },
    close: () => {
      forgetProcessing()
      readAloud.close()
      dropTurn()
      seat?.driver.close()
      seat = null
    },
  }
}
