import { declareAttack, type Target } from '../attack.ts'
import { atOnce, outcomeOf, register, request, startDebate } from '../client.ts'

/** As many turns and rewrites as one user may send at once. */
const TURNS = 20
const REWRITES = 6
const LONGEST = 8_000

const sentence = (turn: number, nth: number) =>
  `Tea ${turn} is better than coffee ${nth}, because it costs less ${'a'.repeat(60)}. `
const messageOf = (turn: number) =>
  Array.from({ length: LONGEST / 100 }, (_, nth) => sentence(turn, nth))
    .join('')
    .slice(0, LONGEST)

/** Each sentence nearly stands in every turn. */
const REWRITE = 'aaab.'.repeat(LONGEST / 5)

type Prepared = { token: string; id: string }

const post = ({ target, token }: { target: Target; token: string }, path: string, body: object) =>
  outcomeOf(request(target, path, { body, headers: { authorization: `Bearer ${token}` } }))

/** One user ends a long debate and writes a turn anew in very many short sentences. */
export const attack = declareAttack({
  name: `a debate of ${TURNS} turns of ${LONGEST} characters, then ${REWRITES} rewrites at once`,
  prepare: async (target): Promise<Prepared> => {
    const token = await register(target, 'Sentences1')
    const id = await startDebate(target, token)
    for (let turn = 0; turn < TURNS; turn += 1)
      await post({ target, token }, `/api/debates/${id}/turn`, { message: messageOf(turn) })
    return { token, id }
  },
  run: async (target, { token, id }: Prepared) => {
    const ended = await post({ target, token }, `/api/debates/${id}/end`, {})
    const rewritten = await atOnce(REWRITES, () =>
      post({ target, token }, `/api/debates/${id}/retry`, { message: REWRITE }),
    )
    return [ended, ...rewritten]
  },
})
