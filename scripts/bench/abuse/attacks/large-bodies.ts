import { RECORDING_LIMITS } from '#schema/voice/socket-events.ts'
import { type AttackOutcome, declareAttack, type Target } from '../attack.ts'
import { atOnce, outcomeOf, register, startDebate } from '../client.ts'

const BODIES = 10
const LARGEST = RECORDING_LIMITS.bytes
/** What a WebM file begins with. */
const HEAD = Buffer.from('1a45dfa3', 'hex')

const RECORDING = JSON.stringify({
  audio_data: Buffer.concat([HEAD, Buffer.alloc(LARGEST - HEAD.length)]).toString('base64'),
})
const OBJECTS = `[${'{},'.repeat(LARGEST / 3)}{}]`
const WORDS = JSON.stringify({ message: 'x'.repeat(LARGEST) })

type Prepared = { path: string; headers: Record<string, string> }

const send = (target: Target, { path, headers }: Prepared, body: string): Promise<AttackOutcome> =>
  outcomeOf(fetch(target.url + path, { method: 'POST', headers, body }))

/** The largest bodies at once, of which no more is kept than there is room for. */
export const attack = declareAttack({
  name: `${BODIES} each of the largest recordings, objects and texts at once`,
  prepare: async (target): Promise<Prepared> => {
    const token = await register(target, 'Large1')
    return {
      path: `/api/debates/${await startDebate(target, token)}/turn`,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': target.address,
        authorization: `Bearer ${token}`,
      },
    }
  },
  run: async (target, prepared) =>
    (
      await Promise.all(
        [RECORDING, OBJECTS, WORDS].map(body => atOnce(BODIES, () => send(target, prepared, body))),
      )
    ).flat(),
})
