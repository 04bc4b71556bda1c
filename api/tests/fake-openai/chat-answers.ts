import type { ServerResponse } from 'node:http'
import { setImmediate as nextTick } from 'node:timers/promises'
import type { Behaviour, ChatRequest } from './behaviour.ts'

const ENVELOPE = { id: 'chatcmpl-fake', created: 1_700_000_000, system_fingerprint: 'fp_fake' }

/** Odd sizes, so that frames, lines and multi-byte characters are all cut somewhere. */
const SLICES = [1, 2, 3, 5, 7, 11, 13]

const writeSliced = async (response: ServerResponse, text: string): Promise<void> => {
  const bytes = Buffer.from(text)
  for (let start = 0, turn = 0; start < bytes.length && !response.destroyed; turn += 1) {
    const end = start + (SLICES[turn % SLICES.length] ?? 1)
    response.write(bytes.subarray(start, end))
    start = end
    if (turn % 16 === 0) await nextTick()
  }
}

const frame = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

const chunk = (body: ChatRequest, delta: object, finish: string | null = null): string =>
  frame({
    ...ENVELOPE,
    object: 'chat.completion.chunk',
    model: body.model,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  })

/** Pieces of a few characters, the way tokens come. */
const pieces = (text: string): string[] => text.match(/[\s\S]{1,6}/gu) ?? []

const startStream = async (
  response: ServerResponse,
  body: ChatRequest,
  text: string,
  field = 'content',
) => {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  })
  // A comment line first: some servers send one to keep proxies awake.
  await writeSliced(response, `: ready\n\n${chunk(body, { role: 'assistant', content: '' })}`)
  await writeSliced(
    response,
    pieces(text)
      .map(piece => chunk(body, { [field]: piece }))
      .join(''),
  )
}

const sendJson = (
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(value))
}

/** The error body of the API, with the headers that steer retries. */
export const sendError = (
  response: ServerResponse,
  {
    status,
    message = 'The fake says no.',
    code,
    param,
    retryAfter,
  }: Extract<Behaviour, { kind: 'status' }>,
): void => {
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  const error = { message, type: 'invalid_request_error', param: param ?? null, code: code ?? null }
  sendJson(response, status, { error }, headers)
}

const sendWhole = (
  response: ServerResponse,
  body: ChatRequest,
  message: object,
  finish: string | null,
) =>
  sendJson(response, 200, {
    ...ENVELOPE,
    object: 'chat.completion',
    model: body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: null, refusal: null, ...message },
        finish_reason: finish,
      },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })

const finishStream = async (
  response: ServerResponse,
  body: ChatRequest,
  finish: string | null,
  done: boolean,
) => {
  if (finish) await writeSliced(response, chunk(body, {}, finish))
  if (done) await writeSliced(response, 'data: [DONE]\n\n')
  response.end()
}

const sendStreamed = async (
  response: ServerResponse,
  body: ChatRequest,
  behaviour: Exclude<Behaviour, { kind: 'status' | 'raw' | 'json' }>,
): Promise<void> => {
  await startStream(
    response,
    body,
    behaviour.text ?? '',
    behaviour.kind === 'refusal' ? 'refusal' : 'content',
  )
  switch (behaviour.kind) {
    case 'text':
      return finishStream(
        response,
        body,
        behaviour.finish === undefined ? 'stop' : behaviour.finish,
        behaviour.done ?? true,
      )
    case 'refusal':
      return finishStream(response, body, 'stop', true)
    case 'error-frame':
      await writeSliced(
        response,
        frame({ error: { message: behaviour.message, code: behaviour.code ?? null } }),
      )
      return finishStream(response, body, null, false)
    case 'death':
      await behaviour.heard
      response.destroy()
      return
    case 'stall':
      if (behaviour.finish) await writeSliced(response, chunk(body, {}, behaviour.finish))
      return
  }
}

const cutWhole = async (response: ServerResponse, kind: 'stall' | 'death'): Promise<void> => {
  response.writeHead(200, { 'content-type': 'application/json' })
  await new Promise<void>(resolve => {
    response.write('{"id":"chatcmpl-fake","choices":[{"mess', () => resolve())
  })
  if (kind === 'death') response.destroy()
}

/** Plays one behaviour of the chat endpoint; `text` stands in for a behaviour of kind json. */
export const playChat = async (
  response: ServerResponse,
  body: ChatRequest,
  behaviour: Behaviour,
): Promise<void> => {
  if (behaviour.kind === 'status') return sendError(response, behaviour)
  if (behaviour.kind === 'raw') {
    response.writeHead(200, { 'content-type': behaviour.contentType })
    response.end(behaviour.body)
    return
  }
  if (behaviour.kind === 'json') throw new Error('JSON is turned into text before it is played.')
  if ((behaviour.kind === 'stall' || behaviour.kind === 'death') && behaviour.at === 'headers') {
    if (behaviour.kind === 'death') response.destroy()
    return
  }
  if (body.stream) return sendStreamed(response, body, behaviour)
  switch (behaviour.kind) {
    case 'text':
      return sendWhole(
        response,
        body,
        { content: behaviour.text },
        behaviour.finish === undefined ? 'stop' : behaviour.finish,
      )
    case 'refusal':
      return sendWhole(response, body, { refusal: behaviour.text }, 'stop')
    case 'error-frame':
      return sendError(response, { kind: 'status', status: 500, message: behaviour.message })
    default:
      return cutWhole(response, behaviour.kind)
  }
}
