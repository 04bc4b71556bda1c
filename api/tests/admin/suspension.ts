import t from 'tap'
import type { AdminPage, AdminUser } from '#schema/admin.ts'
import { logInAdmin, registerUser } from '../factories.ts'
import { playScored } from '../play-scored.ts'
import { openUserSockets, untilEnded } from '../sessions/open-sockets.ts'
import { openApp } from '../test-app.ts'

t.test('who is suspended is shut out at every door until restored; the debates stay', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const ada = await registerUser(app, { username: 'Ada' })
  await registerUser(app, { username: 'Bob' })
  const debateId = await playScored(app, ada.token)
  const path = `/api/admin/users/${ada.user.user_id}`
  const reset = await app.call<{ path: string }>('POST', `${path}/password-reset`, { token })
  const resetToken = reset.body.path.split('/').at(-1) ?? ''

  const sockets = await openUserSockets(t, app, ada.token)

  const suspended = await app.call<AdminUser>('PUT', `${path}/suspension`, { token })
  t.equal(suspended.status, 200)
  t.type(suspended.body.suspended_at, 'string')
  await untilEnded(sockets)
  t.match(
    await app.call('PUT', `${path}/suspension`, { token }),
    { status: 200, body: { suspended_at: suspended.body.suspended_at } },
    'again changes nothing',
  )

  const refused = { status: 403, body: { code: 'FORBIDDEN', message_code: 'ACCOUNT_SUSPENDED' } }
  const logIn = (password: string) =>
    app.call('POST', '/api/auth/login', { body: { email: ada.email, password } })
  t.equal((await app.call('GET', '/api/auth/me', { token: ada.token })).status, 401)
  t.match(await logIn(ada.password), refused)
  t.match(
    await logIn('wrong-secret'),
    { status: 401, body: { message_code: 'CREDENTIALS_WRONG' } },
    'who does not know the password is told nothing',
  )
  t.match(
    await app.call('POST', '/api/auth/reset-password', {
      body: { token: resetToken, password: 'brand-new-1' },
    }),
    refused,
  )
  const byGraphql = await app.graphql(
    'mutation($input: LogInInput!) { logIn(input: $input) { token } }',
    { input: { email: ada.email, password: ada.password } },
  )
  t.match(byGraphql.body.errors, [
    { extensions: { code: 'FORBIDDEN', messageCode: 'ACCOUNT_SUSPENDED' } },
  ])

  t.equal((await app.call('GET', `/api/admin/debates/${debateId}`, { token })).status, 200)
  const listed = await app.call<AdminPage<AdminUser>>('GET', '/api/admin/users?suspended=true', {
    token,
  })
  t.same(
    listed.body.data.map(row => row.username),
    ['Ada'],
  )
  t.match((await app.call('GET', '/api/admin/users?suspended=false', { token })).body, { total: 1 })
  t.match((await app.call('GET', path, { token })).body, {
    user: { suspended_at: suspended.body.suspended_at },
  })

  t.match(await app.call('DELETE', `${path}/suspension`, { token }), {
    status: 200,
    body: { suspended_at: null },
  })
  t.equal(
    (await app.call('GET', '/api/auth/me', { token: ada.token })).status,
    401,
    'what was ended stays ended',
  )
  t.equal((await logIn(ada.password)).status, 200, 'the refused reset changed no password')
  const setByLink = await app.call('POST', '/api/auth/reset-password', {
    body: { token: resetToken, password: 'brand-new-1' },
  })
  t.equal(setByLink.status, 200, 'and did not use up the link')

  const { body } = await app.graphql<{ adminAudit: { nodes: { action: string }[] } }>(
    '{ adminAudit { nodes { action } } }',
    {},
    { token },
  )
  t.same(
    body.data?.adminAudit.nodes.map(entry => entry.action),
    ['restore_user', 'suspend_user', 'create_password_reset'],
    'each change once',
  )
})

t.test('an administrator ends all logins of a user, who may log in again', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const ada = await registerUser(app)
  const { body } = await app.graphql(
    `mutation($id: ID!) {
      endUserSessions(input: { userId: $id }) { user { id suspendedAt } userErrors { code } }
    }`,
    { id: ada.user.user_id },
    { token },
  )
  t.same(body.data, {
    endUserSessions: { user: { id: ada.user.user_id, suspendedAt: null }, userErrors: [] },
  })
  t.equal((await app.call('GET', '/api/auth/me', { token: ada.token })).status, 401)
  t.equal(
    (
      await app.call('POST', '/api/auth/login', {
        body: { email: ada.email, password: ada.password },
      })
    ).status,
    200,
  )
})
