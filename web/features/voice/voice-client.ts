import { OPENING_DELAY_MS } from '#schema/constants.ts'
import type { SessionReady } from '#schema/voice/socket-events.ts'
import type { Clock } from '../../lib/clock.ts'
import type { LoadedDebate } from '../../lib/load-debate.ts'
import type { VoiceDebateSocket, VoiceSocketEvent } from '../../lib/voice-socket.ts'
import { captionsOf } from './captions.ts'
import { catchUp } from './catch-up.ts'
import { hearServer, type ServerNews } from './hear-server.ts'
import type { LostTurns } from './lost-turns.ts'
import { createReadAloud } from './read-aloud.ts'
import type { ReaderOf } from './reader.ts'
import type { CreateDriver } from './voice-driver.ts'
import { createVoiceFloor } from './voice-floor.ts'
import type { VoiceState } from './voice-reducer.ts'
import { createVoiceStore } from './voice-store.ts'

/** The server gives up on the voice service after 20 s and says so; this is for one that cannot. */
export const SESSION_MS = 25_000
/** The server's end includes three seconds for the last words and twenty for the judge. */
export const END_MS = 30_000

/** What a page must act on; everything else is in the state. */
export type VoiceNews = { kind: 'ended' } | { kind: 'end-failed' }

/** Both call until the answer is called. */
export type VoicePageEvents = {
  onHidden: (listener: () => void) => () => void
  onOnline: (listener: () => void) => () => void
  /** The page goes away, and its scripts with it. */
  onLeave: (listener: () => void) => () => void
  /** Once something has been pressed on the page: browsers are silent before. */
  oncePressed: (listener: () => void) => () => void
}

export type VoiceClientDeps = {
  clock: Clock
  page: VoicePageEvents
  loaded: LoadedDebate
  openSocket: (emit: (event: VoiceSocketEvent) => void) => VoiceDebateSocket
  /** Null for a session that this browser cannot take part in. */
  driverOf: (session: SessionReady) => CreateDriver | null
  readerOf: ReaderOf
  lostTurns: LostTurns
  load: (debateId: string) => Promise<LoadedDebate>
  /** Ends the debate without the socket. */
  end: (debateId: string) => Promise<unknown>
  emit: (news: VoiceNews) => void
}

export type VoiceDebateClient = {
  read: () => VoiceState
  subscribe: (listener: () => void) => () => void
  /** Connects; the answer leaves, and lets go of the microphone. */
  open: () => () => void
  /** The round control: begins a turn, ends it, or takes it back while the microphone opens. */
  press: () => void
  /** These two as a key is held. */
  begin: () => void
  finish: () => void
  cancel: () => void
  /** How loud it is where one speaks, 0 to 1. */
  level: () => number
  /** Lets the browser play what it blocked. Inside a press. */
  unblock: () => void
  /** Reads a caption aloud once more; the same one again stops it. Inside a press. */
  hearAgain: (captionId: string) => void
  /** Whether a turn would be lost if the page went now. */
  hasUnsentTurn: () => boolean
  reconnect: () => void
  changeDevice: () => void
  endDebate: () => void
}

