import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer as readBytes } from 'node:stream/consumers'
import {
  playSpeech,
  playTranscription,
  type RecordedSpeech,
  type RecordedTranscription,
  readForm,
  type SpeechBehaviour,
  speechRefusal,
  type TranscriptionBehaviour,
  transcriptionRefusal,
} from './audio-answers.ts'
import type { Behaviour, ChatRequest, RecordedRequest } from './behaviour.ts'
import { playChat, sendError } from './chat-answers.ts'
import { exampleOf, strictProblems, valueProblems } from './json-schema.ts'
import { quoteThePrompt } from './plausible.ts'
import { type FakeRealtime, serveRealtime } from './realtime.ts'

export type FakeOptions = {
  /** The only key that is accepted; without one every key is. */
  apiKey?: string
  /** The models that exist; without a list every model does. */
  models?: readonly string[]
  /** `false` refuses response_format json_schema, as servers without constrained decoding do. */
  jsonSchema?: boolean
  /** Request fields that are refused by name, as models do with parameters they do not know. */
  refusedFields?: readonly string[]
  /** `false`: realtime sessions keep neither events nor audio, for long runs. */
  recordsRealtime?: boolean
}

/** Decides the answer from the request and how many this script has answered before. */
type Script = (request: ChatRequest, nth: number) => Behaviour
type TranscriptionScript = (asked: RecordedTranscription, nth: number) => TranscriptionBehaviour
type SpeechScript = (asked: RecordedSpeech, nth: number) => SpeechBehaviour

export type FakeOpenAi = {
  /** To be used as OPENAI_BASE_URL. */
  baseUrl: string
  /** Of the chat endpoint, and of addresses that do not exist. */
  requests: RecordedRequest[]
  answer(behaviour: Behaviour | Script): void
  transcriptions: RecordedTranscription[]
  answerTranscriptions(behaviour: TranscriptionBehaviour | TranscriptionScript): void
  speeches: RecordedSpeech[]
  answerSpeeches(behaviour: SpeechBehaviour | SpeechScript): void
  realtime: FakeRealtime
  close(): Promise<void>
}

type Refusal = Extract<Behaviour, { kind: 'status' }>

const refuse = (status: number, message: string, more: Partial<Refusal> = {}): Refusal => ({
  kind: 'status',
  status,
  message,
  ...more,
})

const messagesProblem = (messages: unknown): string | null => {
  if (!Array.isArray(messages) || messages.length === 0) return "'messages' must be a filled array"
  const wrong = messages.findIndex(
    ({ role, content }) =>
      !['system', 'user', 'assistant'].includes(role) || typeof content !== 'string' || !content,
  )
  return wrong < 0 ? null : `'messages[${wrong}]' is invalid`
}

const formatRefusal = (body: ChatRequest, options: FakeOptions): Refusal | null => {
  const format = body.response_format
  if (!format) return null
  const param = { param: 'response_format' }
  if (format.type === 'json_object')
    return body.messages.some(message => /json/i.test(message.content))
      ? null
      : refuse(
          400,
          "'messages' must contain the word 'json' to use 'response_format' of type 'json_object'.",
          param,
        )
  if (options.jsonSchema === false)
    return refuse(
      400,
      "Invalid parameter: 'response_format' of type 'json_schema' is not supported.",
      param,
    )
  if (!format.json_schema || !/^[\w-]{1,64}$/.test(format.json_schema.name))
    return refuse(400, "Missing required parameter: 'response_format.json_schema.name'.", param)
  const problems = format.json_schema.strict ? strictProblems(format.json_schema.schema) : []
  return problems.length > 0
    ? refuse(400, `Invalid schema for response_format: ${problems.join('; ')}`, param)
    : null
}

/** What the real service checks before it looks at the request itself. */
const accessRefusal = (
  headers: IncomingMessage['headers'],
  model: string | undefined,
  options: FakeOptions,
): Refusal | null => {
  const key = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (!key || (options.apiKey && key !== options.apiKey))
    return refuse(401, 'Incorrect API key provided.', { code: 'invalid_api_key' })
  return options.models && !options.models.includes(model ?? '')
    ? refuse(404, `The model '${model}' does not exist.`, {
        code: 'model_not_found',
        param: 'model',
      })
    : null
}

/** What the real service checks before any chat model is asked. */
const chatRefusal = (
  request: IncomingMessage,
  body: ChatRequest,
  options: FakeOptions,
): Refusal | null => {
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
    return refuse(404, `Invalid URL (${request.method} ${request.url})`)
  const noAccess = accessRefusal(request.headers, body.model, options)
  if (noAccess) return noAccess
  const problem = messagesProblem(body.messages)
  if (problem) return refuse(400, problem, { param: 'messages' })
  const refused = options.refusedFields?.find(field => field in body)
  if (refused)
    return refuse(400, `Unsupported parameter: '${refused}' is not supported with this model.`, {
      param: refused,
      code: 'unsupported_parameter',
    })
  return formatRefusal(body, options)
}

