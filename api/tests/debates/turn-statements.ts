import t from 'tap'
import { submitTurn } from '#api/domain/debates/submit-turn.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { statementsOf } from '../count-statements.ts'
import { beginDebate, failingOpponent, registerUser } from '../factories.ts'
import { openApp } from '../test-app.ts'

t.test('a turn takes one statement before its first word, and one after its last', async t => {
  const app = await openApp(t, { opponent: failingOpponent(0) })
  const { deps } = app.app.composed
  const { token, user } = await registerUser(app)
  const viewer: Viewer = { kind: 'user', userId: user.user_id, guestId: null, address: '' }
  const { debate_id } = await beginDebate(app, { token })
  for (const message of ['The first one.', 'The second one.']) {
    const events = submitTurn(deps, viewer, { debate_id, message })
    const kinds: (string | undefined)[] = []
    const next = async () => kinds.push((await events.next()).value?.kind)
    t.equal((await statementsOf(app, next)).length, 1, 'authorised, leased, stored and read')
    t.equal((await statementsOf(app, next)).length, 0, 'the first word needs no other')
    t.equal((await statementsOf(app, next)).length, 1, 'the reply stored, the lease released')
    t.equal((await statementsOf(app, next)).length, 0)
    t.same(kinds, ['accepted', 'chunk', 'complete', undefined])
  }
})
