import { createHeldBytes, type HeldFile } from '#api/domain/voice/held-bytes.ts'
import { keepRecording } from '#api/domain/voice/keep-recording.ts'
import { findTurns, insertTurn } from '#db/queries/turns.ts'
import type { SpeechTiming, TurnSpeech } from '#schema/voice/figures.ts'
import { beginDebate } from './factories.ts'
import type { TestApp } from './test-app.ts'

export type SpokenSample = { text: string; speech: TurnSpeech; sound?: Uint8Array }

export const fileOf = (sound: Uint8Array, mediaType: string): HeldFile => ({
  bytes: createHeldBytes(Buffer.from(sound), null),
  mediaType,
})

export const timingOf = (change: Partial<SpeechTiming> = {}): SpeechTiming => ({
  length_ms: 32_000,
  first_word_ms: 900,
  speech_ms: 30_000,
  pauses: [{ at_ms: 5_000, length_ms: 700 }],
  ...change,
})

/** A voice debate with these turns, as a voice session stores them, and a reply to each. */
export const speakDebate = async (
  app: TestApp,
  who: { token?: string; cookie?: string },
  turns: readonly SpokenSample[],
  more: object = {},
) => {
  const { deps } = app.app.composed
  const debate = await beginDebate(app, who, { mode: 'voice', ...more })
  const stored = []
  for (const { text, speech, sound } of turns) {
    const said = { debate_id: debate.debate_id, client_turn_id: null, timestamp: deps.now() }
    const position = (await findTurns(deps.db, debate.debate_id)).length
    const turn = await insertTurn(deps.db, {
      ...said,
      turn_id: deps.newId(),
      position,
      speaker: 'user',
      message_text: text,
      speech: JSON.stringify(speech),
    })
    if (sound) await keepRecording(deps, turn.turn_id, fileOf(sound, 'audio/wav'))
    await insertTurn(deps.db, {
      ...said,
      turn_id: deps.newId(),
      position: position + 1,
      speaker: 'ai',
      message_text: 'Who pays for that, and what would they give up?',
    })
    stored.push(turn.turn_id)
  }
  return { ...debate, turnIds: stored }
}
