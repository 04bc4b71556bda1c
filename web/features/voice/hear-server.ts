import type { Failure } from '#schema/messages/say.ts'
import type {
  DisconnectReason,
  ProcessingStatus,
  SessionReady,
} from '#schema/voice/socket-events.ts'
import type { ServerSays } from '../../lib/voice-socket.ts'
import type { VoiceProblem } from './problem.ts'
import type { ReplyPart } from './voice-driver.ts'
import type { VoiceState } from './voice-reducer.ts'
import type { VoiceStore } from './voice-store.ts'

/** What is more than a change of the state. */
export type ServerNews = {
  ready: (session: SessionReady) => void
  /** A piece of a reply, for the ear. */
  reply: (part: ReplyPart, responseId: string | null) => void
  answered: (status: ProcessingStatus) => void
  ended: () => void
  /** The session is gone: it will not come back by itself. */
  gone: () => void
}

const problemOf = (reason: DisconnectReason): VoiceProblem => {
  const hasOwnSentence =
    reason === 'taken-over' || reason === 'login-ended' || reason === 'upstream-lost'
  return { kind: hasOwnSentence ? reason : 'disconnected' }
}

/** Once something was said, a fault of the model's is about the reply to it. */
const kindOf = ({ message_code: code }: Failure, { captions }: VoiceState) =>
  code?.startsWith('MODEL_') && captions.some(({ speaker }) => speaker === 'user')
    ? 'reply-failed'
    : 'said'

/** Shows what the server says. */
export const hearServer = (store: VoiceStore, news: ServerNews, says: ServerSays) => {
  const { dispatch } = store
  switch (says.kind) {
    case 'session-ready':
      dispatch({ kind: 'ready', session: says.payload })
      news.ready(says.payload)
      break
    case 'ai-audio-chunk': {
      const { itemId, audio, responseId } = says.payload
      news.reply({ kind: 'audio', itemId, audio }, responseId)
      break
    }
    case 'transcription-update':
    case 'transcription-complete': {
      const { role, itemId, text } = says.payload
      const isWhole = says.kind === 'transcription-complete'
      const whole = isWhole && says.payload.failed ? 'failed' : 'said'
      dispatch({
        kind: 'words',
        words: {
          ...{ role, itemId, text, at: store.at() },
          stage: isWhole ? whole : 'partial',
          turnId: isWhole ? says.payload.turnId : null,
        },
      })
      if (role === 'ai') news.reply({ kind: 'words', itemId, text, isWhole }, null)
      break
    }
    case 'processing-complete':
      dispatch({ kind: 'answered', status: says.payload.status })
      news.answered(says.payload.status)
      break
    case 'fact-check':
      dispatch({ kind: 'remark', remark: { ...says.payload, kind: 'fact' } })
      break
    case 'clarification-request':
      // What was not heard has no caption to stand under.
      if (says.payload.reason === 'inaudible')
        dispatch({ kind: 'hindered', problem: { kind: 'unheard' } })
      else dispatch({ kind: 'remark', remark: { ...says.payload, kind: 'question' } })
      break
    case 'realtime-error':
    case 'error': {
      const { message, ...more } = says.payload
      const failure = { error: message, ...more }
      const isAway = store.read().session === null
      // Audio that was on its way when the service broke off: its loss has been told.
      if (isAway && failure.message_code === 'AUDIO_BEFORE_READY') return
      const isFatal = says.kind === 'error' ? isAway : says.payload.fatal
      if (!isFatal) return store.alert({ kind: kindOf(failure, store.read()), failure })
      dispatch({ kind: 'failed', problem: { kind: 'stopped', failure } })
      news.gone()
      break
    }
    case 'realtime-disconnected':
      if (says.payload.recoverable) dispatch({ kind: 'connecting', to: 'voice' })
      else dispatch({ kind: 'failed', problem: problemOf(says.payload.reason) })
      news.gone()
      break
    case 'debate-ended':
      news.ended()
      break
  }
}
