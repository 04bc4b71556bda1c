import OpenAI, { APIError } from 'openai'
import type { ChatCompletionCreateParamsBase } from 'openai/resources/chat/completions'
import { type StartTimer, startTimer } from '#api/ai/start-timer.ts'
import { type AskedModel, retryAfterSeconds } from './failures.ts'

export type OpenAiSettings = {
  /** Null for a local server that asks for none. */
  apiKey: string | null
  /**
   * Null for OpenAI itself; else any server that speaks its
   * chat completions (vLLM, LM Studio, llama.cpp, Ollama).
   */
  baseUrl: string | null
  model: string
  judgeModel: string
  /** The longest silence inside a started answer. Milliseconds. */
  idleTimeoutMs?: number
  /**
   * The longest wait for an answer to start, or for an answer that is not streamed.
   * Milliseconds, retries included.
   */
  requestTimeoutMs?: number
  /** The clock's own unless a test holds them. */
  startTimer?: StartTimer
}

const IDLE_TIMEOUT_MS = 45_000
/**
 * The SDK repeats requests that have not begun to answer; a waiting user accepts one repetition.
 */
const MAX_RETRIES = 1
/**
 * After a service that asks for a longer wait, the call is not repeated: the user gets a sentence
 * instead.
 */
const LONGEST_RETRY_AFTER_S = 5

/** `fetch` for the SDK, which waits as long as an answer asks it to. */
export const fetchImpatiently: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.ok || (retryAfterSeconds(response.headers) ?? 0) <= LONGEST_RETRY_AFTER_S)
    return response
  const headers = new Headers(response.headers)
  headers.set('x-should-retry', 'false')
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  })
}

/**
 * The SDK's client for an OpenAI-compatible address (null: OpenAI itself), with this product's
 * patience. Local servers need no key, but the SDK insists on one.
 */
export const createClient = ({ apiKey, baseUrl }: Pick<OpenAiSettings, 'apiKey' | 'baseUrl'>) =>
  new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    maxRetries: MAX_RETRIES,
    fetch: fetchImpatiently,
    logLevel: 'off',
  })

type RefusableField =
  | 'max_tokens'
  | 'max_completion_tokens'
  | 'reasoning_effort'
  | 'response_format'
type ChatParams = Pick<ChatCompletionCreateParamsBase, 'model' | 'messages' | RefusableField>

/** What a caller asks for; how it is spelled depends on the server. */
export type ChatInput = Pick<ChatParams, 'messages' | 'response_format'> & {
  /** Bounds the answer of OpenAI's own models, hidden reasoning included. */
  maxTokens: number
  /** Bounds other servers' answers, whose contexts are smaller; null leaves it to them. */
  maxTokensElsewhere: number | null
}

/** Fields that some servers or models refuse, and the words by which they do. */
const REFUSALS: Record<RefusableField, RegExp> = {
  max_completion_tokens: /\bmax_completion_tokens\b/,
  max_tokens: /\bmax_tokens\b/,
  reasoning_effort: /\breasoning_effort\b/,
  response_format: /\b(response_format|json_schema|grammar|guided_\w+)\b/,
}

/**
 * The field of the request that a server says it cannot take;
 * json_object has nothing to fall back to.
 */
const refusedField = (error: unknown, params: ChatParams): RefusableField | undefined => {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422))
    return undefined
  const words = `${error.param ?? ''} ${error.message}`
  const sent = (field: string) =>
    field === 'response_format' ? params.response_format?.type === 'json_schema' : field in params
  const fields: RefusableField[] = [
    'response_format',
    'reasoning_effort',
    'max_completion_tokens',
    'max_tokens',
  ]
  return fields.find(field => sent(field) && REFUSALS[field].test(words))
}

export type Chat = {
  asked: AskedModel
  idleTimeoutMs: number
  requestTimeoutMs: number
  startTimer: StartTimer
  /**
   * Sends the input, again at most once for each field that the server refuses, and remembers what
   * it refused.
   */
  send<T>(input: ChatInput, call: (client: OpenAI, params: ChatParams) => Promise<T>): Promise<T>
}

/** A chat model behind an OpenAI-compatible address. Sends nothing until asked. */
export const createChat = (
  settings: OpenAiSettings,
  asked: AskedModel,
  requestTimeoutMs: number,
): Chat => {
  const client = createClient(settings)
  const isOpenAi = settings.baseUrl === null
  const limitFields = isOpenAi
    ? (['max_completion_tokens', 'max_tokens'] as const)
    : (['max_tokens', 'max_completion_tokens'] as const)
  // The user is waiting, so the model may reason only a little. Names with "chat" are models that
  // do not reason.
  const reasons = isOpenAi && /^(gpt-5|o\d)(?!.*chat)/.test(asked.model)
  const refused = new Set<RefusableField>()

  const spell = ({
    maxTokens,
    maxTokensElsewhere,
    messages,
    response_format: format,
  }: ChatInput): ChatParams => {
    const params: ChatParams = { model: asked.model, messages }
    const limit = isOpenAi ? maxTokens : maxTokensElsewhere
    const limitField = limitFields.find(field => !refused.has(field))
    if (limit !== null && limitField) params[limitField] = limit
    if (reasons && !refused.has('reasoning_effort')) params.reasoning_effort = 'low'
    if (format)
      params.response_format = refused.has('response_format') ? { type: 'json_object' } : format
    return params
  }

  return {
    asked,
    idleTimeoutMs: settings.idleTimeoutMs ?? IDLE_TIMEOUT_MS,
    requestTimeoutMs: settings.requestTimeoutMs ?? requestTimeoutMs,
    startTimer: settings.startTimer ?? startTimer,
    async send(input, call) {
      for (;;) {
        const params = spell(input)
        try {
          return await call(client, params)
        } catch (error) {
          // Each round leaves out one field more, so this ends.
          const field = refusedField(error, params)
          if (!field) throw error
          refused.add(field)
        }
      }
    },
  }
}
