import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'
import { joinInput, turnInput, withdrawInput } from '#api/sockets/inputs.ts'
import { audioChunkSchema, heardSchema, spokenTurnSchema } from '#api/sockets/voice-inputs.ts'
import { errorBody } from '#schema/errors.ts'
import { id } from '#schema/rest/values.ts'
import { TEXT_DEBATE_NAMESPACE } from '#schema/socket-events.ts'
import { OLDER_VOICE_NAMESPACE, REALTIME_DEBATE_NAMESPACE } from '#schema/voice/socket-events.ts'
import { learn } from './people.ts'
import { HANG_MS } from './send.ts'
import type { InputShape } from './shape.ts'
import { count as countOutcome } from './tally.ts'
import { type InputMaker, makeInput } from './values.ts'

/** `args` are the shapes of its arguments by name; `ack` is what it acknowledges when all is well. */
type Event = { name: string; args: [name: string, shape: InputShape][]; ack: z.ZodType | null }

const shapeOf = (type: z.ZodType): InputShape =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as InputShape
const payload = (type: z.ZodType): Event['args'] => [['payload', shapeOf(type)]]
const text: InputShape = { type: 'string' }

const acceptedTurn = z.strictObject({ turnId: id, clientTurnId: z.string() })

const EVENTS: Readonly<Record<string, readonly Event[]>> = {
  [TEXT_DEBATE_NAMESPACE]: [
    {
      name: 'join-debate',
      args: payload(joinInput),
      ack: z.strictObject({ debateId: id, replying: z.boolean() }),
    },
    { name: 'submit-turn', args: payload(turnInput), ack: acceptedTurn },
    { name: 'stop-reply', args: [], ack: z.strictObject({ stopped: z.boolean() }) },
    {
      name: 'withdraw-turn',
      args: payload(withdrawInput),
      ack: z.strictObject({ turnId: id, withdrawn: z.literal(true) }),
    },
  ],
  [REALTIME_DEBATE_NAMESPACE]: [
    { name: 'join-debate', args: payload(joinInput), ack: null },
    { name: 'audio-chunk', args: payload(audioChunkSchema), ack: null },
    { name: 'commit-audio', args: [], ack: null },
    { name: 'clear-audio', args: payload(heardSchema), ack: null },
    { name: 'cancel-response', args: payload(heardSchema), ack: null },
    { name: 'spoken-turn', args: payload(spokenTurnSchema), ack: acceptedTurn },
    { name: 'end-debate', args: [], ack: null },
  ],
  [OLDER_VOICE_NAMESPACE]: [
    { name: 'join-debate', args: [['debateId', text]], ack: null },
    { name: 'leave-debate', args: [['debateId', text]], ack: null },
    {
      name: 'voice-stream',
      args: [
        ['audio', text],
        ['isLast', { type: 'boolean' }],
      ],
      ack: null,
    },
    { name: 'request-tts', args: [['message', text]], ack: null },
  ],
}
const NAMESPACES = Object.keys(EVENTS)

const { error: _, ...said } = errorBody.shape
const errorEvent = z.strictObject({ ...said, message: z.string().min(1) })
const realtimeError = errorEvent.extend({ fatal: z.boolean() })

const faultOf = (shape: z.ZodType, value: unknown): string | null => {
  const { error } = shape.safeParse(value)
  if (error) return `${z.prettifyError(error)} ${JSON.stringify(value)?.slice(0, 500)}`
  const isBug = typeof value === 'object' && value !== null && 'code' in value
  return isBug && value.code === 'INTERNAL' ? `a bug: ${JSON.stringify(value)}` : null
}

/** Connected, or refused with the error that its middleware sent. */
const connect = (url: string, namespace: string, { person }: InputMaker) => {
  const socket = io(url + namespace, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: HANG_MS,
    auth: { token: person.token ?? '' },
    extraHeaders: {
      'x-forwarded-for': person.address,
      ...(person.cookie !== null && { cookie: person.cookie }),
    },
  })
  const connected = new Promise<{ socket: Socket } | { refusal: unknown }>(resolve => {
    socket.once('connect', () => resolve({ socket }))
    socket.once('connect_error', error => {
      socket.close()
      resolve({ refusal: 'data' in error ? error.data : String(error) })
    })
  })
  return { socket, connected }
}

const sendEvent = async (
  socket: Socket,
  { name, ack }: Event,
  args: unknown[],
  tell: (outcome: string) => void,
) => {
  if (ack === null) {
    socket.emit(name, ...args)
    tell('done')
    return null
  }
  const closed = new Promise<null>(resolve => socket.once('disconnect', () => resolve(null)))
  const answered = socket.timeout(HANG_MS).emitWithAck(name, ...args)
  // A socket that the server closed does not answer any more.
  const answer = await Promise.race([answered, closed]).finally(() => answered.catch(() => null))
  if (answer === null) return null
  const isError = typeof answer === 'object' && answer !== null && 'message_code' in answer
  tell(isError ? 'refused' : 'done')
  return faultOf(isError ? errorBody : ack, answer)
}

const FIRST_JOIN = 0.8

/**
 * Up to `count` made-up events on one socket; the faults of their answers. A socket without a
 * debate could do little, so most begin with a join of one's own.
 */
export const fuzzSocket = async (
  url: string,
  maker: InputMaker,
  count: number,
): Promise<string[]> => {
  const { random, person } = maker
  const namespace = random.pick([TEXT_DEBATE_NAMESPACE, ...NAMESPACES] as const)
  const faults: string[] = []
  const { socket, connected } = connect(url, namespace, maker)
  const hear = (what: string, shape: z.ZodType) => (value: unknown) => {
    const fault = faultOf(shape, value)
    if (fault !== null) faults.push(`${namespace} ${what}: ${fault}`)
  }
  socket.on('error', hear('error', errorEvent))
  socket.on('realtime-error', hear('realtime-error', realtimeError))
  socket.onAny((_name, value: unknown) => learn(person.ids, value))
  const result = await connected
  if ('refusal' in result) {
    const fault = faultOf(errorBody, result.refusal)
    return fault === null ? [] : [`${namespace} refused: ${fault}`]
  }
  const events = EVENTS[namespace] ?? []
  const attempt = async (event: Event, args: unknown[]) => {
    maker.tell(`${namespace} ${event.name}`)
    const tellOutcome = (outcome: string) =>
      countOutcome(maker.tally, `${namespace} ${event.name}`, outcome)
    const fault = await sendEvent(socket, event, args, tellOutcome).catch(String)
    if (fault !== null)
      faults.push(`${namespace} ${event.name} ${JSON.stringify(args)?.slice(0, 400)}: ${fault}`)
  }
  try {
    const [own] = person.ids.get('debate') ?? []
    const first = events[0]
    // A login that has just ended closes the socket with the answer that it is open.
    if (first && own !== undefined && random.isOnce(FIRST_JOIN) && socket.connected)
      await attempt(first, [namespace === OLDER_VOICE_NAMESPACE ? own : { debateId: own }])
    for (let nth = 0; nth < count && socket.connected; nth += 1) {
      const event = random.pick(events)
      if (!event) continue
      await attempt(
        event,
        event.args.map(([name, shape]) => makeInput(shape, name, maker)),
      )
    }
    return faults
  } finally {
    socket.close()
  }
}
