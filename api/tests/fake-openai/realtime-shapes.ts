/** What the service finds wrong with an event, in its own words. */
export type ShapeProblem = { code: string; message: string; param: string | null }

/** What a client sent; in the record, audio is left out. */
export type ClientEvent = {
  type: string
  event_id?: string
  [field: string]: unknown
}

export const invalid = (
  code: string,
  message: string,
  param: string | null = null,
): ShapeProblem => ({ code, message, param })

type ShapeRule = (value: unknown, path: string) => ShapeProblem | null
type Fields = Record<string, ShapeRule>

const nameOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`
}
const wrongType = (path: string, expected: string, value: unknown) =>
  invalid(
    'invalid_type',
    `Invalid type for '${path}': expected ${expected}, but got ${nameOf(value)} instead.`,
    path,
  )

const anything: ShapeRule = () => null
const text: ShapeRule = (value, path) =>
  typeof value === 'string' ? null : wrongType(path, 'a string', value)
const boolean: ShapeRule = (value, path) =>
  typeof value === 'boolean' ? null : wrongType(path, 'a boolean', value)
const number =
  (min: number, max: number, isWhole = false): ShapeRule =>
  (value, path) => {
    if (typeof value !== 'number' || (isWhole && !Number.isInteger(value)))
      return wrongType(path, isWhole ? 'an integer' : 'a number', value)
    return value < min || value > max
      ? invalid('invalid_value', `Invalid '${path}': expected ${min} to ${max}.`, path)
      : null
  }
const oneOf =
  (...values: readonly unknown[]): ShapeRule =>
  (value, path) =>
    values.includes(value)
      ? null
      : invalid(
          'invalid_value',
          `Invalid value: '${value}'. Supported values are: '${values.join("', '")}'.`,
          path,
        )
const nullable =
  (rule: ShapeRule): ShapeRule =>
  (value, path) =>
    value === null ? null : rule(value, path)
const either =
  (first: ShapeRule, second: ShapeRule): ShapeRule =>
  (value, path) =>
    first(value, path) === null ? null : second(value, path)
const listOf =
  (rule: ShapeRule): ShapeRule =>
  (value, path) => {
    if (!Array.isArray(value)) return wrongType(path, 'an array', value)
    for (const [index, item] of value.entries()) {
      const found = rule(item, `${path}[${index}]`)
      if (found) return found
    }
    return null
  }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const object =
  (fields: Fields, required: readonly string[] = []): ShapeRule =>
  (value, path) => {
    if (!isObject(value)) return wrongType(path, 'an object', value)
    const at = (name: string) => (path === '' ? name : `${path}.${name}`)
    for (const name of required)
      if (!(name in value))
        return invalid(
          'missing_required_parameter',
          `Missing required parameter: '${at(name)}'.`,
          at(name),
        )
    for (const [name, inner] of Object.entries(value)) {
      const rule = fields[name]
      if (!rule) return invalid('unknown_parameter', `Unknown parameter: '${at(name)}'.`, at(name))
      const found = rule(inner, at(name))
      if (found) return found
    }
    return null
  }

const format = object(
  { type: oneOf('audio/pcm', 'audio/pcmu', 'audio/pcma'), rate: oneOf(24_000) },
  ['type'],
)
const voice = either(text, object({ id: text }, ['id']))
const modalities: ShapeRule = (value, path) =>
  listOf(oneOf('text', 'audio'))(value, path) ??
  ((value as unknown[]).length === 1
    ? null
    : invalid('invalid_value', `Invalid '${path}': name one of 'text' and 'audio'.`, path))
const maxTokens = either(oneOf('inf'), number(1, 4096, true))
const transcription = object({
  model: text,
  language: text,
  languages: listOf(text),
  keywords: listOf(text),
  prompt: text,
  delay: text,
})
const turnDetection = object({
  type: oneOf('server_vad', 'semantic_vad'),
  threshold: number(0, 1),
  prefix_padding_ms: number(0, 60_000),
  silence_duration_ms: number(0, 60_000),
  create_response: boolean,
  interrupt_response: boolean,
  idle_timeout_ms: anything,
  eagerness: oneOf('low', 'medium', 'high', 'auto'),
})
const shared: Fields = {
  instructions: text,
  output_modalities: modalities,
  max_output_tokens: maxTokens,
  tools: listOf(anything),
  tool_choice: anything,
  prompt: anything,
  reasoning: object({ effort: text }),
  parallel_tool_calls: boolean,
}
const session = object(
  {
    ...shared,
    type: oneOf('realtime'),
    model: text,
    include: anything,
    tracing: anything,
    truncation: anything,
    audio: object({
      input: object({
        format,
        transcription: nullable(transcription),
        noise_reduction: nullable(
          object({ type: oneOf('near_field', 'far_field'), strength: number(0, 2) }),
        ),
        turn_detection: nullable(turnDetection),
      }),
      output: object({ format, voice, speed: number(0.25, 1.5) }),
    }),
  },
  ['type'],
)

/** Assistant audio cannot be put into the history: only its words can. */
const CONTENT_TYPES: Record<string, readonly string[]> = {
  user: ['input_text', 'input_audio', 'input_image'],
  assistant: ['output_text'],
  system: ['input_text'],
}
const item: ShapeRule = (value, path) => {
  const role = isObject(value) ? String(value.role) : ''
  const content = object(
    {
      type: oneOf(...(CONTENT_TYPES[role] ?? [])),
      text,
      audio: text,
      transcript: text,
      image_url: text,
      detail: text,
    },
    ['type'],
  )
  return object(
    {
      type: oneOf('message'),
      role: oneOf(...Object.keys(CONTENT_TYPES)),
      id: text,
      object: oneOf('realtime.item'),
      status: text,
      content: listOf(content),
    },
    ['type', 'role', 'content'],
  )(value, path)
}

const response = object({
  ...shared,
  audio: object({ output: object({ format, voice }) }),
  conversation: oneOf('auto', 'none'),
  metadata: anything,
  input: listOf(anything),
})

const event = (required: Fields = {}, optional: Fields = {}): ShapeRule =>
  object({ type: text, event_id: text, ...required, ...optional }, Object.keys(required))

const EVENTS: Record<string, ShapeRule> = {
  'session.update': event({ session }),
  'input_audio_buffer.append': event({ audio: text }),
  'input_audio_buffer.commit': event(),
  'input_audio_buffer.clear': event(),
  'conversation.item.create': event({ item }, { previous_item_id: text }),
  'conversation.item.truncate': event({
    item_id: text,
    content_index: number(0, 0, true),
    audio_end_ms: number(0, Number.MAX_SAFE_INTEGER, true),
  }),
  'response.create': event({}, { response }),
  'response.cancel': event({}, { response_id: text }),
}

/** Why the service would refuse the event; null: its shape is good. */
export const eventProblem = (event: unknown): ShapeProblem | null => {
  const type = isObject(event) ? event.type : undefined
  const rule = typeof type === 'string' ? EVENTS[type] : undefined
  return rule ? rule(event, '') : oneOf(...Object.keys(EVENTS))(type, 'type')
}

/** What is set stays unless the change names it; null and lists replace what was there. */
export const deepMerge = (base: unknown, change: unknown): unknown => {
  if (!isObject(base) || !isObject(change)) return change
  const merged: Record<string, unknown> = { ...base }
  for (const [name, value] of Object.entries(change)) merged[name] = deepMerge(base[name], value)
  return merged
}
