import { z } from 'zod'
import { optionalText } from '#schema/rest/inputs.ts'

/** What clients send with events: types only, the rules of a value are the domain's. */
export const joinInput = z.object({ debateId: z.string() })
export const withdrawInput = z.object({ turnId: z.string() })
export const turnInput = z.object({ message: z.string(), clientTurnId: optionalText })
