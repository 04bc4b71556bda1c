import { declareAttack } from '../attack.ts'
import { ask, atOnce } from '../client.ts'

/** As long as a query can be without being refused for it, and never the same. */
const FIELDS = 'totalUsers totalDebates averageScore '.repeat(10)
const query = (nth: number) => {
  const roots = Array.from(
    { length: 25 },
    (_, alias) => `a${nth}x${alias}: statistics { ${FIELDS} }`,
  )
  return `query Q${nth} { ${roots.join(' ')} }`
}

/** Each is parsed, checked and kept. */
export const attack = declareAttack({
  name: '600 long queries, no two the same',
  prepare: async () => null,
  run: target => atOnce(600, nth => ask(target, query(nth))),
})
