import t from 'tap'
import type { Admin } from '#schema/entities.ts'
import type { ErrorBody } from '#schema/errors.ts'
import { logInAdmin } from './factories.ts'
import { openAdminSocket, untilEnded } from './sessions/open-sockets.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t)
const { call } = app

type AdminLogin = { token: string; admin: Admin }

const invite = async (token: string, email: string) => {
  const { status, body } = await call<{ path: string }>('POST', '/api/admin/administrators', {
    token,
    body: { email },
  })
  t.equal(status, 201)
  t.match(body.path, /^\/admin\/invitation\/[\w-]{32}$/)
  return body.path.split('/').at(-1) ?? ''
}
const accept = (token: string, more: object = {}) =>
  call<AdminLogin & ErrorBody>('POST', '/api/admin/auth/invitation', {
    body: { token, full_name: 'Grace Hopper', password: 'grace-secret', ...more },
  })
const works = async (token: string) =>
  (await call('POST', '/api/admin/auth/invitation/check', { body: { token } })).body
const statusOf = async (token: string) =>
  (await call('GET', '/api/admin/profile', { token })).status
const logIn = (email: string, password: string) =>
  call<AdminLogin>('POST', '/api/admin/auth/login', { body: { email, password } })

t.test('an invitation makes one administrator, once', async t => {
  const admin = await logInAdmin(app)
  const first = await invite(admin, 'grace@example.org')
  const link = await invite(admin, 'Grace@example.org')
  t.same(await works(first), { works: false }, 'the later one replaces it')
  t.same(await works(link), { works: true })
  t.match(await accept(link, { password: 'x', full_name: ' ' }), {
    status: 400,
    body: { errors: [{ field: 'full_name' }, { field: 'password' }] },
  })
  const { status, body } = await accept(link)
  t.equal(status, 201)
  t.match(body.admin, { email: 'Grace@example.org', full_name: 'Grace Hopper', revoked_at: null })
  t.equal(await statusOf(body.token), 200)
  t.match(await accept(link), { status: 400, body: { errors: [{ code: 'INVITATION_SPENT' }] } })
  t.equal((await logIn('grace@example.org', 'grace-secret')).status, 200)
  const again = await call<ErrorBody>('POST', '/api/admin/administrators', {
    token: admin,
    body: { email: 'GRACE@example.org' },
  })
  t.match(again, { status: 409, body: { message_code: 'INVITED_IS_ADMIN' } })
})

t.test('a revoked administrator is out everywhere, and can be invited again', async t => {
  const admin = await logInAdmin(app)
  const { body: ada } = await accept(await invite(admin, 'ada@example.org'))
  const theirs = await invite(ada.token, 'friend@example.org')
  const socket = await openAdminSocket(t, app, ada.token)
  const list = await call<{ administrators: Admin[]; invitations: object[] }>(
    'GET',
    '/api/admin/administrators',
    { token: admin },
  )
  t.match(list.body.invitations, [{ email: 'friend@example.org' }])
  const own = list.body.administrators.find(({ email }) => email === 'admin@example.org')
  t.match(await call('DELETE', `/api/admin/administrators/${own?.admin_id}`, { token: admin }), {
    status: 409,
    body: { message_code: 'ADMIN_IS_YOU' },
  })
  const path = `/api/admin/administrators/${ada.admin.admin_id}`
  t.equal((await call('DELETE', path, { token: admin })).status, 204)
  await untilEnded([socket])
  t.equal(await statusOf(ada.token), 401)
  t.equal((await logIn('ada@example.org', 'grace-secret')).status, 401)
  t.same(await works(theirs), { works: false }, 'nor does anybody come in by their invitation')
  t.equal((await call('DELETE', path, { token: admin })).status, 404)
  const { body: back } = await accept(await invite(admin, 'ada@example.org'))
  t.equal(back.admin.admin_id, ada.admin.admin_id, 'the same account, which the audit log names')
  t.equal(await statusOf(back.token), 200)
})

t.test('of two who revoke each other at the same moment one is left', async t => {
  const admin = await logInAdmin(app)
  const { body: one } = await accept(await invite(admin, 'one@example.org'))
  const { body: two } = await accept(await invite(admin, 'two@example.org'))
  const revoke = (by: AdminLogin, other: AdminLogin) =>
    call('DELETE', `/api/admin/administrators/${other.admin.admin_id}`, { token: by.token })
  await Promise.all([revoke(one, two), revoke(two, one)])
  const left = [await statusOf(one.token), await statusOf(two.token)].sort()
  t.same(left, [200, 401])
})

