import type { z } from 'zod'
import type { API_CALLS } from '#schema/rest/calls.ts'
import { type Query, type RequestOptions, request, withQuery } from './request.ts'

type Calls = typeof API_CALLS
type CallName = keyof Calls

type Shapes<Answers> = Extract<Answers[keyof Answers], z.ZodType>
type AnswerTo<Name extends CallName> = z.infer<Shapes<Calls[Name]['answers']>>

type BodyOf<Call> = Call extends { body: infer Body extends z.ZodType }
  ? { body: z.output<Body> }
  : { body?: never }
type QueryOf<Call> = Call extends { query: infer Asked extends z.ZodType }
  ? { query?: z.output<Asked> }
  : { query?: never }
/** `of` stands for the one parameter of a path. */
type PathOf<Name> = Name extends `${string}:${string}` ? { of: string } : { of?: never }

type CallOptions<Name extends CallName> = Omit<RequestOptions, 'body'> &
  BodyOf<Calls[Name]> &
  QueryOf<Calls[Name]> &
  PathOf<Name>

/**
 * One call as `schema/rest` declares it. Throws `RestError` or `NetworkError` (see request.ts).
 */
export const call = <Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
): Promise<AnswerTo<Name>> => {
  const { of = '', query = {}, ...more } = options
  const [method = '', pattern = ''] = name.split(' ')
  const path = pattern.replace(/:\w+/, encodeURIComponent(of))
  return request<AnswerTo<Name>>(method, withQuery(path, query satisfies Query), more)
}
