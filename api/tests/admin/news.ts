import t from 'tap'
import { logInAdmin, registerUser, until } from '../factories.ts'
import { subscribeToDebates } from '../hear-debates.ts'
import { playScored } from '../play-scored.ts'
import { openApp } from '../test-app.ts'

t.test('a changed debate is told to subscribed administrators, and to nobody else', async t => {
  const app = await openApp(t)
  const admin = await logInAdmin(app)
  const { token } = await registerUser(app)
  const theirs = await subscribeToDebates(t, app, token)
  const ours = await subscribeToDebates(t, app, admin)
  t.equal(theirs.closedWith(), 4403, 'the user is refused at once')
  await ours.untilHeard(app)
  await playScored(app, token)
  await until('the score is told', () => ours.kinds().includes('scored'))
  t.same(ours.kinds().sort(), ['ended', 'scored', 'started'])
  t.notOk(theirs.hears('next'))
})
