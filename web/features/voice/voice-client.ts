import { OPENING_DELAY_MS } from '#schema/constants.ts'
import type { SessionReady, VoiceChannel } from '#schema/voice/socket-events.ts'
import type { Clock } from '../../lib/clock.ts'
import type { LoadedDebate } from '../../lib/load-debate.ts'
import { newId } from '../../lib/new-id.ts'
import type { VoiceSocket, VoiceSocketEvent } from '../../lib/voice-socket.ts'
import { captionsOf } from './captions.ts'
import { hearServer } from './hear-server.ts'
import { createTurnRecorder, type TurnRecorder } from './turn-recorder.ts'
import type { CreateDriver, DriverEvent, VoiceDriver } from './voice-driver.ts'
import type { VoiceState } from './voice-reducer.ts'
import { createVoiceStore } from './voice-store.ts'

/** Without `processing-complete`, processing ends by itself (specification section 9). */
export const PROCESSING_MS = 10_000
/** The server gives up on the voice service after 20 s and says so; this is for one that cannot. */
export const SESSION_MS = 25_000
/** A socket's end includes three seconds of last words and twenty of the judge. */
export const END_MS = 30_000

/** What a page must act on; everything else is in the state. */
export type VoiceEvent = { kind: 'ended' } | { kind: 'end-failed' }

export type VoicePage = {
  /** Both until the answer is called. */
  onHidden: (listener: () => void) => () => void
  onOnline: (listener: () => void) => () => void
}

export type VoiceClientDeps = {
  clock: Clock
  page: VoicePage
  loaded: LoadedDebate
  openSocket: (emit: (event: VoiceSocketEvent) => void) => VoiceSocket
  /** Null for a channel that this browser cannot use. */
  driverOf: (channel: VoiceChannel) => CreateDriver | null
  load: (debateId: string) => Promise<LoadedDebate>
  /** Ends the debate without the socket. */
  end: (debateId: string) => Promise<unknown>
  emit: (event: VoiceEvent) => void
}

export type VoiceClient = {
  read: () => VoiceState
  subscribe: (listener: () => void) => () => void
  /** Connects; the answer leaves, and lets go of the microphone. */
  open: () => () => void
  /** The round control: begins a turn, or ends it. */
  press: () => void
  /** These two as a key is held. */
  begin: () => void
  finish: () => void
  cancel: () => void
  level: () => number
  /** Lets the browser play what it blocked. Inside a press. */
  unblock: () => void
  reconnect: () => void
  changeDevice: () => void
  endDebate: () => void
}

