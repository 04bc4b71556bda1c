import t from 'tap'
import type { SubmitTurnAck } from '#schema/socket-events.ts'
import { createFakeClock } from '../../lib/fake-clock.ts'
import type { TextDebateSocket } from '../../lib/socket.ts'
import { deliverTurn } from './deliver-turn.ts'

const clock = createFakeClock()
const turn = { clientTurnId: 'c1', text: 'Sugar harms.' }
const never = () => Promise.reject(new Error('not asked'))

const socketThat = (submitTurn: TextDebateSocket['submitTurn']): TextDebateSocket => ({
  connect: () => undefined,
  join: never,
  submitTurn,
  close: () => undefined,
})
const acknowledging = (ack: SubmitTurnAck) => socketThat(async () => ack)
const refusing = (code: 'CONFLICT' | 'VALIDATION' | 'NOT_FOUND' | 'RATE_LIMITED') =>
  acknowledging({ error: 'No.', code, message_code: 'DEBATE_NOT_FOUND' })

/** Answers one call after another; undefined is a call that gets no answer. */
const serve = (...answers: (Response | undefined)[]) => {
  const asked: unknown[] = []
  globalThis.fetch = async (_address, init) => {
    const answer = answers[asked.length]
    asked.push(JSON.parse(String(init?.body)))
    if (!answer) throw new TypeError('no network')
    return answer
  }
  return asked
}
const failing = (status: number, code: string) =>
  Response.json({ error: 'No.', code, message_code: 'DEBATE_NOT_FOUND' }, { status })
const replied = () =>
  Response.json({ user_turn_id: 'u1', turn_id: 'r1', ai_response: 'It does not.' })

t.test('an acknowledged turn is stored, and nothing else is asked', async t => {
  const asked = serve()
  const socket = acknowledging({ turnId: 'u1', clientTurnId: 'c1' })
  t.same(await deliverTurn(clock, socket, 'd', turn), { kind: 'stored', turnId: 'u1' })
  t.same(asked, [])
})

t.test('the socket’s errors say whether the turn can be asked again', async t => {
  t.match(await deliverTurn(clock, refusing('CONFLICT'), 'd', turn), { kind: 'conflict' })
  t.match(await deliverTurn(clock, refusing('VALIDATION'), 'd', turn), { kind: 'refused' })
  t.match(await deliverTurn(clock, refusing('NOT_FOUND'), 'd', turn), { kind: 'refused' })
  t.match(await deliverTurn(clock, refusing('RATE_LIMITED'), 'd', turn), {
    kind: 'unanswered',
    isStored: false,
  })
})

t.test('without a socket, or when it breaks, a single call hands the turn over', async t => {
  for (const socket of [null, socketThat(never)]) {
    const asked = serve(replied())
    t.same(await deliverTurn(clock, socket, 'd', turn), {
      kind: 'replied',
      userTurnId: 'u1',
      turnId: 'r1',
      text: 'It does not.',
    })
    t.match(asked, [{ message: 'Sugar harms.', client_turn_id: 'c1' }])
  }
})

t.test('a call’s errors say whether the turn is stored', async t => {
  const cases = [
    [409, 'CONFLICT', { kind: 'conflict' }],
    [503, 'UNAVAILABLE', { kind: 'unanswered', isStored: true }],
    [429, 'RATE_LIMITED', { kind: 'unanswered', isStored: false }],
    [500, 'INTERNAL', { kind: 'unanswered', isStored: false }],
    [400, 'VALIDATION', { kind: 'refused' }],
  ] as const
  for (const [status, code, delivery] of cases) {
    serve(failing(status, code))
    t.match(await deliverTurn(clock, null, 'd', turn), delivery, code)
  }
})

t.test('a call without an answer is made once more under the same id', async t => {
  /** Lets the pause before the second call pass. */
  const deliver = async () => {
    const delivery = deliverTurn(clock, null, 'd', turn)
    await new Promise(resolve => setImmediate(resolve))
    clock.tick(1000)
    return delivery
  }
  const asked = serve(undefined, replied())
  t.match(await deliver(), { kind: 'replied', turnId: 'r1' })
  t.same(asked[1], asked[0])
  serve(undefined, undefined)
  t.same(await deliver(), { kind: 'offline' })
})
