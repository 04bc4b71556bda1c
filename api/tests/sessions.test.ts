import t from 'tap'
import type { LoginSession } from '#schema/entities.ts'
import type { ErrorBody } from '#schema/errors.ts'
import { logInAdmin, registerUser } from './factories.ts'
import { openAdminSocket, openUserSockets, untilEnded } from './sessions/open-sockets.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t)
const { call } = app

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0'

const logIn = async ({ email, password }: { email: string; password: string }) => {
  const { body } = await call<{ token: string }>('POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'user-agent': FIREFOX },
  })
  return body.token
}
const sessionsOf = async (token: string) =>
  (await call<{ sessions: LoginSession[] }>('GET', '/api/auth/sessions', { token })).body.sessions
const statusOf = async (token: string) => (await call('GET', '/api/auth/me', { token })).status

t.test('each login is listed with its device, and can be ended alone', async t => {
  const ada = await registerUser(app)
  const other = await logIn(ada)
  const sessions = await sessionsOf(ada.token)
  t.equal(sessions.length, 2)
  t.match(
    sessions.find(({ is_current }) => !is_current),
    { browser: 'Firefox', system: 'Windows' },
  )
  const [theirs] = await sessionsOf(other)
  t.match(theirs, { is_current: true, browser: 'Firefox' }, 'the latest used first')
  const sockets = await openUserSockets(t, app, other)
  const own = await openUserSockets(t, app, ada.token)
  const ended = await call('DELETE', `/api/auth/sessions/${theirs?.session_id}`, {
    token: ada.token,
  })
  t.equal(ended.status, 204)
  await untilEnded(sockets)
  t.equal(await statusOf(other), 401)
  t.equal(await statusOf(ada.token), 200)
  t.ok(
    own.every(({ isOpen }) => isOpen()),
    'the other login goes on',
  )
  t.equal((await sessionsOf(ada.token)).length, 1)
  const again = await call<ErrorBody>('DELETE', `/api/auth/sessions/${theirs?.session_id}`, {
    token: ada.token,
  })
  t.match(again, { status: 404, body: { message_code: 'SESSION_NOT_FOUND' } })
})

t.test('nobody ends the login of somebody else', async t => {
  const [ada, bob] = [await registerUser(app), await registerUser(app)]
  const [session] = await sessionsOf(ada.token)
  for (const path of [`/api/auth/sessions/${session?.session_id}`, '/api/auth/sessions/x'])
    t.equal((await call('DELETE', path, { token: bob.token })).status, 404)
  t.equal(await statusOf(ada.token), 200)
})

t.test('logging out ends the login itself, not only the browser’s memory of it', async t => {
  const ada = await registerUser(app)
  const sockets = await openUserSockets(t, app, ada.token)
  t.equal((await call('POST', '/api/auth/logout', { token: ada.token })).status, 204)
  await untilEnded(sockets)
  t.equal(await statusOf(ada.token), 401)
})

t.test('a new password ends every other login and its sockets', async t => {
  const ada = await registerUser(app)
  const other = await logIn(ada)
  const sockets = [
    ...(await openUserSockets(t, app, ada.token)),
    ...(await openUserSockets(t, app, other)),
  ]
  const { body } = await call<{ token: string }>('PUT', '/api/auth/me', {
    token: ada.token,
    body: { password: 'secret-2', current_password: ada.password },
  })
  await untilEnded(sockets)
  for (const token of [ada.token, other]) t.equal(await statusOf(token), 401)
  t.equal(await statusOf(body.token), 200)
  t.match(await sessionsOf(body.token), [{ is_current: true }])
})

t.test('log out everywhere ends this login too, by GraphQL as by REST', async t => {
  const ada = await registerUser(app)
  const other = await logIn(ada)
  const sockets = await openUserSockets(t, app, other)
  t.equal((await call('DELETE', '/api/auth/sessions', { token: ada.token })).status, 204)
  await untilEnded(sockets)
  for (const token of [ada.token, other]) t.equal(await statusOf(token), 401)
  const token = await logIn(ada)
  const list = '{ sessions { id browser system isCurrent } }'
  t.match((await app.graphql(list, {}, { token })).body.data, {
    sessions: [{ browser: 'Firefox', system: 'Windows', isCurrent: true }],
  })
  const mutation = 'mutation { logOutEverywhere { userErrors { code } } }'
  t.same((await app.graphql(mutation, {}, { token })).body.data, {
    logOutEverywhere: { userErrors: [] },
  })
  t.equal(await statusOf(token), 401)
})

t.test('a deleted account has no login and no socket', async t => {
  const ada = await registerUser(app)
  const admin = await logInAdmin(app)
  const sockets = await openUserSockets(t, app, ada.token)
  await call('DELETE', `/api/admin/users/${ada.user.user_id}`, { token: admin })
  await untilEnded(sockets)
  t.equal(await statusOf(ada.token), 401)
})

t.test('an administrator’s logins end the same way, subscriptions too', async t => {
  const [admin, other] = [await logInAdmin(app), await logInAdmin(app)]
  const socket = await openAdminSocket(t, app, other)
  const { body } = await call<{ sessions: LoginSession[] }>('GET', '/api/admin/auth/sessions', {
    token: other,
  })
  const current = body.sessions.find(({ is_current }) => is_current)
  await call('DELETE', `/api/admin/auth/sessions/${current?.session_id}`, { token: admin })
  await untilEnded([socket])
  t.equal((await call('GET', '/api/admin/profile', { token: other })).status, 401)
  t.equal((await call('GET', '/api/admin/profile', { token: admin })).status, 200)
  await call('POST', '/api/admin/auth/logout', { token: admin })
  t.equal((await call('GET', '/api/admin/profile', { token: admin })).status, 401)
})

t.test('what is no token of a login is refused: no end, no known type, no id', async t => {
  const { user } = await registerUser(app)
  const hour = Math.floor(Date.now() / 1000) + 3_600
  const good = { type: 'user', id: user.user_id, ver: 0, exp: hour }
  t.equal(await statusOf(app.app.jwt.sign(good)), 200, 'one from before logins were stored')
  const { exp: _, ...endless } = good
  const unknownSession = '00000000-0000-4000-8000-000000000000'
  for (const claims of [
    endless,
    { ...good, exp: hour - 7_200 },
    { ...good, type: 'owner' },
    { ...good, type: undefined },
    { ...good, id: 'nobody' },
    { ...good, id: 7 },
    { ...good, ver: '0' },
    { ...good, ver: 1 },
    { ...good, sid: 'x' },
    { ...good, sid: unknownSession },
    { ...good, type: 'admin' },
  ]) {
    const token = app.app.jwt.sign(claims)
    t.equal(await statusOf(token), 401, JSON.stringify(claims))
    const { body } = await app.graphql('{ sessions { id } }', {}, { token })
    t.match(body.errors, [{ extensions: { code: 'UNAUTHENTICATED' } }], JSON.stringify(claims))
  }
})

t.test('the last use of a login is noted once in some minutes', async t => {
  const ada = await registerUser(app)
  const { db } = app.app.composed.deps
  const read = () =>
    db
      .selectFrom('sessions')
      .select('last_used_at')
      .where('user_id', '=', ada.user.user_id)
      .executeTakeFirstOrThrow()
  const before = await read()
  await statusOf(ada.token)
  t.same(await read(), before)
  const long = new Date(Date.now() - 10 * 60_000)
  await db.updateTable('sessions').set({ last_used_at: long }).execute()
  await statusOf(ada.token)
  t.ok((await read()).last_used_at > long)
})
