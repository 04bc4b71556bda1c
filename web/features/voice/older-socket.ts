import type { Socket } from 'socket.io-client'
import {
  OLDER_VOICE_NAMESPACE,
  type OlderVoiceClientEvents,
  type OlderVoiceServerEvents,
  type SessionReady,
} from '#schema/voice/socket-events.ts'
import { fromBase64 } from '../../lib/audio/base64.ts'
import { followConnection, openSocket } from '../../lib/connect-socket.ts'
import type { ServerSays, VoiceDebateSocket, VoiceSocketEvent } from '../../lib/voice-socket.ts'
import type { OlderLine } from './older-line.ts'

export type OlderClientSocket = Socket<OlderVoiceServerEvents, OlderVoiceClientEvents>

type OlderSocketDeps = {
  line: OlderLine
  session: SessionReady
  open?: () => OlderClientSocket
}

/** The specification has polling first on this channel. */
const openOlder = (): OlderClientSocket =>
  openSocket(OLDER_VOICE_NAMESPACE, ['polling', 'websocket'])

/** The older channel, told in the events of the newer one: whole turns, nothing partial. */
export const createOlderSocket =
  ({ line, session, open = openOlder }: OlderSocketDeps) =>
  (emit: (event: VoiceSocketEvent) => void): VoiceDebateSocket => {
    const socket = open()
    const connect = followConnection(socket, emit)
    const { debateId } = session
    const say = (says: ServerSays) => emit(says)
    let isJoined = false
    let spokenTurns = 0
    /** Chunks that the server keeps and nobody has committed. */
    let hasChunks = false
    let isAwaiting = false
    /** The reply that waits to be spoken; a later turn forgets it. */
    let unspoken: { itemId: string; text: string } | null = null

    const answered = (status: 'completed' | 'failed') => {
      if (!isAwaiting) return
      isAwaiting = false
      say({ kind: 'processing-complete', payload: { status } })
    }
    socket.on('disconnect', () => {
      isJoined = false
      hasChunks = false
      isAwaiting = false
    })
    socket.on('joined-debate', () => {
      isJoined = true
      say({ kind: 'session-ready', payload: session })
    })
    socket.on('transcription', ({ text }) => {
      const itemId = `spoken-${spokenTurns}`
      say({
        kind: 'transcription-complete',
        payload: { text, role: 'user', itemId, turnId: null },
      })
    })
    socket.on('turn-processed', ({ turnId, aiResponse: text }) => {
      say({
        kind: 'transcription-complete',
        payload: { text, role: 'ai', itemId: turnId, turnId },
      })
      answered('completed')
      unspoken = { itemId: turnId, text }
      socket.emit('request-tts', text)
    })
    socket.on('tts-response', ({ audio, text }) => {
      if (unspoken?.text !== text) return
      line.play({ itemId: unspoken.itemId, bytes: fromBase64(audio) })
      unspoken = null
    })
    socket.on('error', payload => {
      if (!isJoined) return say({ kind: 'error', payload })
      say({ kind: 'realtime-error', payload: { ...payload, fatal: false } })
      answered('failed')
    })

    return {
      connect,
      isConnected: () => socket.connected,
      join: id => {
        if (socket.connected) socket.emit('join-debate', id)
      },
      sendAudio: audio => {
        if (!socket.connected) return
        hasChunks = true
        socket.emit('voice-stream', audio, false)
      },
      commit: () => {
        if (!socket.connected) return
        spokenTurns += 1
        hasChunks = false
        isAwaiting = true
        socket.emit('voice-stream', '', true)
      },
      clear: () => {
        unspoken = null
        if (!hasChunks) return
        // Leaving forgets what a dropped turn has left on the server.
        hasChunks = false
        socket.emit('leave-debate', debateId)
        socket.emit('join-debate', debateId)
      },
      // Its replies come whole: nothing is under way that could be stopped.
      cancelResponse: () => undefined,
      sayTurn: () => Promise.reject(new Error('The older voice channel takes recordings only.')),
      endDebate: null,
      close: () => {
        socket.disconnect()
      },
    }
  }
