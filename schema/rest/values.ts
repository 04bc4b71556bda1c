import { z } from 'zod'
import { MESSAGE_CODES } from '../messages/codes.ts'
import type { MessageParams } from '../messages/message.ts'

/** Values that many schemas have. An id is what PostgreSQL takes for a UUID, of whatever version. */
export const id = z.guid()
/** A moment in UTC, as ISO 8601. */
export const moment = z.iso.datetime()
/** Points, 0–100. */
export const score = z.number().min(0).max(100)
/** Half-width of a score's uncertainty, in points. */
export const noise = z.number().min(0)
export const count = z.int().min(0)
/** Where a page of the web app is, without its host. */
export const path = z.string().startsWith('/')

/** What a sentence names: texts, numbers and other sentences (`messages/message.ts`). */
export const messageParams: z.ZodType<MessageParams> = z.lazy(() =>
  z.record(
    z.string(),
    z.union([
      z.string(),
      z.number(),
      z.strictObject({ code: z.enum(MESSAGE_CODES), params: messageParams.optional() }),
    ]),
  ),
)
