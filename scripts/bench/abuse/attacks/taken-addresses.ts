import { declareAttack } from '../attack.ts'
import { atOnce, outcomeOf, register, request } from '../client.ts'

const QUESTIONS = 400

/** 409 is an answer that the address is taken: 300 at once, then five a minute. */
export const attack = declareAttack({
  name: `${QUESTIONS} questions whether addresses are registered`,
  prepare: target => register(target, 'Taken1'),
  run: target =>
    atOnce(QUESTIONS, nth =>
      outcomeOf(
        request(target, '/api/auth/register', {
          body: { email: 'taken1@example.org', password: 'secret-1', username: `Asks${nth}` },
        }),
      ),
    ),
})
