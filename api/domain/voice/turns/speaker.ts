import type { SpeechSynthesizer } from '#api/ai/voice.ts'
import type { VoiceEvent } from '#api/domain/voice/voice-session.ts'
import type { Language, OpponentStyle } from '#schema/constants.ts'
import { createSentences } from '#schema/voice/sentences.ts'
import { REALTIME_SAMPLE_RATE } from '#schema/voice/socket-events.ts'
import type { SentSentence } from './heard-part.ts'

/** A tenth of a second of PCM16: small enough to begin at once, large enough to be few. */
const PIECE_BYTES = (REALTIME_SAMPLE_RATE / 10) * 2
const BYTES_PER_MS = (REALTIME_SAMPLE_RATE / 1000) * 2

/** Speaks one reply while it is being written, sentence by sentence and in their order. */
export type SentenceSpeaker = {
  push(text: string): void
  /** All has been written; resolves when all has been sent, true when nothing failed. */
  finish(): Promise<boolean>
  /** Sends no more. */
  stop(): void
  spoken(): readonly SentSentence[]
}

type Parts = {
  synthesizer: SpeechSynthesizer
  style: OpponentStyle
  language: Language
  itemId: string
  responseId: string
  emit(event: VoiceEvent): void
  /** Nobody would hear it now. */
  isAlone(): boolean
  onFailure(error: unknown): void
}

/** The samples in pieces of one size; the last may be shorter. */
async function* inPieces(samples: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0)
  for await (const more of samples) {
    held = Buffer.concat([held, more])
    while (held.length >= PIECE_BYTES) {
      yield held.subarray(0, PIECE_BYTES)
      held = held.subarray(PIECE_BYTES)
    }
  }
  if (held.length > 0) yield held
}

export const createSpeaker = (parts: Parts): SentenceSpeaker => {
  const { synthesizer, style, itemId, responseId, emit } = parts
  const sentences = createSentences(parts.language)
  const over = new AbortController()
  const spoken: SentSentence[] = []
  let seq = 0
  let hasFailed = false
  let queue: Promise<void> = Promise.resolve()

  const send = (bytes: Buffer, sentence: SentSentence) => {
    if (seq === 0) emit({ name: 'speech-started', payload: { role: 'ai' } })
    const audio = bytes.toString('base64')
    emit({ name: 'ai-audio-chunk', payload: { audio, itemId, responseId, seq } })
    seq += 1
    sentence.ms += bytes.length / BYTES_PER_MS
  }
  const isOver = () => over.signal.aborted || hasFailed || parts.isAlone()

  const speak = async (text: string): Promise<void> => {
    if (isOver()) return
    const sentence = { characters: text.length, ms: 0, isWhole: false }
    spoken.push(sentence)
    try {
      const samples = synthesizer.speakPcm(text.trim(), style, over.signal)
      for await (const piece of inPieces(samples)) {
        if (over.signal.aborted) return
        send(piece, sentence)
      }
      sentence.isWhole = true
    } catch (error) {
      if (over.signal.aborted) return
      hasFailed = true
      parts.onFailure(error)
    }
  }
  const enqueue = (text: string) => {
    queue = queue.then(() => speak(text))
  }
  const endSpeech = () => {
    if (seq > 0) emit({ name: 'speech-stopped', payload: { role: 'ai' } })
    seq = 0
  }

  return {
    push: text => {
      for (const sentence of sentences.push(text)) enqueue(sentence)
    },
    finish: async () => {
      const rest = sentences.rest()
      if (rest.trim() !== '') enqueue(rest)
      await queue
      if (!over.signal.aborted) endSpeech()
      return !hasFailed
    },
    stop: () => {
      if (over.signal.aborted) return
      over.abort()
      endSpeech()
    },
    spoken: () => spoken,
  }
}
