import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { Behaviour, ChatRequest, RecordedRequest } from './behaviour.ts'
import { playChat, sendError } from './chat-answers.ts'
import { exampleOf, strictProblems, valueProblems } from './json-schema.ts'
import { quoteThePrompt } from './plausible.ts'

export type FakeOptions = {
  /** The only key that is accepted; without one every key is. */
  apiKey?: string
  /** The models that exist; without a list every model does. */
  models?: readonly string[]
  /** `false` refuses response_format json_schema, as servers without constrained decoding do. */
  jsonSchema?: boolean
  /** Request fields that are refused by name, as models do with parameters they do not know. */
  refusedFields?: readonly string[]
}

/** Decides the answer from the request and how many this script has answered before. */
type Script = (request: ChatRequest, nth: number) => Behaviour

export type FakeOpenAi = {
  /** To be used as OPENAI_BASE_URL. */
  baseUrl: string
  requests: RecordedRequest[]
  answer(behaviour: Behaviour | Script): void
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

/** What the real service checks before any model is asked. */
const refusalOf = (
  request: IncomingMessage,
  body: ChatRequest,
  options: FakeOptions,
): Refusal | null => {
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
    return refuse(404, `Invalid URL (${request.method} ${request.url})`)
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (!key || (options.apiKey && key !== options.apiKey))
    return refuse(401, 'Incorrect API key provided.', { code: 'invalid_api_key' })
  if (options.models && !options.models.includes(body.model))
    return refuse(404, `The model '${body.model}' does not exist.`, {
      code: 'model_not_found',
      param: 'model',
    })
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
  let script: Script = byDefault
  let asked = 0

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const ended = endOf(response)
    const raw = await readText(request)
    const body: ChatRequest = raw ? JSON.parse(raw) : {}
    requests.push({ path: request.url ?? '', headers: request.headers, body, ended })
    const refusal = refusalOf(request, body, options)
    if (refusal) return sendError(response, refusal)
    const behaviour = script(body, asked++)
    if (behaviour.kind !== 'json') return playChat(response, body, behaviour)
    await playChat(response, body, {
      kind: 'text',
      text: jsonText(body, behaviour),
      finish: behaviour.finish ?? 'stop',
    })
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(error => {
      if (!response.headersSent) sendError(response, refuse(418, `The fake failed: ${error}`))
      else response.destroy()
    })
  })
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
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
