import type { Language } from '#schema/constants.ts'
import type { Catalogue } from '#schema/messages/message.ts'
import { type Failure, sayFailure } from '#schema/messages/say.ts'
import type { Clock } from '../../lib/clock.ts'
import type { DebateText } from '../../lib/i18n/en-debate.ts'
import {
  type DebateAction,
  type DebateState,
  initialDebate,
  type OpenTurn,
  reduceDebate,
} from './debate-reducer.ts'
import type { PageEvent } from './page-event.ts'

export type SessionDeps = {
  clock: Clock
  emit: (event: PageEvent) => void
  text: DebateText
  messages: Catalogue
  language: Language
}

export type DebateSession = ReturnType<typeof createDebateSession>

/** One debate's state, and which of its openings is the current one. Knows of no server. */
export const createDebateSession = (deps: SessionDeps) => {
  let state: DebateState = initialDebate
  let opening = 0
  const listeners = new Set<() => void>()

  /** Tells, later, whether the opening of now is still the current one. */
  const mark = () => {
    const mine = opening
    return () => mine === opening
  }
  return {
    ...deps,
    read: () => state,
    /** Heard after every action, also one that changed nothing. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    dispatch: (action: DebateAction) => {
      state = reduceDebate(state, action)
      for (const listener of listeners) listener()
    },
    mark,
    /** Whatever belongs to an earlier opening is dropped from now on. */
    renew: () => {
      opening += 1
    },
    /** Acts after a delay, if the opening is still the current one by then. */
    after: (delayMs: number, act: () => void) => {
      const isCurrent = mark()
      deps.clock.after(delayMs, () => isCurrent() && act())
    },
    at: () => new Date(deps.clock.now()).toISOString(),
    sentenceOf: (failure: Failure) => sayFailure(deps.messages, failure),
    openTurn: (): OpenTurn | null =>
      state.kind === 'debating' && 'turn' in state.floor ? state.floor.turn : null,
    /** A turn that waits for the server to be reached. */
    keptTurn: (): OpenTurn | null =>
      state.kind === 'debating' && state.floor.kind === 'kept' ? state.floor.turn : null,
    debateId: () => (state.kind === 'debating' ? state.facts.debateId : null),
    isLive: () => state.kind === 'debating' && state.connection.kind === 'live',
    isDemo: () => state.kind === 'debating' && state.connection.kind === 'demo',
    isReplying: () => state.kind === 'debating' && state.floor.kind === 'replying',
  }
}
