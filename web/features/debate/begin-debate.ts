import { OPENING_DELAY_MS } from '#schema/constants.ts'
import type { Turn } from '#schema/entities.ts'
import { loadDebate } from '../../lib/load-debate.ts'
import { NetworkError } from '../../lib/rest.ts'
import type { DebateSetup } from '../../lib/storage.ts'
import { factsOf, factsOfSetup } from './debate-facts.ts'
import type { OpenTurn } from './debate-reducer.ts'
import type { DebateSession } from './debate-session.ts'
import { handOverTurn } from './hand-over-turn.ts'
import { readKeptTurn } from './kept-turn.ts'
import { startOnce } from './start-once.ts'

type GoLive = (debateId: string) => void

/** Starts a debate of a setup. False when the server cannot be reached. */
export const startDebate = async (
  session: DebateSession,
  setup: DebateSetup,
  goLive: GoLive,
): Promise<boolean> => {
  const { clock, dispatch, emit, language, at } = session
  const isCurrent = session.mark()
  try {
    const answer = await startOnce(setup, language)
    if (!isCurrent()) return true
    const facts = {
      ...factsOfSetup(setup, clock.now()),
      debateId: answer.debate_id,
      topic: answer.topic,
    }
    const { welcome_message: welcome, ai_opening: opening } = answer
    dispatch({ kind: 'started', facts, welcome, opening, at: at(), isDemo: false })
    session.after(OPENING_DELAY_MS, () => dispatch({ kind: 'opened' }))
    emit({ kind: 'started', debateId: answer.debate_id })
    goLive(answer.debate_id)
    return true
  } catch (error) {
    if (!isCurrent()) return true
    if (error instanceof NetworkError) return false
    emit({ kind: 'start-failed', error, setup })
    return true
  }
}

/** A turn that an earlier page could not hand over: the server gets it now, if it has it not. */
const sendKeptTurn = (session: DebateSession, kept: OpenTurn, turns: readonly Turn[]) => {
  if (turns.some(({ client_turn_id }) => client_turn_id === kept.clientTurnId)) return
  // Another window has gone on meanwhile.
  if (session.openTurn()) return session.emit({ kind: 'unsaved-words', text: kept.text })
  session.dispatch({ kind: 'sent', turn: kept, at: session.at() })
  void handOverTurn(session, null, kept)
}

/** Goes on with a debate. False when a shown one cannot be reached. */
export const resumeDebate = async (
  session: DebateSession,
  debateId: string,
  goLive: GoLive,
): Promise<boolean> => {
  const { dispatch, emit } = session
  const isCurrent = session.mark()
  const kept = readKeptTurn(debateId)
  try {
    const loaded = await loadDebate(debateId)
    if (!isCurrent()) return true
    const { debate, turns } = loaded
    if (debate.status !== 'in_progress') emit({ kind: 'ended', debateId })
    else {
      dispatch({ kind: 'resumed', facts: factsOf(loaded), debate, turns })
      if (kept) sendKeptTurn(session, kept, turns)
      goLive(debateId)
    }
    return true
  } catch (error) {
    if (!isCurrent()) return true
    if (error instanceof NetworkError && session.read().kind === 'debating') return false
    emit({ kind: 'load-failed', error })
    return true
  }
}
