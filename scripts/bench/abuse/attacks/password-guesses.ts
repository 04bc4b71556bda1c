import { declareAttack } from '../attack.ts'
import { atOnce, outcomeOf, register, request } from '../client.ts'

const GUESSES = 300

/** Ten of them may be answered 401, which is what a checked guess is. */
export const attack = declareAttack({
  name: `${GUESSES} guesses of one password at once`,
  prepare: target => register(target, 'Guessed1'),
  run: target =>
    atOnce(GUESSES, nth =>
      outcomeOf(
        request(target, '/api/auth/login', {
          body: { email: 'guessed1@example.org', password: `guess-${nth}` },
        }),
      ),
    ),
})
