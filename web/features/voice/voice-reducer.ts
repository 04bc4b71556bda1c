import type { ProcessingStatus, SessionReady } from '#schema/voice/socket-events.ts'
import {
  addRemark,
  type Caption,
  dropAllReserved,
  dropReserved,
  type HeardWords,
  mergeStored,
  type Remark,
  reserve,
  settleWordless,
  writeWords,
} from './captions.ts'
import type { VoiceProblem } from './problem.ts'

/** What the one control is doing. */
export type Control =
  | { kind: 'connecting'; to: 'server' | 'voice' }
  | { kind: 'ready' }
  /** The microphone is being opened; perhaps the browser asks. */
  | { kind: 'opening' }
  | { kind: 'recording' }
  | { kind: 'processing'; of: 'turn' | 'reply' }
  | { kind: 'speaking' }
  /** Nothing goes on by itself. */
  | { kind: 'error'; problem: VoiceProblem }
  | { kind: 'ending' }

export type VoiceState = {
  control: Control
  captions: Caption[]
  /** Null until the voice service is ready, and while it is away. */
  session: SessionReady | null
  /** Turns that have not been answered. */
  awaiting: number
  /** A reply is under way to a turn that was given elsewhere, or before a reload. */
  isReplyComing: boolean
  isPlaying: boolean
  /** The caption that is read aloud once more. */
  reading: string | null
  /** Whether the browser has a voice for that. */
  isReadable: boolean
  /** The last whole words of the user's, for reading back. */
  lastWords: string | null
  /** Shown for five seconds. */
  alert: { id: number; problem: VoiceProblem } | null
  /** Stands until the next turn is heard, or a press lets the sound play. */
  hindrance: VoiceProblem | null
}

export type VoiceAction =
  | { kind: 'stored'; captions: Caption[] }
  | { kind: 'connecting'; to: 'server' | 'voice' }
  | { kind: 'ready'; session: SessionReady }
  | { kind: 'pressed' }
  | { kind: 'listening' }
  | { kind: 'stopped'; captionId: string; at: string }
  | { kind: 'cancelled' }
  | { kind: 'words'; words: HeardWords }
  | { kind: 'remark'; remark: Remark }
  | { kind: 'playing' }
  | { kind: 'quiet' }
  | { kind: 'readable'; isReadable: boolean }
  | { kind: 'reading'; captionId: string }
  | { kind: 'answered'; status: ProcessingStatus }
  | { kind: 'waited-long' }
  /** The reply that was under way at the beginning is there. */
  | { kind: 'caught-up' }
  | { kind: 'alert'; id: number; problem: VoiceProblem }
  | { kind: 'alert-over'; id: number }
  | { kind: 'hindered'; problem: VoiceProblem | null }
  | { kind: 'failed'; problem: VoiceProblem }
  | { kind: 'ending' }
  | { kind: 'end-failed' }

export const initialVoice: VoiceState = {
  control: { kind: 'connecting', to: 'server' },
  captions: [],
  session: null,
  awaiting: 0,
  isReplyComing: false,
  isPlaying: false,
  reading: null,
  isReadable: false,
  lastWords: null,
  alert: null,
  hindrance: null,
}

/** What the control does when nobody speaks into it. */
const atRest = ({ isPlaying, awaiting, isReplyComing, session }: VoiceState): Control => {
  if (!session) return { kind: 'connecting', to: 'server' }
  if (isPlaying) return { kind: 'speaking' }
  return awaiting > 0 || isReplyComing ? { kind: 'processing', of: 'reply' } : { kind: 'ready' }
}
const rest = (state: VoiceState): VoiceState => ({ ...state, control: atRest(state) })

/** The control follows the sound and the server only while it is not in the user's hand. */
const isFree = ({ control }: VoiceState) =>
  control.kind === 'ready' || control.kind === 'processing' || control.kind === 'speaking'
const follow = (state: VoiceState): VoiceState => (isFree(state) ? rest(state) : state)

const writtenDown = (state: VoiceState, words: HeardWords): VoiceState => {
  const isOwnTurn = words.role === 'user' && words.stage !== 'partial'
  const control: Control =
    isOwnTurn && state.control.kind === 'processing'
      ? { kind: 'processing', of: 'reply' }
      : state.control
  return {
    ...state,
    control,
    captions: writeWords(state.captions, words),
    lastWords: isOwnTurn && words.text !== '' ? words.text : state.lastWords,
  }
}

