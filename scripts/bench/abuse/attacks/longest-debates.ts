import { type AttackOutcome, declareAttack, type Target } from '../attack.ts'
import { atOnce, outcomeOf, register, request, startDebate } from '../client.ts'

const DEBATES = 10
const TURNS = 6
const LONGEST = 8_000
const SENTENCE = 'You said that tea is dear, but it is not so, because water costs nothing. '

const MESSAGE = SENTENCE.repeat(LONGEST).slice(0, LONGEST)

type Prepared = { token: string; debates: string[] }

/** Argues a debate with the longest turns, ends it and writes a turn anew. */
const playWhole = async (target: Target, token: string, id: string): Promise<AttackOutcome[]> => {
  const post = (path: string, body: object) =>
    outcomeOf(request(target, path, { body, headers: { authorization: `Bearer ${token}` } }))
  const outcomes: AttackOutcome[] = []
  for (let turn = 0; turn < TURNS; turn += 1)
    outcomes.push(await post(`/api/debates/${id}/turn`, { message: MESSAGE }))
  outcomes.push(await post(`/api/debates/${id}/end`, {}))
  outcomes.push(await post(`/api/debates/${id}/retry`, { message: MESSAGE }))
  return outcomes
}

/** One user argues in many debates at once with the longest turns, and has all of them judged. */
export const attack = declareAttack({
  name: `${DEBATES} debates at once with turns of ${LONGEST} characters, ended and written anew`,
  prepare: async (target): Promise<Prepared> => {
    // The first debate of a server loads the opponent and the judge.
    const other = await register(target, 'Earlier1')
    await playWhole(target, other, await startDebate(target, other))
    const token = await register(target, 'Longest1')
    return { token, debates: await atOnce(DEBATES, () => startDebate(target, token)) }
  },
  run: async (target, { token, debates }: Prepared) =>
    (await Promise.all(debates.map(id => playWhole(target, token, id)))).flat(),
})
