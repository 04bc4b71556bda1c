import type { SpeechSynthesizer } from '#api/ai/voice.ts'
import type { Deps } from '#api/domain/deps.ts'
import { WORDLESS } from '#api/domain/voice/realtime/reply.ts'
import type { VoiceEvent } from '#api/domain/voice/voice-session.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import { updateTurnText } from '#db/queries/turns.ts'
import type { HeardReply } from '#schema/voice/socket-events.ts'
import { heardPart } from './heard-part.ts'
import { createSpeaker, type SentenceSpeaker } from './speaker.ts'

type Parts = {
  deps: Deps
  debate: DebateWithTopic
  /** Null: the browser speaks. */
  synthesizer: SpeechSynthesizer | null
  emit(event: VoiceEvent): void
  isAlone(): boolean
  onFailure(error: unknown): void
}

/** One reply on its way from the model's words to the ear. */
export type TurnReply = {
  readonly itemId: string
  readonly isCut: boolean
  /** All the words so far. */
  hear(fullText: string): void
  /** The whole reply as it was stored. */
  complete(text: string, turnId: string): void
  /** Resolves when all has been said; false when the voice failed. */
  finish(): Promise<boolean>
  /** The person wants to hear no more; false when they did before. */
  cut(heard: HeardReply): boolean
  /** Stores as much of a cut reply as was heard. */
  settle(): Promise<void>
}

export const createReply = ({
  deps,
  debate,
  synthesizer,
  emit,
  isAlone,
  onFailure,
}: Parts): TurnReply => {
  const itemId = deps.newId()
  const speaker: SentenceSpeaker | null =
    synthesizer &&
    createSpeaker({
      synthesizer,
      style: debate.opponent_style,
      language: debate.language,
      itemId,
      responseId: deps.newId(),
      emit,
      isAlone,
      onFailure,
    })
  let text = ''
  let turnId: string | null = null
  let heard: HeardReply | null = null
  let wasWhole = false
  let isSettled = false

  const speakUntil = (fullText: string) => {
    speaker?.push(fullText.slice(text.length))
    text = fullText
  }
  const tellWhole = (words: string) =>
    emit({
      name: 'transcription-complete',
      payload: { text: words, role: 'ai', itemId, turnId },
    })

  return {
    itemId,
    get isCut() {
      return heard !== null
    },
    hear: fullText => {
      if (heard) return
      speakUntil(fullText)
      emit({
        name: 'transcription-update',
        payload: { text, role: 'ai', partial: true, itemId },
      })
    },
    complete: (whole, id) => {
      turnId = id
      // A cut reply was stored as far as it was written, which ends with a mark.
      if (heard) return
      speakUntil(whole)
      tellWhole(whole)
    },
    finish: async () => (speaker ? speaker.finish() : true),
    cut: what => {
      if (heard) return false
      heard = what
      wasWhole = turnId !== null
      speaker?.stop()
      return true
    },
    settle: async () => {
      if (!heard || turnId === null || isSettled) return
      isSettled = true
      const sentences = speaker?.spoken() ?? null
      const { language } = debate
      const cut = { text, isWhole: wasWhole, language, sentences }
      const words = heardPart(cut, heard) || WORDLESS
      if (words === text && wasWhole) return
      await updateTurnText(deps.db, turnId, words)
      tellWhole(words)
    },
  }
}
