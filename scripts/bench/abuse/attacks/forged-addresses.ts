import { declareAttack } from '../attack.ts'
import { atOnce, outcomeOf, register, request } from '../client.ts'

const GUESSES = 300

/** The proxy adds whom it has seen to what the caller wrote: only that last address counts. */
export const attack = declareAttack({
  name: `${GUESSES} guesses behind made-up addresses`,
  prepare: target => register(target, 'Forged1'),
  run: target =>
    atOnce(GUESSES, nth =>
      outcomeOf(
        request(target, '/api/auth/login', {
          body: { email: `forged${nth}@example.org`, password: 'guess' },
          headers: { 'x-forwarded-for': `203.0.113.${nth % 250}, ${target.address}` },
        }),
      ),
    ),
})
