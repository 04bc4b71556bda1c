import { io, type Socket } from 'socket.io-client'
import { TEXT_DEBATE_NAMESPACE } from '#schema/socket-events.ts'
import { type AttackOutcome, declareAttack, type Target } from '../attack.ts'
import { register, request, startDebate } from '../client.ts'

const JOINS = 4_000
const TURNS = 20
const GIVE_UP_MS = 30_000

const speak = async (target: Target, token: string, debateId: string) => {
  for (let turn = 0; turn < TURNS; turn += 1)
    await request(target, `/api/debates/${debateId}/turn`, {
      body: { message: `Point ${turn}: tea helps because people who drink it sleep better.` },
      headers: { authorization: `Bearer ${token}` },
    })
}

const open = async ({ url, address }: Target, token: string): Promise<Socket> => {
  const client = io(url + TEXT_DEBATE_NAMESPACE, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { 'x-forwarded-for': address },
  })
  await new Promise<void>((resolve, reject) => {
    client.once('connect', resolve)
    client.once('connect_error', reject)
  })
  return client
}

/** Each join reads the debate. */
export const attack = declareAttack({
  name: `${JOINS} joins over one socket`,
  prepare: async target => {
    const token = await register(target, 'Joiner')
    const debateId = await startDebate(target, token)
    await speak(target, token, debateId)
    return { debateId, client: await open(target, token) }
  },
  run: async (_target, { debateId, client }) => {
    const outcomes: AttackOutcome[] = []
    const over = new Promise<void>(resolve => {
      client.once('disconnect', reason => {
        outcomes.push({ by: 'close', code: reason })
        resolve()
      })
      setTimeout(resolve, GIVE_UP_MS).unref()
      for (let nth = 0; nth < JOINS; nth += 1)
        client.emit('join-debate', { debateId }, (answer: { message_code?: string }) => {
          outcomes.push({ by: 'ack', code: answer.message_code ?? null })
          if (outcomes.length >= JOINS) resolve()
        })
    })
    await over
    client.disconnect()
    return outcomes
  },
})
