import { declareAttack } from '../attack.ts'
import { ask } from '../client.ts'

const search = (nth: number) =>
  `a${nth}: topics(first: 1, filter: { search: "s${nth}" }) { totalCount nodes { id } }`

/** 1,000 searches in one request. */
export const attack = declareAttack({
  name: '1,000 aliased searches',
  prepare: async () => `{ ${Array.from({ length: 1_000 }, (_, nth) => search(nth)).join(' ')} }`,
  run: async (target, query) => [await ask(target, query)],
})
