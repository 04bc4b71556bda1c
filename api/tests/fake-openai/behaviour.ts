import type { JsonSchema } from './json-schema.ts'

/** How the fake answers one request. */
export type Behaviour =
  /** `finish: null` leaves the stream without a finish_reason; `done: false` leaves out [DONE]. */
  | {
      kind: 'text'
      text: string
      finish?: 'stop' | 'length' | 'content_filter' | null
      done?: boolean
    }
  /**
   * JSON for the received json_schema:
   * the given value, which must fit it, or one made from the schema.
   */
  | { kind: 'json'; value?: unknown; finish?: 'stop' | 'length' }
  | { kind: 'refusal'; text: string }
  | {
      kind: 'status'
      status: number
      message?: string
      code?: string
      param?: string
      retryAfter?: number
    }
  /** `finish` falls silent only after the finish_reason. */
  | { kind: 'stall'; at: 'headers' | 'body'; text?: string; finish?: 'stop' }
  /** The socket dies; in the body once `heard`, since what is unread then is lost to the client. */
  | { kind: 'death'; at: 'headers' | 'body'; text?: string; heard?: Promise<void> }
  /** An error inside a started stream. */
  | { kind: 'error-frame'; text?: string; message: string; code?: string }
  | { kind: 'raw'; contentType: string; body: string }

export type ChatRequest = {
  model: string
  messages: { role: string; content: string }[]
  stream?: boolean
  max_tokens?: number
  max_completion_tokens?: number
  response_format?: {
    type: string
    json_schema?: { name: string; strict?: boolean; schema: JsonSchema }
  }
}

export type RecordedRequest = {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: ChatRequest
  /** Settles when the exchange is over: whole, or cut off by the client. */
  ended: Promise<'whole' | 'aborted'>
}
