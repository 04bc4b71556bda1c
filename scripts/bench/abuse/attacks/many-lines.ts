import { declareAttack } from '../attack.ts'
import { ask } from '../client.ts'

const LINES = 45_000
const QUERIES = 10

/** The line of each error is found anew, from the top: here a thousand of them, far below. */
export const attack = declareAttack({
  name: `${QUERIES} queries of ${LINES} lines, with a thousand refused fields`,
  prepare: async () =>
    `${'\n'.repeat(LINES)}{ topics(first: 100) { nodes { ${Array.from(
      { length: 10 },
      (_, nth) => `a${nth}: averageScore`,
    ).join(' ')} } } }`,
  run: async (target, query) => {
    const outcomes = []
    for (let nth = 0; nth < QUERIES; nth += 1) outcomes.push(await ask(target, query))
    return outcomes
  },
})
