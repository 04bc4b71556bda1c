import { type AttackOutcome, declareAttack, type Target } from '../attack.ts'
import { atOnce, outcomeOf, request } from '../client.ts'

const STARTS = 300

const start = (target: Target, who: string): Promise<AttackOutcome> =>
  outcomeOf(
    request(target, '/api/debates/start', {
      body: {
        topic_id: 'custom',
        custom_topic: `Tea is better than coffee, says ${who}`,
        stance: 'for',
        mode: 'text',
      },
    }),
  )

/** Without a cookie each is a new guest's. */
export const attack = declareAttack({
  name: `${STARTS} debates started by visitors at once`,
  // The first debate of a server loads the opponent.
  prepare: target => start(target, 'a first visitor'),
  run: target => atOnce(STARTS, nth => start(target, `visitor ${nth}`)),
})
