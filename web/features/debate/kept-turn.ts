import { readItem, removeItem, writeItem } from '../../lib/storage.ts'
import type { OpenTurn } from './debate-reducer.ts'
import type { DebateSession } from './debate-session.ts'

const keyOf = (debateId: string) => `debateTurn:${debateId}`

/** The turn that this browser has sent and the server has not confirmed; null without one. */
export const readKeptTurn = (debateId: string): OpenTurn | null => {
  const [clientTurnId = '', ...lines] = (readItem('session', keyOf(debateId)) ?? '').split('\n')
  return clientTurnId === '' ? null : { clientTurnId, text: lines.join('\n') }
}

/** A turn on its way that only this browser has. */
const unsentTurn = (session: DebateSession): OpenTurn | null => {
  const [state, turn] = [session.read(), session.openTurn()]
  if (state.kind !== 'debating' || !turn || session.isDemo()) return null
  const message = state.messages.find(({ id }) => id === turn.clientTurnId)
  return message?.turnId === null ? turn : null
}

/** Keeps a turn over a reload until the server has it; the answer stops that. */
export const watchUnsentTurn = (session: DebateSession) => {
  let kept: OpenTurn | null = null
  return session.subscribe(() => {
    const [id, turn] = [session.debateId(), unsentTurn(session)]
    if (id === null || turn?.clientTurnId === kept?.clientTurnId) return
    kept = turn
    if (turn) writeItem('session', keyOf(id), `${turn.clientTurnId}\n${turn.text}`)
    else removeItem('session', keyOf(id))
  })
}
