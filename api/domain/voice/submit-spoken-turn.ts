import { requireOwnDebate } from '#api/domain/debates/require-debate.ts'
import { type SubmitTurn, submitTurn, type TurnEvent } from '#api/domain/debates/submit-turn.ts'
import { debateEnded } from '#api/domain/debates/turn-lease.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError, invalidField, modelFailure } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import { findTurns } from '#db/queries/turns.ts'
import { createHeldBytes, type HeldFile, readFile } from './held-bytes.ts'
import { keepRecording } from './keep-recording.ts'
import { readRecording } from './read-recording.ts'

/** The longest wait for the words of a recording. Milliseconds. */
const TRANSCRIPTION_LIMIT_MS = 90_000

export type SubmitSpokenTurn = Omit<SubmitTurn, 'speech'> & {
  /** Base64 of the whole recording, or a data URL; a written message goes before it. */
  audio_data?: string
  /** The same; it is let go as soon as nobody needs it. */
  recording?: HeldFile
}

export type SpokenTurnEvent = { kind: 'heard'; text: string } | TurnEvent

/** A call of a model like the reply: it uses up the budget of a turn too. */
const writeDown = async (
  deps: Deps,
  viewer: Viewer,
  debate: DebateWithTopic,
  key: string,
  file: HeldFile,
): Promise<string> => {
  const { transcriber } = deps.voice
  if (!transcriber) throw new DomainError('VOICE_UNAVAILABLE')
  const text = await deps.transcriptions
    .share(key, async () => {
      deps.budgets.spend(viewer, 'turn')
      const limit = AbortSignal.timeout(TRANSCRIPTION_LIMIT_MS)
      return transcriber.transcribe(readFile(file), debate.language, limit)
    })
    .catch((error: unknown) => {
      throw modelFailure(error)
    })
  if (text === '') throw invalidField('audio_data', 'RECORDING_WITHOUT_WORDS')
  return text
}

/** A recording that came as text takes up room from here on. Throws as `HeldRecording.add`. */
const holdText = (deps: Deps, viewer: Viewer, audio_data: string): HeldFile => {
  const { bytes, mediaType } = readRecording(audio_data, 'audio_data')
  const held = deps.heldFiles.hold(viewer)
  held.add(bytes.length)
  return { bytes: createHeldBytes(bytes, held), mediaType }
}

/** `file` is kept in memory no longer than it is needed. */
async function* submitRecording(
  deps: Deps,
  viewer: Viewer,
  turn: Omit<SubmitTurn, 'speech'>,
  openFile: () => HeldFile,
): AsyncGenerator<SpokenTurnEvent> {
  const debate = await requireOwnDebate(deps, viewer, turn.debate_id)
  const clientTurnId = turn.client_turn_id ?? deps.newId()
  const file = openFile()
  const key = `${debate.debate_id} ${clientTurnId}`
  try {
    const turns = await findTurns(deps.db, debate.debate_id)
    const earlier = turns.find(each => each.client_turn_id === clientTurnId)
    if (!earlier && debate.status !== 'in_progress') throw debateEnded()
    const message = earlier?.message_text ?? (await writeDown(deps, viewer, debate, key, file))
    if (!deps.keepsAudio) file.bytes.letGo()
    yield { kind: 'heard', text: message }
    const keeps_fillers = deps.voice.transcriber?.keepsFillers ?? false
    const spoken = { ...turn, message, client_turn_id: clientTurnId }
    for await (const event of submitTurn(deps, viewer, {
      ...spoken,
      speech: { timing: null, keeps_fillers },
    })) {
      if (event.kind === 'accepted' && !earlier) await keepRecording(deps, event.turn.turn_id, file)
      yield event
    }
  } finally {
    file.bytes.letGo()
    deps.transcriptions.forget(key)
  }
}

/**
 * submitTurn for a turn that may be a recording: it is written down first, once for every
 * client_turn_id. As submitTurn; UNAVAILABLE where nothing here can write it down.
 */
export async function* submitSpokenTurn(
  deps: Deps,
  viewer: Viewer,
  { audio_data, recording: ready, ...turn }: SubmitSpokenTurn,
): AsyncGenerator<SpokenTurnEvent> {
  const isRecorded = (audio_data !== undefined || ready !== undefined) && turn.message === ''
  if (!isRecorded) return yield* submitTurn(deps, viewer, turn)
  ready?.bytes.use()
  try {
    yield* submitRecording(
      deps,
      viewer,
      turn,
      () => ready ?? holdText(deps, viewer, audio_data ?? ''),
    )
  } finally {
    ready?.bytes.letGo()
  }
}
