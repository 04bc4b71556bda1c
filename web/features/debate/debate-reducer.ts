import type { OpponentLevel, OpponentStyle, Stance } from '#schema/constants.ts'
import type { Debate, DebateTopic, Turn } from '#schema/entities.ts'
import {
  type DebateMessage,
  toMessage,
  toMessages,
  welcomeMessage,
} from '../../lib/debate-messages.ts'

/** A user's turn on its way; the id makes sending it again harmless. */
export type OpenTurn = { clientTurnId: string; text: string }

/** Whose turn it is to speak. */
export type Floor =
  | { kind: 'opening'; opening: DebateMessage }
  | { kind: 'user' }
  | { kind: 'sending'; turn: OpenTurn }
  | { kind: 'replying'; turn: OpenTurn; partial: string }
  | { kind: 'unanswered'; turn: OpenTurn; problem: string; isStored: boolean }
  /** The server cannot be reached; the turn is handed over as soon as it can. */
  | { kind: 'kept'; turn: OpenTurn }

/**
 * live: a joined socket; plain: single requests; demo:
 * nothing is saved from message number `savedCount` on.
 */
export type Connection =
  | { kind: 'connecting' }
  /** It was live; Socket.IO tries again by itself. */
  | { kind: 'lost' }
  | { kind: 'live' }
  | { kind: 'plain' }
  | { kind: 'demo'; savedCount: number }

export type DebateFacts = {
  /** Null in a demo that never reached the server. */
  debateId: string | null
  topic: DebateTopic
  stance: Stance
  level: OpponentLevel
  style: OpponentStyle
  /** When the preparation ends, in milliseconds since the epoch. */
  prepEndsAt: number | null
  /** It goes on from a turn of an earlier debate. */
  isContinuation: boolean
}

export type DebateState =
  | { kind: 'preparing' }
  | {
      kind: 'debating'
      facts: DebateFacts
      messages: DebateMessage[]
      floor: Floor
      connection: Connection
    }

type Debating = Extract<DebateState, { kind: 'debating' }>

export type DebateAction =
  | {
      kind: 'started'
      facts: DebateFacts
      welcome: string
      opening: string
      at: string
      isDemo: boolean
    }
  | { kind: 'resumed'; facts: DebateFacts; debate: Debate; turns: Turn[] }
  | { kind: 'opened' }
  | { kind: 'sent'; turn: OpenTurn; at: string }
  | { kind: 'asked-again' }
  | { kind: 'stored'; turnId: string }
  | { kind: 'reply-grew'; fullText: string }
  | { kind: 'replied'; turnId: string; text: string; at: string }
  | { kind: 'unanswered'; problem: string; isStored: boolean }
  | { kind: 'kept' }
  | { kind: 'refused' }
  | { kind: 'withdrawn'; turnId: string }
  | { kind: 'synced'; turns: Turn[]; problem: string }
  | { kind: 'connection'; connection: 'connecting' | 'lost' | 'live' | 'plain' }
  | { kind: 'went-offline' }

export const initialDebate: DebateState = { kind: 'preparing' }

/** The user's last turn while it waits for its reply. */
const openTurnOf = (turns: readonly Turn[]): OpenTurn | null => {
  const last = turns.at(-1)
  return last?.speaker === 'user'
    ? { clientTurnId: last.client_turn_id ?? last.turn_id, text: last.message_text }
    : null
}

const hasOpenTurn = (floor: Floor): floor is Extract<Floor, { turn: OpenTurn }> => 'turn' in floor

/** The server's id of the turn that waits for its reply; null while it has none. */
export const storedTurnOf = (state: DebateState): string | null => {
  if (state.kind !== 'debating' || !hasOpenTurn(state.floor)) return null
  const { clientTurnId } = state.floor.turn
  return state.messages.find(({ id }) => id === clientTurnId)?.turnId ?? null
}

/** Without the turn that waits for its reply. */
const dropTurn = (state: Debating): Debating => {
  const { floor, messages } = state
  if (!hasOpenTurn(floor)) return state
  return {
    ...state,
    messages: messages.filter(({ id }) => id !== floor.turn.clientTurnId),
    floor: { kind: 'user' },
  }
}

const addReply = (
  state: Debating,
  action: Extract<DebateAction, { kind: 'replied' }>,
): Debating => {
  if (state.messages.some(message => message.turnId === action.turnId) || !hasOpenTurn(state.floor))
    return state
  const reply = {
    id: action.turnId,
    turnId: action.turnId,
    speaker: 'ai',
    text: action.text,
    timestamp: action.at,
  } as const
  return { ...state, messages: [...state.messages, reply], floor: { kind: 'user' } }
}

