import { declareAttack } from '../attack.ts'
import { ask, atOnce } from '../client.ts'

const LEADERS =
  'leaderboard(limit: 100) { rank averageScore user { id username avatarId averageScore } }'

/** Queries that each are nearly as dear as a query may be. */
export const attack = declareAttack({
  name: '600 dear queries at once',
  prepare: async () =>
    `{ ${Array.from({ length: 6 }, (_, nth) => `a${nth}: ${LEADERS}`).join(' ')} }`,
  run: (target, query) => atOnce(600, () => ask(target, query)),
})
