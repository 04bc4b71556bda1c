import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTick } from 'node:timers/promises'
import { wavOf } from '#api/ai/wav.ts'
import type { Behaviour } from './behaviour.ts'
import { sendError } from './chat-answers.ts'
import { toneOf } from './tone.ts'

type Refusal = Extract<Behaviour, { kind: 'status' }>
type Failing = Extract<Behaviour, { kind: 'status' | 'stall' | 'death' | 'raw' }>

/** What the transcription endpoint answers. */
export type TranscriptionBehaviour = { kind: 'text'; text: string } | Failing
/** What the speech endpoint answers; `audioMs` is the length of its tone. */
export type SpeechBehaviour = { kind: 'speech'; audioMs: number; hold?: Promise<unknown> } | Failing

export type RecordedTranscription = {
  headers: IncomingMessage['headers']
  fileName: string
  mediaType: string
  bytes: Buffer
  /** The other fields of the form. */
  fields: Record<string, string>
  ended: Promise<'whole' | 'aborted'>
}
export type RecordedSpeech = {
  headers: IncomingMessage['headers']
  body: {
    model: string
    input: string
    voice: string
    response_format?: string
    instructions?: string
  }
  ended: Promise<'whole' | 'aborted'>
}

const refuse = (status: number, message: string, more: Partial<Refusal> = {}): Refusal => ({
  kind: 'status',
  status,
  message,
  ...more,
})

const LARGEST_RECORDING = 25 * 1024 * 1024
const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text
const isEbml = (bytes: Buffer) => startsWith(bytes, 0, '\x1aE\xdf\xa3')
const isMpegFrame = (bytes: Buffer) => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0

/** The endings that are taken, and how such a file begins. */
const FILES: Record<string, (bytes: Buffer) => boolean> = {
  flac: bytes => startsWith(bytes, 0, 'fLaC'),
  m4a: bytes => startsWith(bytes, 4, 'ftyp'),
  mp3: bytes => startsWith(bytes, 0, 'ID3') || isMpegFrame(bytes),
  mp4: bytes => startsWith(bytes, 4, 'ftyp'),
  mpeg: isMpegFrame,
  mpga: isMpegFrame,
  oga: bytes => startsWith(bytes, 0, 'OggS'),
  ogg: bytes => startsWith(bytes, 0, 'OggS'),
  wav: bytes => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WAVE'),
  webm: isEbml,
}

const fileProblem = ({ fileName, bytes }: RecordedTranscription): Refusal | null => {
  const ending = /\.([a-z0-9]+)$/.exec(fileName)?.[1] ?? ''
  const fits = FILES[ending]
  const param = { param: 'file' }
  if (!fits)
    return refuse(
      400,
      `Invalid file format. Supported formats: ${Object.keys(FILES).join(', ')}`,
      param,
    )
  if (bytes.length > LARGEST_RECORDING)
    return refuse(413, `Maximum content size limit (${LARGEST_RECORDING}) exceeded`)
  return fits(bytes)
    ? null
    : refuse(400, 'Audio file might be corrupted or unsupported', {
        ...param,
        code: 'invalid_value',
      })
}

/** Why the service would refuse the recording. */
export const transcriptionRefusal = (asked: RecordedTranscription): Refusal | null => {
  const { model, language, response_format: format = 'json' } = asked.fields
  if (!model) return refuse(400, "Missing required parameter: 'model'.", { param: 'model' })
  if (language !== undefined && !/^[a-z]{2}$/.test(language))
    return refuse(
      400,
      `Invalid language '${language}'. Language parameter must be specified in ISO-639-1 format.`,
      { param: 'language' },
    )
  if (format !== 'json')
    return refuse(400, `response_format '${format}' is not compatible with model '${model}'.`, {
      param: 'response_format',
    })
  return fileProblem(asked)
}

const SPEECH_FORMATS = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']
const LONGEST_SPEECH = 4096

/** Why the service would refuse to speak. */
export const speechRefusal = ({ body }: RecordedSpeech): Refusal | null => {
  const { model, input, voice, response_format: format = 'mp3' } = body
  for (const [param, value] of Object.entries({ model, input, voice }))
    if (typeof value !== 'string' || value === '')
      return refuse(400, `Missing required parameter: '${param}'.`, { param })
  if (input.length > LONGEST_SPEECH)
    return refuse(
      400,
      `Invalid 'input': string too long. Expected a string with maximum length ${LONGEST_SPEECH}.`,
      { param: 'input', code: 'string_above_max_length' },
    )
  return SPEECH_FORMATS.includes(format)
    ? null
    : refuse(400, `Invalid value: '${format}'.`, { param: 'response_format' })
}

/** The form of a transcription request, read as the service reads it. */
export const readForm = async (
  request: IncomingMessage,
  body: Buffer,
): Promise<{ file: File | null; fields: Record<string, string> }> => {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const whole = new Request('http://fake/', {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  })
  const form = await whole.formData()
  const file = form.get('file')
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return { file: file instanceof File ? file : null, fields: Object.fromEntries(fields) }
}

/** Odd sizes, so that samples are cut in two somewhere. */
const PIECE_BYTES = 1_201

const play = async (
  response: ServerResponse,
  behaviour: Failing,
  contentType: string,
): Promise<void> => {
  if (behaviour.kind === 'status') return sendError(response, behaviour)
  if (behaviour.kind === 'raw') {
    response.writeHead(200, { 'content-type': behaviour.contentType })
    response.end(behaviour.body)
    return
  }
  if (behaviour.at === 'body') {
    response.writeHead(200, { 'content-type': contentType })
    await new Promise<void>(resolve => {
      response.write(toneOf(50), () => resolve())
    })
  }
  if (behaviour.kind === 'death') response.destroy()
}

export const playTranscription = async (
  response: ServerResponse,
  behaviour: TranscriptionBehaviour,
): Promise<void> => {
  if (behaviour.kind !== 'text') return play(response, behaviour, 'application/json')
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ text: behaviour.text, usage: { type: 'duration', seconds: 1 } }))
}

/** The tone in the format that was asked for: PCM and WAV are real, the others only look so. */
const encode = (format: string, pcm: Buffer): { contentType: string; bytes: Buffer } => {
  if (format === 'pcm') return { contentType: 'audio/pcm', bytes: pcm }
  if (format === 'wav') return { contentType: 'audio/wav', bytes: wavOf(pcm) }
  return { contentType: 'audio/mpeg', bytes: Buffer.concat([Buffer.from('ID3'), pcm]) }
}

export const playSpeech = async (
  response: ServerResponse,
  asked: RecordedSpeech,
  behaviour: SpeechBehaviour,
): Promise<void> => {
  if (behaviour.kind !== 'speech') return play(response, behaviour, 'audio/pcm')
  await behaviour.hold
  const format = asked.body.response_format ?? 'mp3'
  const { contentType, bytes } = encode(format, toneOf(behaviour.audioMs))
  response.writeHead(200, { 'content-type': contentType })
  for (let at = 0; at < bytes.length && !response.destroyed; at += PIECE_BYTES) {
    response.write(bytes.subarray(at, at + PIECE_BYTES))
    await nextTick()
  }
  response.end()
}
