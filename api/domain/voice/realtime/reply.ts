import { cutOff } from '#api/domain/debates/cut-off.ts'
import type { HeldFile } from '#api/domain/voice/held-bytes.ts'
import type { TurnSpeech } from '#schema/voice/figures.ts'
import type { HeardReply } from '#schema/voice/socket-events.ts'
import { decodedBytes, toMilliseconds } from './microphone.ts'

/** A turn that was committed: answered with exactly one `processing-complete`. */
export type Commit = {
  isCancelled: boolean
  speech: TurnSpeech
  /** Null where the operator keeps no recordings. */
  recording: HeldFile | null
}

/** One reply of the model, from the request to its end. */
export type ModelReply = {
  /** The commits that it answers. */
  readonly answers: readonly Commit[]
  /** Null until the model has begun. */
  responseId: string | null
  itemId: string
  receivedBytes: number
  pieces: number
  /** By item: a reply is one item, but the protocol allows more. */
  words: Map<string, string>
  isSpeaking: boolean
  /** Interrupted: nothing of it is passed on any more. Milliseconds that were heard. */
  cutAtMs: number | null
  /** The turn that it answers could not be stored: nor may it be. */
  isRefused: boolean
}

export const newReply = (answers: readonly Commit[]): ModelReply => ({
  answers,
  responseId: null,
  itemId: '',
  receivedBytes: 0,
  pieces: 0,
  words: new Map(),
  isSpeaking: false,
  cutAtMs: null,
  isRefused: false,
})

export const receivedMs = (reply: ModelReply): number => toMilliseconds(reply.receivedBytes)

export const countAudio = (reply: ModelReply, base64: string): void => {
  reply.receivedBytes += decodedBytes(base64)
  reply.pieces += 1
}

/** Milliseconds of the reply that were heard; without a report all that was sent. */
export const heardOf = (reply: ModelReply, { itemId, playedMs }: HeardReply): number => {
  const received = receivedMs(reply)
  const isOfAnother = itemId !== undefined && itemId !== reply.itemId
  return playedMs === undefined || isOfAnother ? received : Math.min(playedMs, received)
}

export const wordsOf = (reply: ModelReply): string => [...reply.words.values()].join(' ').trim()

/** What stands for a reply that was heard without words. */
export const WORDLESS = '…'

/**
 * The words of the reply as far as it was heard: in proportion to its audio, cut at a word's
 * border. Empty when nobody heard a word.
 */
export const heardWords = (reply: ModelReply, isWhole: boolean): string => {
  if (reply.isRefused) return ''
  const words = wordsOf(reply)
  const received = receivedMs(reply)
  const heard = reply.cutAtMs ?? received
  if (words === '') return heard > 0 ? WORDLESS : ''
  if (heard >= received) return isWhole ? words : cutOff(words)
  return cutOff(words, Math.floor((words.length * heard) / received))
}
