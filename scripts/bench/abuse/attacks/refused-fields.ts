import { declareAttack } from '../attack.ts'
import { ask, register } from '../client.ts'

/** As many as a query may cost: each of a hundred rows has so many fields. */
const FIELDS = 48
const QUERIES = 10

/** Each field of each row is an error of its own. */
export const attack = declareAttack({
  name: `${QUERIES} queries for ${FIELDS} refused fields of each of 100 topics`,
  prepare: async target => ({
    token: await register(target, 'Refused1'),
    query: `{ topics(first: 100) { nodes { ${Array.from(
      { length: FIELDS },
      (_, nth) => `a${nth}: averageScore`,
    ).join(' ')} } } }`,
  }),
  run: async (target, { token, query }) => {
    const outcomes = []
    for (let nth = 0; nth < QUERIES; nth += 1) outcomes.push(await ask(target, query, {}, token))
    return outcomes
  },
})
