import { z } from 'zod'
import { LIMITS } from '#schema/constants.ts'
import type { FieldCode } from '#schema/messages/codes.ts'
import { listUpTo, optionalText } from '#schema/rest/inputs.ts'
import { VOICE_LIMITS } from '#schema/voice/socket-events.ts'

const LARGEST_BASE64 = Math.ceil(VOICE_LIMITS.chunkBytes / 3) * 4
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Base64 of whole 16-bit samples: it goes on as it is, so nothing else may be in it. */
const isBase64OfSamples = (text: string): boolean =>
  text.length % 4 === 0 && BASE64.test(text) && Buffer.byteLength(text, 'base64') % 2 === 0

export const audioChunkSchema = z.object({
  audio: z
    .string()
    .max(LARGEST_BASE64, { error: 'AUDIO_TOO_LARGE' satisfies FieldCode, abort: true })
    .refine(isBase64OfSamples, { error: 'AUDIO_INVALID' satisfies FieldCode }),
  base64: z.literal(true).nullish(),
})

const milliseconds = z.number().min(0)

/** What was heard of a reply; nothing at all is as good. */
export const heardSchema = z
  .object({
    itemId: optionalText,
    playedMs: milliseconds.nullish().transform(ms => ms ?? undefined),
    heardText: optionalText,
  })
  .nullish()
  .transform(heard => heard ?? {})

/** As GraphQL's Int takes it. */
const wholeMs = z.int32().min(0)

const MOST_PAUSES = 1_000

const speechTiming = z.object({
  length_ms: wholeMs,
  first_word_ms: wholeMs.nullable(),
  speech_ms: wholeMs,
  pauses: listUpTo(MOST_PAUSES, z.object({ at_ms: wholeMs, length_ms: wholeMs })).refine(
    pauses => pauses.length <= MOST_PAUSES,
  ),
})

export const spokenTurnSchema = z.object({
  text: z.string(),
  clientTurnId: z.string().max(LIMITS.clientIdMax),
  timing: speechTiming.nullish().transform(timing => timing ?? null),
})
