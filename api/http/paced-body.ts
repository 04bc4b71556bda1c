import type { Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { StartTimer } from '#api/ai/start-timer.ts'
import { DomainError } from '#api/domain/domain-error.ts'

/** The slowest body that is waited for: a phone at the edge of its network sends 4 kB a second. */
const PACE = { ms: 15_000, bytes: 60_000 } as const

export type PacedBody = {
  pieces: AsyncIterable<Buffer>
  /** From now on the body must come at its pace; else `pieces` throw RECORDING_INCOMPLETE. */
  hurry(): void
}

/** A body that is ended where its sender stalls, so that it takes up no room for ever. */
export const createPacedBody = (body: Readable, startTimer: StartTimer): PacedBody => {
  // Each wait has a promise of its own: one for all would keep every piece in memory.
  let giveUp: (error: DomainError) => void = () => undefined
  let fault: DomainError | null = null
  let stopTimer = (): void => undefined
  let came = 0

  const hurry = () => {
    came = 0
    stopTimer = startTimer(PACE.ms, () => {
      if (came >= PACE.bytes) return hurry()
      fault = new DomainError('RECORDING_INCOMPLETE')
      giveUp(fault)
    })
  }
  async function* read(): AsyncGenerator<Buffer> {
    // Its sender is still to read the answer by the same connection.
    const pieces = body.iterator({ destroyOnReturn: false })
    const next = () =>
      new Promise<IteratorResult<Buffer>>((resolve, reject) => {
        // It may have been too slow while its last piece was read.
        if (fault !== null) return reject(fault)
        giveUp = reject
        pieces.next().then(resolve, reject)
      })
    try {
      for (let piece = await next(); !piece.done; piece = await next()) {
        came += piece.value.length
        yield piece.value
        // Else Node reads two MB of one body at a time, and others wait for that at every step.
        await othersFirst()
      }
    } finally {
      stopTimer()
    }
  }
  return { pieces: read(), hurry }
}
