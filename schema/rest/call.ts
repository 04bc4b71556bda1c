import { z } from 'zod'

/**
 * What a call takes and what it answers, by status. Inputs are checked by types only (the rules of
 * a value are the domain's); answers are strict, and failures have `errorBody` without being named.
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
