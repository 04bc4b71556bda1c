import type { Language } from '#schema/constants.ts'
import { OPENING_DELAY_MS } from '#schema/constants.ts'
import type { Catalogue } from '#schema/messages/message.ts'
import { type Failure, sayFailure } from '#schema/messages/say.ts'
import type { Text } from '../../lib/i18n/en.ts'
import { loadDebate } from '../../lib/load-debate.ts'
import { newId } from '../../lib/new-id.ts'
import { NetworkError, rest } from '../../lib/rest.ts'
import {
  createTextDebateSocket,
  type TextDebateEvent,
  type TextDebateSocket,
} from '../../lib/socket.ts'
import type { DebateSetup } from '../../lib/storage.ts'
import { factsOf, factsOfSetup } from './debate-facts.ts'
import {
  type DebateAction,
  type DebateState,
  initialDebate,
  type OpenTurn,
  reduceDebate,
} from './debate-reducer.ts'
import { type Delivery, deliverTurn } from './deliver-turn.ts'
import type { DebateSource, PageEvent } from './page-event.ts'
import { pollForReply } from './poll-for-reply.ts'
import { startOnce } from './start-once.ts'

export type DebateClient = {
  read: () => DebateState
  subscribe: (listener: () => void) => () => void
  /** Starts or resumes; the answer closes. */
  open: (source: DebateSource) => () => void
  send: (text: string) => void
  askAgain: () => void
  /** The opponent has said enough. */
  stop: () => void
  /** Tries to get from a demo, or from single requests, back to the live debate. */
  reconnect: () => Promise<void>
}

const DEMO_REPLY_DELAY_MS = 1000
const DEMO_QUOTE_LENGTH = 50
/** The pauses between polls for a reply that no socket brings us. */
const POLL_PAUSES_MS = [1000, 2000, 4000, 8000, 8000, 8000]
/** After so long without a word of the reply the server is asked what it has. */
const SILENCE_MS = 45_000

type ClientDeps = {
  emit: (event: PageEvent) => void
  text: Text['debate']
  messages: Catalogue
  language: Language
}

