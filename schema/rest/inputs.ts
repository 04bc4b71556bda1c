import { z } from 'zod'
import type { FieldCode } from '../messages/codes.ts'

/** Absent and null mean the same; a use case gets only what the caller has given. */
export const optional = <T>(type: z.ZodType<T>) =>
  type
    .nullish()
    .transform(value => value ?? undefined)
    .optional()
export const optionalText = optional(z.string())
/**
 * A list of at most `max` items. Of a longer one an item more is read, so that the rule for its
 * length refuses it, and not each item of thousands.
 */
export const listUpTo = <T>(max: number, item: z.ZodType<T>) =>
  z.preprocess(value => (Array.isArray(value) ? value.slice(0, max + 1) : value), z.array(item))

/** A whole number in a query string. */
export const queryNumber = optional(
  z
    .string()
    .regex(/^\d{1,9}$/, { error: 'NUMBER_NOT_WHOLE' satisfies FieldCode })
    .transform(Number),
)
/** A flag in a query string. */
export const queryFlag = optional(z.enum(['true', 'false']).transform(value => value === 'true'))

/** A query string of a list of which the first few are wanted. */
export const limitQuery = z.object({ limit: queryNumber })
