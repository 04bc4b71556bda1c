import t from 'tap'
import { endDebate } from '#api/domain/debates/end-debate.ts'
import { storeUserTurn } from '#api/domain/debates/store-turns.ts'
import { submitTurn } from '#api/domain/debates/submit-turn.ts'
import { takeTurnLease } from '#api/domain/debates/turn-lease.ts'
import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { EndDebateAnswer } from '#schema/rest/debates.ts'
import { beginDebate, failingOpponent, registerUser } from '../factories.ts'
import { openApp, type TestApp } from '../test-app.ts'

const RACES = 30

/** Whether the turn was acknowledged; whatever the end did to it afterwards does not count. */
const isAccepted = async (deps: Deps, viewer: Viewer, debateId: string): Promise<boolean> => {
  const events = submitTurn(deps, viewer, { debate_id: debateId, message: 'Just in time.' })
  try {
    return (await events.next()).value?.kind === 'accepted'
  } catch {
    return false
  } finally {
    await events.return(undefined)
  }
}

const debater = async (app: TestApp) => {
  const { token, user } = await registerUser(app)
  const viewer: Viewer = { kind: 'user', userId: user.user_id, guestId: null, address: '' }
  return { token, viewer }
}

t.test('a turn is acknowledged only if the end of the debate counts it', async t => {
  const app = await openApp(t, { opponent: failingOpponent(0) })
  const { deps } = app.app.composed
  const { token, viewer } = await debater(app)
  const kinds = new Set<boolean>()
  for (let race = 0; race < RACES; race += 1) {
    const { debate_id } = await beginDebate(app, { token })
    const ahead = race % 5
    const isEndFirst = race % 2 === 0
    const turn = () => isAccepted(deps, viewer, debate_id)
    const end = () => endDebate(deps, viewer, { debate_id })
    const first = isEndFirst ? end() : turn()
    // The other sets off so many statements later.
    for (let at = 0; at < ahead; at += 1) await findTurns(deps.db, debate_id)
    const second = isEndFirst ? turn() : end()
    const [ended, accepted] = (await Promise.all(
      isEndFirst ? [first, second] : [second, first],
    )) as [EndDebateAnswer, boolean]
    const turns = await findTurns(deps.db, debate_id)
    const stored = turns.filter(({ speaker }) => speaker === 'user').length
    t.equal(ended.unscored_params?.turns, stored, 'the end counted every stored turn')
    t.equal(accepted, stored === 1, 'what is stored is acknowledged, and nothing else')
    kinds.add(stored === 1)
  }
  t.equal(kinds.size, 2, 'both came to pass')
})

t.test('whoever took the lease before the end stores nothing after it', async t => {
  const app = await openApp(t, { opponent: failingOpponent(0) })
  const { deps } = app.app.composed
  const { token, viewer } = await debater(app)
  const { debate_id } = await beginDebate(app, { token })
  const lease = await takeTurnLease(deps, debate_id)
  await endDebate(deps, viewer, { debate_id })
  const late = { debate_id, position: 1, text: 'Too late.', client_turn_id: 'late' }
  await t.rejects(storeUserTurn(deps, lease, late), { message: 'This debate has ended.' })
  t.equal((await findTurns(deps.db, debate_id)).length, 1)
})