/** One spoken debate as it goes on: presses, sounds and events in, states out. */
export const createVoiceClient = (deps: VoiceClientDeps): VoiceDebateClient => {
  const { clock, loaded, emit } = deps
  const { debate_id: debateId } = loaded.debate
  const store = createVoiceStore(clock)
  const { dispatch, read } = store
  const control = () => read().control.kind
  let socket: VoiceDebateSocket | null = null
  let wasReady = false
  let isOver = false
  let forgetSession: () => void = () => undefined
  let forgetOpening: () => void = () => undefined
  let showOpening: () => void = () => undefined
  /** Null while no reply is looked for. */
  let forgetReply: (() => void) | null = null
  const readAloud = createReadAloud(store, deps.readerOf)
  const floor = createVoiceFloor({
    ...{ clock, store, readAloud, driverOf: deps.driverOf },
    socket: () => socket,
  })

  const showStored = ({ debate, turns }: LoadedDebate) =>
    dispatch({ kind: 'stored', captions: captionsOf(debate, turns) })
  /** The opening follows the welcome after a moment, or at once for whoever begins to speak. */
  const showFirst = () => {
    const { turns } = loaded
    if (turns.length !== 1) return showStored(loaded)
    showStored({ ...loaded, turns: [] })
    clock.after(OPENING_DELAY_MS, () => showOpening())
    showOpening = () => {
      showOpening = () => undefined
      showStored(loaded)
    }
  }
  /** The opening is spoken too, unless somebody speaks or it is read already. */
  const speakOpening = () => {
    const { captions, reading, isReadable } = read()
    const isFirst = !captions.some(({ speaker }) => speaker === 'user')
    const opening = captions.find(({ turnId }) => turnId !== null)
    if (opening && isFirst && isReadable && reading === null) readAloud.read(opening.id)
  }
  const waitToSpeakOpening = () => {
    forgetOpening = clock.after(OPENING_DELAY_MS, () => {
      forgetOpening = deps.page.oncePressed(speakOpening)
    })
  }
  const userTurns = () =>
    read().captions.filter(
      ({ speaker, stage, turnId }) =>
        speaker === 'user' && (stage !== 'partial' || turnId !== null),
    ).length
  const rememberUnsent = () => {
    if (floor.isUnsent()) deps.lostTurns.remember(debateId, userTurns())
  }
  /** A turn that was left in its middle; one that has arrived after all is not lost. */
  const tellOfLostTurn = () => {
    const before = deps.lostTurns.take(debateId)
    const stored = loaded.turns.filter(({ speaker }) => speaker === 'user').length
    if (before !== null && stored <= before)
      dispatch({ kind: 'hindered', problem: { kind: 'turn-left' } })
  }
  const synchronise = async () => {
    try {
      showStored(await deps.load(debateId))
    } catch {
      // What is shown stays; the next connection looks again.
    }
  }
  /** Nothing need tell of a reply to a turn that was given elsewhere, or before a reload. */
  const lookForReply = () => {
    const isReply = ({ speaker, turnId }: { speaker: string; turnId: string | null }) =>
      speaker === 'ai' && turnId !== null
    const known =
      read().captions.findLast(isReply)?.turnId ??
      loaded.turns.findLast(({ speaker }) => speaker === 'ai')?.turn_id
    forgetReply?.()
    forgetReply = catchUp(
      clock,
      () => deps.load(debateId),
      ({ turns }) => turns.at(-1)?.speaker === 'ai' && turns.at(-1)?.turn_id !== known,
      found => {
        forgetReply = null
        showStored(found)
        dispatch({ kind: 'caught-up' })
        floor.answered()
      },
    )
  }
  const endWithoutSocket = async () => {
    if (isOver) return
    const didEnd = await deps.end(debateId).then(
      () => true,
      () => false,
    )
    if (isOver) return
    if (!didEnd) dispatch({ kind: 'end-failed' })
    emit({ kind: didEnd ? 'ended' : 'end-failed' })
  }
  const lose = () => {
    forgetSession()
    floor.loseTurn()
    if (control() === 'ending') void endWithoutSocket()
  }
  const join = () => {
    dispatch({ kind: 'connecting', to: 'voice' })
    socket?.join(debateId)
    forgetSession()
    forgetSession = clock.after(SESSION_MS, () => {
      if (!read().session) dispatch({ kind: 'failed', problem: { kind: 'no-session' } })
    })
  }

  const news: ServerNews = {
    ready: session => {
      forgetSession()
      if (!floor.take(session)) dispatch({ kind: 'failed', problem: { kind: 'no-driver' } })
      const isUnanswered = !wasReady && loaded.turns.at(-1)?.speaker === 'user'
      if (wasReady) void synchronise()
      else if (loaded.turns.length === 1) waitToSpeakOpening()
      wasReady = true
      if (session.replying) floor.waitForReply()
      if (session.replying || isUnanswered) lookForReply()
    },
    reply: floor.hearReply,
    answered: status => {
      floor.answered()
      const wasComing = forgetReply !== null
      forgetReply?.()
      forgetReply = null
      if (wasComing || status === 'failed' || status === 'incomplete') void synchronise()
    },
    ended: () => {
      isOver = true
      floor.silence()
      emit({ kind: 'ended' })
    },
    gone: lose,
  }
  const hear = (event: VoiceSocketEvent) => {
    if (event.kind === 'connected') join()
    else if (event.kind === 'lost') {
      lose()
      dispatch({ kind: 'connecting', to: 'server' })
    } else if (event.kind === 'gave-up') {
      lose()
      const kind = wasReady ? 'disconnected' : 'unreachable'
      dispatch({ kind: 'failed', problem: { kind } })
    } else hearServer(store, news, event)
  }

  const begin = () => {
    showOpening()
    floor.begin()
  }

  return {
    read,
    subscribe: store.subscribe,
    open: () => {
      isOver = false
      showFirst()
      tellOfLostTurn()
      const opened = deps.openSocket(event => opened === socket && hear(event))
      socket = opened
      opened.connect()
      const forgetHidden = deps.page.onHidden(floor.leavePage)
      const forgetOnline = deps.page.onOnline(opened.connect)
      const forgetLeave = deps.page.onLeave(rememberUnsent)
      return () => {
        isOver = true
        rememberUnsent()
        forgetLeave()
        showOpening = () => undefined
        forgetOpening()
        forgetReply?.()
        forgetHidden()
        forgetOnline()
        forgetSession()
        floor.close()
        socket = null
        opened.close()
      }
    },
    press: () => {
      if (control() === 'opening') floor.cancel()
      else if (control() === 'recording') floor.finish()
      else begin()
    },
    begin,
    finish: floor.finish,
    cancel: floor.cancel,
    level: () => floor.driver()?.level() ?? 0,
    unblock: () => {
      floor.driver()?.unblock()
      dispatch({ kind: 'hindered', problem: null })
    },
    hearAgain: readAloud.read,
    hasUnsentTurn: floor.isUnsent,
    reconnect: () => {
      if (socket?.isConnected()) return join()
      dispatch({ kind: 'connecting', to: 'server' })
      socket?.connect()
    },
    changeDevice: () => floor.driver()?.changeDevice(),
    endDebate: () => {
      const isJoined = socket?.isConnected() && read().session !== null
      floor.silence()
      dispatch({ kind: 'ending' })
      if (!isJoined || !socket?.endDebate) return void endWithoutSocket()
      socket.endDebate()
      clock.after(END_MS, () => control() === 'ending' && void endWithoutSocket())
    },
  }
}
