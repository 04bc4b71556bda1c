import { VOICE_LIMITS } from '#schema/voice/socket-events.ts'
import type { Clock } from '../../lib/clock.ts'
import type { VoiceDebateSocket } from '../../lib/voice-socket.ts'
import type { VoiceDriver } from './voice-driver.ts'

/** The end of a recording reaches the server before the commit (specification section 9). */
const COMMIT_DELAY_MS = 250

type TurnRecorderDeps = {
  clock: Clock
  socket: VoiceDebateSocket
  driver: VoiceDriver
  /** The turn has grown as long as it may. */
  onTooLong: () => void
  /** The reply that was being played is silent now. */
  onHushed: () => void
}

type RecordedTurn = {
  /** Chunks that wait for the server's buffer to be cleared; null: it is. */
  waiting: string[] | null
  cleared: Promise<void>
  forgetLimit: () => void
}

export type TurnRecorder = ReturnType<typeof createTurnRecorder>

/**
 * One turn's way to the server: clear, chunks, cancel, commit. `begin` is called inside a press.
 */
export const createTurnRecorder = ({
  clock,
  socket,
  driver,
  onTooLong,
  onHushed,
}: TurnRecorderDeps) => {
  let turn: RecordedTurn | null = null

  /** Stops the reply, and tells the server what was heard of it where it was cut off. */
  const clear = async (isCutOff: boolean) => {
    const heard = await driver.hush()
    onHushed()
    socket.clear(isCutOff ? heard : null)
  }
  return {
    /** Whether a turn is being spoken or about to be committed. */
    isOpen: () => turn !== null,
    begin: (isCutOff: boolean) => {
      driver.start()
      const mine: RecordedTurn = {
        waiting: [],
        cleared: clear(isCutOff).then(() => {
          for (const chunk of mine.waiting ?? []) if (turn === mine) socket.sendAudio(chunk)
          mine.waiting = null
        }),
        forgetLimit: clock.after(VOICE_LIMITS.longestTurnMs, onTooLong),
      }
      turn = mine
    },
    send: (chunk: string) => {
      if (!turn) return
      if (turn.waiting) turn.waiting.push(chunk)
      else socket.sendAudio(chunk)
    },
    /** What was said goes; `onCommitted` once it has. */
    finish: (onCommitted: () => void) => {
      const mine = turn
      if (!mine) return
      mine.forgetLimit()
      driver.stop()
      socket.cancelResponse()
      if (driver.sends === 'words') {
        turn = null
        return onCommitted()
      }
      clock.after(COMMIT_DELAY_MS, async () => {
        await mine.cleared
        await driver.handedOver?.()
        if (turn !== mine) return
        turn = null
        socket.commit()
        onCommitted()
      })
    },
    drop: () => {
      turn?.forgetLimit()
      turn = null
      driver.cancel()
    },
  }
}