/** One spoken debate as it goes on: presses, sounds and events in, states out. */
export const createVoiceClient = (deps: VoiceClientDeps): VoiceClient => {
  const { clock, loaded } = deps
  const { debate_id: debateId } = loaded.debate
  const store = createVoiceStore(clock)
  const { dispatch, alert, read } = store
  const control = () => read().control.kind

  let socket: VoiceSocket | null = null
  let driver: { channel: VoiceChannel; is: VoiceDriver; turn: TurnRecorder } | null = null
  let wasReady = false
  let isOver = false
  /** Replies that were cut off: what still comes of them is not played. */
  const cutOff = new Set<string>()
  let latestResponse: string | null = null
  let forgetSession: () => void = () => undefined
  let forgetProcessing: () => void = () => undefined

  const synchronise = async () => {
    try {
      const { debate, turns } = await deps.load(debateId)
      dispatch({ kind: 'stored', captions: captionsOf(debate, turns) })
    } catch {
      alert({ kind: 'disconnected' })
    }
  }
  const showFirst = () => {
    const { debate, turns } = loaded
    dispatch({ kind: 'stored', captions: captionsOf(debate, turns.length > 1 ? turns : []) })
    if (turns.length !== 1) return
    // The opening follows the welcome.
    clock.after(OPENING_DELAY_MS, () =>
      dispatch({ kind: 'stored', captions: captionsOf(debate, turns) }),
    )
  }

  const loseTurn = () => {
    if (!driver?.turn.isOpen()) return
    driver.turn.drop()
    alert({ kind: 'turn-lost' })
  }
  const endWithoutSocket = async () => {
    if (isOver) return
    try {
      await deps.end(debateId)
      deps.emit({ kind: 'ended' })
    } catch {
      dispatch({ kind: 'end-failed' })
      deps.emit({ kind: 'end-failed' })
    }
  }

  const join = () => {
    dispatch({ kind: 'connecting', to: 'voice' })
    socket?.join(debateId)
    forgetSession()
    forgetSession = clock.after(SESSION_MS, () => {
      if (!read().session) dispatch({ kind: 'failed', problem: { kind: 'no-session' } })
    })
  }
  const hearConnection = (event: VoiceSocketEvent) => {
    if (event.kind === 'connected') return join()
    forgetSession()
    loseTurn()
    if (control() === 'ending') void endWithoutSocket()
    if (event.kind === 'lost') dispatch({ kind: 'connecting', to: 'server' })
    else
      dispatch({
        kind: 'failed',
        problem: { kind: wasReady ? 'disconnected' : 'unreachable' },
      })
  }

  const sayWords = async (event: Extract<DriverEvent, { kind: 'turn-words' }>) => {
    if (event.text === '') return dispatch({ kind: 'answered', status: 'inaudible' })
    const { text, timing } = event
    dispatch({
      kind: 'words',
      words: { role: 'user', itemId: null, text, stage: 'partial', at: store.at() },
    })
    try {
      const ack = await socket?.sayTurn({ text, clientTurnId: newId(), ...(timing && { timing }) })
      if (ack && 'error' in ack) {
        alert({ kind: 'said', failure: ack })
        dispatch({ kind: 'answered', status: 'inaudible' })
      }
    } catch {
      alert({ kind: 'turn-lost' })
      dispatch({ kind: 'answered', status: 'inaudible' })
    }
  }
  const finish = () => {
    if (control() === 'opening') return cancel()
    if (control() !== 'recording') return
    dispatch({ kind: 'stopped', captionId: newId(), at: store.at() })
    driver?.turn.finish(() => {
      forgetProcessing()
      forgetProcessing = clock.after(PROCESSING_MS, () => {
        if (control() === 'processing') alert({ kind: 'no-reply' })
        dispatch({ kind: 'waited-long' })
      })
    })
  }
  const cancel = () => {
    if (control() !== 'opening' && control() !== 'recording') return
    driver?.turn.drop()
    dispatch({ kind: 'cancelled' })
  }
  const hearDriver = (event: DriverEvent) => {
    switch (event.kind) {
      case 'listening':
      case 'playing':
      case 'quiet':
        dispatch(event)
        break
      case 'chunk':
        driver?.turn.send(event.audio)
        break
      case 'partial-words':
        dispatch({
          kind: 'words',
          words: {
            ...{ role: 'user', itemId: null, text: event.text },
            ...{ stage: 'partial', at: store.at() },
          },
        })
        break
      case 'turn-words':
        void sayWords(event)
        break
      case 'failed':
        cancel()
        alert({ kind: event.fault })
        dispatch({ kind: 'hindered', problem: { kind: event.fault } })
        break
      case 'lost':
        finish()
        alert({ kind: event.fault })
        break
      case 'blocked':
        dispatch({ kind: 'hindered', problem: { kind: 'blocked' } })
        break
    }
  }

  const ready = (session: SessionReady) => {
    forgetSession()
    if (driver?.channel !== session.channel) {
      driver?.is.close()
      const create = deps.driverOf(session.channel)
      if (!create || !socket) {
        driver = null
        return dispatch({ kind: 'failed', problem: { kind: 'no-driver' } })
      }
      const is = create(hearDriver)
      const turn = createTurnRecorder({
        ...{ clock, socket, driver: is },
        onTooLong: () => {
          finish()
          alert({ kind: 'too-long' })
        },
        onHushed: () => dispatch({ kind: 'quiet' }),
      })
      driver = { channel: session.channel, is, turn }
    }
    // What was said meanwhile.
    if (wasReady) void synchronise()
    wasReady = true
  }
  const news = {
    ready,
    reply: (...[part, responseId]: Parameters<Parameters<typeof hearServer>[1]['reply']>) => {
      if (responseId !== null) {
        latestResponse = responseId
        if (driver?.turn.isOpen()) cutOff.add(responseId)
        if (cutOff.has(responseId)) return
      }
      if (!driver?.turn.isOpen()) driver?.is.hear(part)
    },
    answered: (isWhole: boolean) => {
      if (read().awaiting === 0) forgetProcessing()
      if (!isWhole) void synchronise()
    },
    ended: () => {
      isOver = true
      deps.emit({ kind: 'ended' })
    },
    gone: () => {
      loseTurn()
      if (control() === 'ending') void endWithoutSocket()
    },
  }

  const begin = () => {
    const { session, isPlaying, awaiting } = read()
    if (!socket?.isConnected()) return alert({ kind: 'not-connected' })
    if (!session || !driver) return alert({ kind: 'not-ready' })
    if (control() !== 'ready' && control() !== 'speaking') return
    if (latestResponse !== null) cutOff.add(latestResponse)
    dispatch({ kind: 'pressed' })
    driver.turn.begin(isPlaying || awaiting > 0)
  }

  return {
    read,
    subscribe: store.subscribe,
    open: () => {
      showFirst()
      const opened = deps.openSocket(event => {
        if (opened !== socket) return
        if (event.kind === 'connected' || event.kind === 'lost' || event.kind === 'gave-up')
          hearConnection(event)
        else hearServer(store, news, event)
      })
      socket = opened
      opened.connect()
      const forgetHidden = deps.page.onHidden(() => {
        if (control() !== 'recording') return
        finish()
        alert({ kind: 'hidden' })
      })
      const forgetOnline = deps.page.onOnline(() => socket?.connect())
      return () => {
        forgetHidden()
        forgetOnline()
        forgetSession()
        forgetProcessing()
        driver?.turn.drop()
        driver?.is.close()
        driver = null
        socket = null
        opened.close()
      }
    },
    press: () => {
      if (control() === 'opening') cancel()
      else if (control() === 'recording') finish()
      else begin()
    },
    begin,
    finish,
    cancel,
    level: () => driver?.is.level() ?? 0,
    unblock: () => {
      driver?.is.unblock()
      dispatch({ kind: 'hindered', problem: null })
    },
    reconnect: () => {
      if (socket?.isConnected()) return join()
      dispatch({ kind: 'connecting', to: 'server' })
      socket?.connect()
    },
    changeDevice: () => driver?.is.changeDevice(),
    endDebate: () => {
      driver?.turn.drop()
      void driver?.is.hush()
      const isJoined = socket?.isConnected() && read().session
      dispatch({ kind: 'ending' })
      if (!isJoined) return void endWithoutSocket()
      socket?.endDebate()
      clock.after(END_MS, () => control() === 'ending' && void endWithoutSocket())
    },
  }
}