const caughtUp = (state: VoiceState): VoiceState =>
  state.isReplyComing ? follow({ ...state, isReplyComing: false }) : state

const answered = (state: VoiceState, status: ProcessingStatus): VoiceState => {
  // An answer to a turn from before, or after the wait was given up.
  if (state.awaiting === 0) return caughtUp(state)
  const captions = status === 'inaudible' ? dropReserved(state.captions) : state.captions
  const after = { ...state, captions, awaiting: state.awaiting - 1 }
  // The turn that is on its way now is not the one that was answered.
  return after.awaiting > 0 ? after : follow(after)
}

/** Without a session nothing is awaited; what is stored is asked for when there is one again. */
const cutOff = (state: VoiceState, control: Control): VoiceState => ({
  ...state,
  control,
  session: null,
  awaiting: 0,
  isReplyComing: false,
  captions: dropAllReserved(state.captions),
})

/** Tells of a stored turn that nobody answers, until it is answered or the next one is heard. */
const tellUnanswered = (state: VoiceState): VoiceState => {
  const { captions, awaiting, isReplyComing, session, hindrance } = state
  const last = captions.at(-1)
  const isLeft = last?.speaker === 'user' && last.turnId !== null
  if (isLeft && session && awaiting === 0 && !isReplyComing)
    return { ...state, hindrance: hindrance ?? { kind: 'unanswered' } }
  return hindrance?.kind === 'unanswered' ? { ...state, hindrance: null } : state
}

const reduceControl = (state: VoiceState, action: VoiceAction): VoiceState => {
  switch (action.kind) {
    case 'connecting':
      return cutOff(state, { kind: 'connecting', to: action.to })
    case 'ready': {
      const { session } = action
      const after = {
        ...state,
        session,
        isReplyComing: session.replying && state.awaiting === 0,
        captions: settleWordless(state.captions, session.transcribing),
      }
      const isBack = state.control.kind === 'connecting' || state.control.kind === 'error'
      return tellUnanswered(isBack ? rest(after) : after)
    }
    case 'pressed':
      return {
        ...state,
        control: { kind: 'opening' },
        // A turn whose words never came keeps no place for ever.
        captions: state.awaiting === 0 ? dropAllReserved(state.captions) : state.captions,
      }
    case 'listening':
      return state.control.kind === 'opening'
        ? { ...state, control: { kind: 'recording' }, alert: null, hindrance: null }
        : state
    case 'stopped':
      return {
        ...state,
        control: { kind: 'processing', of: 'turn' },
        awaiting: state.awaiting + 1,
        captions: reserve(state.captions, action.captionId, action.at),
      }
    case 'cancelled':
      return state.control.kind === 'opening' || state.control.kind === 'recording'
        ? rest(state)
        : state
    case 'failed':
      return cutOff(state, { kind: 'error', problem: action.problem })
    case 'ending':
      return { ...state, control: { kind: 'ending' } }
    case 'end-failed':
      return rest(state)
    default:
      return state
  }
}

/** Decides what a spoken debate shows. What came twice or too late leaves it as it is. */
export const reduceVoice = (state: VoiceState, action: VoiceAction): VoiceState => {
  switch (action.kind) {
    case 'stored':
      return tellUnanswered({
        ...state,
        captions: mergeStored(
          state.captions,
          action.captions,
          state.awaiting > 0 || state.control.kind === 'recording',
        ),
      })
    case 'words':
      return writtenDown(state, action.words)
    case 'remark':
      return { ...state, captions: addRemark(state.captions, action.remark) }
    case 'playing':
      return follow({ ...state, isPlaying: true })
    case 'quiet':
      return follow({ ...state, isPlaying: false, reading: null })
    case 'readable':
      return { ...state, isReadable: action.isReadable }
    case 'reading':
      return { ...state, reading: action.captionId }
    case 'answered':
      return answered(state, action.status)
    case 'waited-long':
      return follow({ ...state, awaiting: 0, isReplyComing: false })
    case 'caught-up':
      return caughtUp(state)
    case 'alert':
      return { ...state, alert: { id: action.id, problem: action.problem } }
    case 'alert-over':
      return state.alert?.id === action.id ? { ...state, alert: null } : state
    case 'hindered':
      return { ...state, hindrance: action.problem }
    default:
      return state.control.kind === 'ending' && action.kind !== 'end-failed'
        ? state
        : reduceControl(state, action)
  }
}
