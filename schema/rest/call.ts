import { z } from 'zod'

/**
 * What a call takes and what it answers, by status. Of inputs only the types are checked (the rules
 * of a value are the domain's); answers are strict. Failures are not listed: all have `errorBody`.
 */
type RestCall = {
  body?: z.ZodType
  query?: z.ZodType
  answers: Partial<Record<200 | 201 | 204 | 503, z.ZodType>>
}

/** By method and path, as the routes are registered. */
export type RestCalls = Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, RestCall>

/** The answer of a 204. */
export const nothing = z.void()