/**
 * JSON for the schema of the request. A scripted value that does not fit is a fault of the test.
 */
const jsonText = (body: ChatRequest, behaviour: Extract<Behaviour, { kind: 'json' }>): string => {
  const schema = body.response_format?.json_schema?.schema
  if (!schema) {
    if (behaviour.value === undefined)
      throw new Error('Without a json_schema the value must be given.')
    return JSON.stringify(behaviour.value)
  }
  const value = behaviour.value ?? exampleOf(schema, quoteThePrompt(body.messages))
  const problems = valueProblems(schema, value)
  if (problems.length > 0)
    throw new Error(`The scripted JSON does not fit the schema: ${problems.join('; ')}`)
  return JSON.stringify(value)
}

/** A plain answer, or JSON made from the schema where one is asked for. */
const byDefault: Script = body =>
  body.response_format?.json_schema
    ? { kind: 'json' }
    : { kind: 'text', text: 'I take the other side of this.' }

const endOf = (response: ServerResponse): Promise<'whole' | 'aborted'> =>
  new Promise(resolve => {
    response.once('close', () => resolve(response.writableFinished ? 'whole' : 'aborted'))
  })

/**
 * Starts a deterministic stand-in for an OpenAI-compatible server on a free port of the loopback.
 */
export const startFakeOpenAi = async (options: FakeOptions = {}): Promise<FakeOpenAi> => {
  const requests: RecordedRequest[] = []
  const transcriptions: RecordedTranscription[] = []
  const speeches: RecordedSpeech[] = []
  let script: Script = byDefault
  let transcriptionScript: TranscriptionScript = () => ({ kind: 'text', text: 'I was heard.' })
  let speechScript: SpeechScript = () => ({ kind: 'speech', audioMs: 300 })
  let asked = 0
  let transcribed = 0
  let spoken = 0

  const chat = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const ended = endOf(response)
    const raw = await readBytes(request)
    const body: ChatRequest = raw.length > 0 ? JSON.parse(String(raw)) : {}
    requests.push({ path: request.url ?? '', headers: request.headers, body, ended })
    const refusal = chatRefusal(request, body, options)
    if (refusal) return sendError(response, refusal)
    const behaviour = script(body, asked++)
    if (behaviour.kind !== 'json') return playChat(response, body, behaviour)
    await playChat(response, body, {
      kind: 'text',
      text: jsonText(body, behaviour),
      finish: behaviour.finish ?? 'stop',
    })
  }

  const transcribe = async (request: IncomingMessage, response: ServerResponse) => {
    const ended = endOf(response)
    const { headers } = request
    const { file, fields } = await readForm(request, await readBytes(request))
    if (!file) return sendError(response, refuse(400, "Missing required parameter: 'file'."))
    const bytes = Buffer.from(await file.arrayBuffer())
    const { name: fileName, type: mediaType } = file
    const recorded = { headers, fileName, mediaType, bytes, fields, ended }
    transcriptions.push(recorded)
    const refusal = accessRefusal(headers, fields.model, options) ?? transcriptionRefusal(recorded)
    if (refusal) return sendError(response, refusal)
    await playTranscription(response, transcriptionScript(recorded, transcribed++))
  }

  const speak = async (request: IncomingMessage, response: ServerResponse) => {
    const ended = endOf(response)
    const { headers } = request
    const recorded = { headers, body: JSON.parse(String(await readBytes(request))), ended }
    speeches.push(recorded)
    const refusal = accessRefusal(headers, recorded.body.model, options) ?? speechRefusal(recorded)
    if (refusal) return sendError(response, refusal)
    await playSpeech(response, recorded, speechScript(recorded, spoken++))
  }

  const handle = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'POST' && request.url === '/v1/audio/transcriptions')
      return transcribe(request, response)
    if (request.method === 'POST' && request.url === '/v1/audio/speech')
      return speak(request, response)
    return chat(request, response)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(error => {
      if (!response.headersSent) sendError(response, refuse(418, `The fake failed: ${error}`))
      else response.destroy()
    })
  })
  const realtime = serveRealtime(server, options)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    answer(behaviour) {
      asked = 0
      script = typeof behaviour === 'function' ? behaviour : () => behaviour
    },
    transcriptions,
    answerTranscriptions(behaviour) {
      transcribed = 0
      transcriptionScript = typeof behaviour === 'function' ? behaviour : () => behaviour
    },
    speeches,
    answerSpeeches(behaviour) {
      spoken = 0
      speechScript = typeof behaviour === 'function' ? behaviour : () => behaviour
    },
    realtime,
    async close() {
      realtime.close()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
