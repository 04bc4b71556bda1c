import { declareAttack } from '../attack.ts'
import { ask, register } from '../client.ts'

const START = 'startDebate(input: { customTopic: "Tea is better than coffee", stance: for })'

/** 1,000 debates in one request. */
export const attack = declareAttack({
  name: '1,000 aliased startDebate',
  prepare: target => register(target, 'AliasStarter'),
  run: async (target, token) => {
    const starts = Array.from({ length: 1_000 }, (_, nth) => `a${nth}: ${START} { debate { id } }`)
    return [await ask(target, `mutation { ${starts.join(' ')} }`, {}, token)]
  },
})