/** One debate as it goes on: socket events and answers in, states out. Knows nothing of React. */
export const createDebateClient = ({
  emit,
  text,
  messages,
  language,
}: ClientDeps): DebateClient => {
  let state: DebateState = initialDebate
  let source: DebateSource | null = null
  let socket: TextDebateSocket | null = null
  /** Each opening has its own; what belongs to an earlier one is dropped. */
  let session = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const openTurn = (): OpenTurn | null =>
    state.kind === 'debating' && 'turn' in state.floor ? state.floor.turn : null
  const debateId = () => (state.kind === 'debating' ? state.facts.debateId : null)
  const isDemo = () => state.kind === 'debating' && state.connection.kind === 'demo'
  const isReplying = () => state.kind === 'debating' && state.floor.kind === 'replying'
  const sentenceOf = (failure: Failure) => sayFailure(messages, failure)
  const at = () => new Date().toISOString()

  const dispatch = (action: DebateAction) => {
    const next = reduceDebate(state, action)
    clearTimeout(silence)
    if (next !== state) {
      state = next
      for (const listener of listeners) listener()
    }
    if (isReplying() && !isDemo()) silence = setTimeout(() => void catchUp([]), SILENCE_MS)
  }
  const after = (delay: number, act: () => void) => {
    const mine = session
    setTimeout(() => mine === session && act(), delay)
  }

  /** Puts in order what the server has and what is shown. */
  const catchUp = async (pausesMs: readonly number[]) => {
    const [id, turn, mine] = [debateId(), openTurn(), session]
    if (id === null) return
    const isWanted = () =>
      mine === session && !isDemo() && (!turn || openTurn()?.clientTurnId === turn.clientTurnId)
    const seen = await pollForReply(id, pausesMs, isWanted)
    if (seen.kind === 'ended') emit({ kind: 'ended', debateId: id })
    else if (seen.kind === 'unreachable')
      dispatch({ kind: 'unanswered', problem: text.errors.unreachable, isStored: true })
    else if (seen.kind === 'seen') {
      dispatch({ kind: 'synced', turns: seen.turns, problem: text.noReplyYet })
      const isKnown = seen.turns.some(({ client_turn_id }) => client_turn_id === turn?.clientTurnId)
      if (turn && !isKnown) emit({ kind: 'refused', text: turn.text, problem: '' })
    }
  }

  const replyInDemo = (turn: OpenTurn) =>
    after(DEMO_REPLY_DELAY_MS, () => {
      const start = Array.from(turn.text).slice(0, DEMO_QUOTE_LENGTH).join('')
      dispatch({ kind: 'replied', turnId: newId(), text: text.demo.reply(start), at: at() })
    })

  const act = (turn: OpenTurn, delivery: Delivery) => {
    if (delivery.kind === 'stored') dispatch(delivery)
    else if (delivery.kind === 'replied') {
      dispatch({ kind: 'stored', turnId: delivery.userTurnId })
      dispatch({ kind: 'replied', turnId: delivery.turnId, text: delivery.text, at: at() })
    } else if (delivery.kind === 'unanswered')
      dispatch({ ...delivery, problem: sentenceOf(delivery.problem) || text.errors.sendFailed })
    else if (delivery.kind === 'refused') {
      dispatch({ kind: 'refused' })
      emit({ kind: 'refused', text: turn.text, problem: sentenceOf(delivery.problem) })
    } else if (delivery.kind === 'conflict') void catchUp(POLL_PAUSES_MS)
    else {
      dispatch({ kind: 'went-offline' })
      replyInDemo(turn)
    }
  }

  const deliver = async (turn: OpenTurn) => {
    const [id, mine] = [debateId(), session]
    if (isDemo() || id === null) return replyInDemo(turn)
    const delivery = await deliverTurn(socket, id, turn)
    if (mine === session && openTurn()?.clientTurnId === turn.clientTurnId) act(turn, delivery)
  }

  const join = async (joining: TextDebateSocket, id: string) => {
    const ack = await joining.join(id).catch(() => null)
    if (joining !== socket) return
    if (!ack || 'error' in ack) return dispatch({ kind: 'connection', connection: 'plain' })
    dispatch({ kind: 'connection', connection: 'live' })
    if (!ack.replying && isReplying()) void catchUp([])
  }

  const onSocketEvent = (event: TextDebateEvent, from: TextDebateSocket, id: string) => {
    if (from !== socket || state.kind !== 'debating' || isDemo()) return
    if (event.kind === 'connected') void join(from, id)
    else if (event.kind === 'lost') dispatch({ kind: 'connection', connection: 'lost' })
    else if (event.kind === 'gave-up') {
      dispatch({ kind: 'connection', connection: 'plain' })
      if (isReplying()) void catchUp(POLL_PAUSES_MS)
    } else if (event.kind === 'reply-start') dispatch({ kind: 'reply-grew', fullText: '' })
    else if (event.kind === 'reply-chunk')
      dispatch({ kind: 'reply-grew', fullText: event.fullText })
    else if (event.kind === 'reply-complete') {
      const { text: reply, turnId } = event
      if (openTurn()) dispatch({ kind: 'replied', turnId, text: reply, at: at() })
      // Said in another window.
      else if (!state.messages.some(message => message.turnId === turnId)) void catchUp([])
    } else if (isReplying())
      dispatch({ kind: 'unanswered', problem: sentenceOf(event.problem), isStored: true })
    // An error before the turn is stored comes with the acknowledgement too.
  }

  const goLive = (id: string) => {
    socket?.close()
    const opened = createTextDebateSocket(event => onSocketEvent(event, opened, id))
    socket = opened
    opened.connect()
  }

  const start = async (setup: DebateSetup): Promise<boolean> => {
    const mine = session
    try {
      const answer = await startOnce(setup, language)
      if (mine !== session) return true
      const facts = { ...factsOfSetup(setup), debateId: answer.debate_id, topic: answer.topic }
      const { welcome_message: welcome, ai_opening: opening } = answer
      dispatch({ kind: 'started', facts, welcome, opening, at: at(), isDemo: false })
      after(OPENING_DELAY_MS, () => dispatch({ kind: 'opened' }))
      emit({ kind: 'started', debateId: answer.debate_id })
      goLive(answer.debate_id)
      return true
    } catch (error) {
      if (mine !== session) return true
      if (error instanceof NetworkError) return false
      emit({ kind: 'start-failed', error, setup })
      return true
    }
  }

  /** What the demo owes: its opening, or a reply. */
  const goOnInDemo = () => {
    const turn = openTurn()
    if (turn) replyInDemo(turn)
    else after(OPENING_DELAY_MS, () => dispatch({ kind: 'opened' }))
  }

  const startDemo = (setup: DebateSetup) => {
    const { welcome, opening } = text.demo
    dispatch({
      kind: 'started',
      facts: factsOfSetup(setup),
      welcome,
      opening,
      at: at(),
      isDemo: true,
    })
    goOnInDemo()
  }

  const resume = async (id: string): Promise<boolean> => {
    const mine = session
    try {
      const loaded = await loadDebate(id)
      if (mine !== session) return true
      if (loaded.debate.status !== 'in_progress') emit({ kind: 'ended', debateId: id })
      else {
        dispatch({
          kind: 'resumed',
          facts: factsOf(loaded),
          debate: loaded.debate,
          turns: loaded.turns,
        })
        goLive(id)
      }
      return true
    } catch (error) {
      if (mine !== session) return true
      if (error instanceof NetworkError && state.kind === 'debating') return false
      emit({ kind: 'load-failed', error })
      return true
    }
  }

  const leaveDemo = async () => {
    if (state.kind !== 'debating' || state.connection.kind !== 'demo' || !source) return
    const unsaved = state.messages
      .slice(state.connection.savedCount)
      .find(({ speaker }) => speaker === 'user')
    const id = state.facts.debateId
    session += 1
    const isBack =
      source.kind === 'start' && id === null ? await start(source.setup) : await resume(id ?? '')
    if (!isBack) {
      goOnInDemo()
      return emit({ kind: 'still-offline' })
    }
    const isSaved = state.messages.some(message => message.id === unsaved?.id)
    if (unsaved && !isSaved) emit({ kind: 'unsaved-words', text: unsaved.text })
  }

  return {
    read: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: opened => {
      source = opened
      session += 1
      const mine = session
      if (opened.kind === 'start')
        void start(opened.setup).then(
          isStarted => !isStarted && mine === session && startDemo(opened.setup),
        )
      else void resume(opened.debateId)
      const whenOnline = () => {
        if (isDemo()) void leaveDemo()
        else socket?.connect()
      }
      window.addEventListener('online', whenOnline)
      return () => {
        window.removeEventListener('online', whenOnline)
        session += 1
        clearTimeout(silence)
        socket?.close()
        socket = null
      }
    },
    send: words => {
      if (state.kind !== 'debating' || state.floor.kind !== 'user') return
      const turn = { clientTurnId: newId(), text: words.trim() }
      dispatch({ kind: 'sent', turn, at: at() })
      void deliver(turn)
    },
    stop: () => {
      const id = debateId()
      // What was said comes as the reply; when the server cannot be told, the reply goes on.
      if (id !== null && isReplying()) rest.stopReply(id).catch(() => void catchUp(POLL_PAUSES_MS))
    },
    askAgain: () => {
      const turn = openTurn()
      dispatch({ kind: 'asked-again' })
      if (turn) void deliver(turn)
    },
    reconnect: async () => {
      if (isDemo()) return leaveDemo()
      dispatch({ kind: 'connection', connection: 'lost' })
      socket?.connect()
    },
  }
}
