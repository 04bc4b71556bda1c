import { declareAttack } from '../attack.ts'
import { ask, atOnce } from '../client.ts'

const LEADERS = 'leaderboard(limit: $limit) { rank averageScore user { id username averageScore } }'
const ALIASES = 1_000

/** A list's length in a variable, a thousand times. */
export const attack = declareAttack({
  name: '1,000 aliased leaderboards of 100, ten times',
  prepare: async () => {
    const lists = Array.from({ length: ALIASES }, (_, nth) => `a${nth}: ${LEADERS}`)
    return `query($limit: Int) { ${lists.join(' ')} }`
  },
  run: (target, query) => atOnce(10, () => ask(target, query, { limit: 100 })),
})
