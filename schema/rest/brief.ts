import { z } from 'zod'
import type { Brief, BriefInput } from '../brief.ts'
import { LIMITS } from '../constants.ts'
import { listUpTo, optional } from './inputs.ts'

/** A brief as it is stored and answered. */
export const brief: z.ZodType<Brief> = z.strictObject({
  for: z.array(z.string()),
  against: z.array(z.string()),
})

const sidePoints = listUpTo(LIMITS.briefPoints, z.string())

/** A brief as it is sent; schema/brief.ts says what may be in it. */
export const briefInput: z.ZodType<BriefInput> = z.object({
  for: optional(sidePoints),
  against: optional(sidePoints),
})
