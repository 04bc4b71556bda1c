import { declareAttack } from '../attack.ts'
import { ask } from '../client.ts'

const ACCOUNTS = 60

const registration = (nth: number) =>
  `a${nth}: register(input: { email: "alias${nth}@example.org", password: "secret-1", username: "Alias${nth}" })
    { token }`

/** Sixty accounts, and as many passwords to hash, in one request. */
export const attack = declareAttack({
  name: `${ACCOUNTS} accounts in one request`,
  prepare: async () =>
    `mutation { ${Array.from({ length: ACCOUNTS }, (_, nth) => registration(nth)).join(' ')} }`,
  run: async (target, query) => [await ask(target, query)],
})
