import { declareAttack } from '../attack.ts'
import { atOnce, outcomeOf, request } from '../client.ts'

const ACCOUNTS = 300

export const attack = declareAttack({
  name: `${ACCOUNTS} registrations at once`,
  prepare: async () => undefined,
  run: target =>
    atOnce(ACCOUNTS, nth =>
      outcomeOf(
        request(target, '/api/auth/register', {
          body: { email: `mass${nth}@example.org`, password: 'secret-1', username: `Mass${nth}` },
        }),
      ),
    ),
})