t.test('a new password needs the current one and ends the other logins', async t => {
  const admin = await logInAdmin(app)
  const { body: kay } = await accept(await invite(admin, 'kay@example.org'))
  const other = (await logIn('kay@example.org', 'grace-secret')).body.token
  const socket = await openAdminSocket(t, app, other)
  const change = (current_password: string, password = 'kay-secret') =>
    call<AdminLogin & ErrorBody>('PUT', '/api/admin/auth/password', {
      token: kay.token,
      body: { password, current_password },
    })
  t.match(await change('wrong-one'), {
    status: 400,
    body: { errors: [{ field: 'current_password', code: 'CURRENT_PASSWORD_WRONG' }] },
  })
  t.match(await change('grace-secret', 'x'), { status: 400 })
  const { body } = await change('grace-secret')
  await untilEnded([socket])
  for (const token of [kay.token, other]) t.equal(await statusOf(token), 401)
  t.equal(await statusOf(body.token), 200)
  t.equal((await logIn('kay@example.org', 'grace-secret')).status, 401)
  t.equal((await logIn('kay@example.org', 'kay-secret')).status, 200)
})

t.test('the same by GraphQL, and all of it is in the log of changes', async t => {
  const token = await logInAdmin(app)
  const ask = async (query: string) => {
    const { body } = await app.graphql(query, {}, { token })
    t.same(body.errors, undefined, query)
    return body.data
  }
  const invited = await ask(
    `mutation { inviteAdmin(input: { email: "lin@example.org" }) {
      path expiresAt userErrors { code }
    } }`,
  )
  t.match(invited, { inviteAdmin: { expiresAt: /Z$/, userErrors: [] } })
  const link = JSON.stringify(invited).match(/invitation\/([\w-]+)/)?.[1]
  t.same(await ask(`{ adminInvitationWorks(token: "${link}") }`), { adminInvitationWorks: true })
  t.match(
    await ask(`mutation { acceptAdminInvitation(
      input: { token: "${link}", fullName: "Lin", password: "lin-secret" }
    ) { token admin { id email } userErrors { code } } }`),
    { acceptAdminInvitation: { token: String, admin: { email: 'lin@example.org' } } },
  )
  const list = await ask('{ admins { id email revokedAt createdAt } adminInvitations { email } }')
  t.match(JSON.stringify(list), 'lin@example.org')
  const id = JSON.stringify(list).match(/"id":"([\w-]+)","email":"lin@/)?.[1]
  t.match(await ask(`mutation { revokeAdmin(input: { adminId: "${id}" }) { revokedAdminId } }`), {
    revokeAdmin: { revokedAdminId: id },
  })
  t.match(
    await ask(`mutation { changeAdminPassword(
      input: { password: "admin-secret", currentPassword: "no" }
    ) { token userErrors { messageCode } } }`),
    { changeAdminPassword: { userErrors: [{ messageCode: 'CURRENT_PASSWORD_WRONG' }] } },
  )
  const log = JSON.stringify(await ask('{ adminAudit(first: 100) { nodes { action } } }'))
  for (const action of ['invite_admin', 'accept_admin_invitation', 'revoke_admin'])
    t.match(log, action)
})

t.test('administrators and invitations come by pages, with how many there are', async t => {
  const admin = await logInAdmin(app)
  for (const name of ['one', 'two', 'three']) await invite(admin, `${name}@pages.example.org`)
  type Listed = {
    administrators: Admin[]
    invitations: { email: string }[]
    total_administrators: number
    total_invitations: number
  }
  const list = async (query = '') =>
    (await call<Listed>('GET', `/api/admin/administrators${query}`, { token: admin })).body
  const whole = await list()
  t.equal(whole.total_administrators, whole.administrators.length)
  t.equal(whole.total_invitations, whole.invitations.length)
  const [first, second] = [await list('?pageSize=2'), await list('?page=2&pageSize=2')]
  t.same(
    [...first.invitations, ...second.invitations].map(({ email }) => email),
    whole.invitations.slice(0, 4).map(({ email }) => email),
  )
  t.same([...first.administrators, ...second.administrators], whole.administrators.slice(0, 4))
  t.equal(second.total_invitations, whole.total_invitations)
  for (const query of ['?page=0', '?pageSize=101', '?pageSize=x', '?limit=2'])
    t.match(await call('GET', `/api/admin/administrators${query}`, { token: admin }), {
      status: 400,
    })
})
