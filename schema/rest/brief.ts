import { z } from 'zod'
import type { Brief, BriefInput } from '../brief.ts'
import { optional } from './inputs.ts'

/** A brief as it is stored and answered. */
export const brief: z.ZodType<Brief> = z.strictObject({
  for: z.array(z.string()),
  against: z.array(z.string()),
})

/** A brief as it is sent; schema/brief.ts says what may be in it. */
export const briefInput: z.ZodType<BriefInput> = z.object({
  for: optional(z.array(z.string())),
  against: optional(z.array(z.string())),
})
