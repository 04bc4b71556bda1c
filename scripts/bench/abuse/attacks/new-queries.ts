import { declareAttack } from '../attack.ts'
import { ask, atOnce } from '../client.ts'

/** As long as a query can be without being refused for it, and never the same. */
const query = (nth: number) =>
  `query Q${nth} { ${Array.from({ length: 25 }, (_, alias) => `a${nth}x${alias}: statistics { ${'totalUsers totalDebates averageScore '.repeat(10)} }`).join(' ')} }`

/** Each is parsed, checked and kept. */
export const attack = declareAttack({
  name: '600 long queries, no two the same',
  prepare: async () => null,
  run: target => atOnce(600, nth => ask(target, query(nth))),
})