const goOn = (state: Debating, action: DebateAction): Debating => {
  const { floor, messages } = state
  switch (action.kind) {
    case 'opened':
      return floor.kind === 'opening'
        ? { ...state, messages: [...messages, floor.opening], floor: { kind: 'user' } }
        : state
    case 'sent': {
      if (floor.kind !== 'user') return state
      const { turn, at } = action
      const message: DebateMessage = {
        id: turn.clientTurnId,
        turnId: null,
        speaker: 'user',
        text: turn.text,
        timestamp: at,
      }
      return { ...state, messages: [...messages, message], floor: { kind: 'sending', turn } }
    }
    case 'asked-again':
      return floor.kind === 'unanswered'
        ? { ...state, floor: { kind: 'sending', turn: floor.turn } }
        : state
    case 'stored': {
      if (!hasOpenTurn(floor)) return state
      const { turn } = floor
      const stored = messages.map(message =>
        message.id === turn.clientTurnId ? { ...message, turnId: action.turnId } : message,
      )
      // The first words, or the failure, may overtake the acknowledgement.
      const isOvertaken = floor.kind === 'replying' || floor.kind === 'unanswered'
      return {
        ...state,
        messages: stored,
        floor: isOvertaken ? floor : { kind: 'replying', turn, partial: '' },
      }
    }
    case 'reply-grew':
      return hasOpenTurn(floor)
        ? { ...state, floor: { kind: 'replying', turn: floor.turn, partial: action.fullText } }
        : state
    case 'replied':
      return addReply(state, action)
    case 'unanswered':
      return hasOpenTurn(floor)
        ? {
            ...state,
            floor: {
              kind: 'unanswered',
              turn: floor.turn,
              problem: action.problem,
              isStored: action.isStored,
            },
          }
        : state
    case 'kept':
      return hasOpenTurn(floor) ? { ...state, floor: { kind: 'kept', turn: floor.turn } } : state
    case 'refused':
      return dropTurn(state)
    case 'withdrawn':
      return storedTurnOf(state) === action.turnId ? dropTurn(state) : state
    case 'synced': {
      const turn = openTurnOf(action.turns)
      return {
        ...state,
        messages: [
          ...messages.filter(({ id }) => id === 'welcome'),
          ...action.turns.map(toMessage),
        ],
        floor: turn
          ? { kind: 'unanswered', turn, problem: action.problem, isStored: true }
          : { kind: 'user' },
      }
    }
    case 'connection':
      return state.connection.kind === 'demo'
        ? state
        : { ...state, connection: { kind: action.connection } }
    case 'went-offline': {
      const unsaved = hasOpenTurn(floor) && messages.at(-1)?.turnId === null ? 1 : 0
      return {
        ...state,
        floor: hasOpenTurn(floor) ? { kind: 'sending', turn: floor.turn } : floor,
        connection: { kind: 'demo', savedCount: messages.length - unsaved },
      }
    }
    default:
      return state
  }
}

/** Decides what a text debate shows. Everything that came twice or too late leaves it as it is. */
export const reduceDebate = (state: DebateState, action: DebateAction): DebateState => {
  if (action.kind === 'started') {
    const { facts, at } = action
    const opening: DebateMessage = {
      id: 'opening',
      turnId: null,
      speaker: 'ai',
      text: action.opening,
      timestamp: at,
    }
    return {
      kind: 'debating',
      facts,
      messages: welcomeMessage(action.welcome, at),
      floor: { kind: 'opening', opening },
      connection: action.isDemo ? { kind: 'demo', savedCount: 0 } : { kind: 'connecting' },
    }
  }
  if (action.kind === 'resumed') {
    const turn = openTurnOf(action.turns)
    return {
      kind: 'debating',
      facts: action.facts,
      messages: toMessages(action.debate, action.turns),
      floor: turn ? { kind: 'replying', turn, partial: '' } : { kind: 'user' },
      connection: { kind: 'connecting' },
    }
  }
  return state.kind === 'preparing' ? state : goOn(state, action)
}

/** The user's turns so far, as the judge counts them. */
export const spokenTurns = (messages: readonly DebateMessage[]) =>
  messages.map(message => ({ speaker: message.speaker, message_text: message.text }))
