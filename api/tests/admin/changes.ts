import t from 'tap'
import type { AdminPage, AdminTopic } from '#schema/admin.ts'
import { beginDebate, logInAdmin, registerUser } from '../factories.ts'
import { playScored } from '../play-scored.ts'
import { openApp } from '../test-app.ts'

t.test('users are edited, reset and erased; each change is in the log', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const ada = await registerUser(app, { username: 'Ada' })
  await registerUser(app, { username: 'Bob' })
  const debateId = await playScored(app, ada.token)
  const path = `/api/admin/users/${ada.user.user_id}`

  t.match((await app.call('PUT', path, { token, body: { username: 'Lovelace' } })).body, {
    username: 'Lovelace',
  })
  t.match(await app.call('PUT', path, { token, body: { username: 'bob' } }), {
    status: 409,
    body: { errors: [{ field: 'username' }] },
  })
  t.equal((await app.call('PUT', path, { token, body: { email: 'nonsense' } })).status, 400)

  const asked = await app.graphql(
    'mutation($input: CreatePasswordResetInput!) { createPasswordReset(input: $input) { expiresAt } }',
    { input: { userId: ada.user.user_id } },
    { token },
  )
  t.match(asked.body.data, { createPasswordReset: { expiresAt: /Z$/ } })
  const reset = await app.call<{ path: string }>('POST', `${path}/password-reset`, { token })
  t.equal(reset.status, 201)
  const resetToken = reset.body.path.split('/').at(-1) ?? ''
  const setPassword = (password: string, by = resetToken) =>
    app.call<{ token: string }>('POST', '/api/auth/reset-password', {
      body: { token: by, password },
    })
  const check = async (by = resetToken) => {
    const answer = await app.call('POST', '/api/auth/reset-password/check', { body: { token: by } })
    const field = '{ resetLinkWorks(token: "TOKEN") }'.replace('TOKEN', by)
    t.same((await app.graphql(field)).body.data, { resetLinkWorks: answer.body.works })
    return answer.body
  }
  t.same(await check(), { works: true })
  t.same(await check('unknown'), { works: false }, 'not whose it was, nor why it does not work')
  t.equal((await setPassword('12345')).status, 400, 'a weak password does not use the link up')
  t.equal((await setPassword('new-secret', 'unknown')).status, 400)
  const opened = await setPassword('new-secret')
  t.equal(opened.status, 200)
  t.equal((await app.call('GET', '/api/auth/me', { token: opened.body.token })).status, 200)
  t.equal(
    (await app.call('GET', '/api/auth/me', { token: ada.token })).status,
    401,
    'other sessions have ended',
  )
  t.equal((await setPassword('other-secret')).status, 400, 'the link works once')
  t.same(await check(), { works: false })

  t.equal((await app.call('DELETE', `${path}?confirmation=wrong`, { token })).status, 400)
  t.equal((await app.call('DELETE', `${path}?confirmation=Lovelace`, { token })).status, 204)
  t.equal((await app.call('GET', path, { token })).status, 404)
  t.match((await app.call('GET', `/api/admin/debates/${debateId}`, { token })).body, {
    debate: { user_id: 'anonymous', username: null },
  })
  t.match((await app.call('GET', '/api/users/stats')).body, { totalUsers: 1, totalDebates: 1 })

  const audit = '{ adminAudit { totalCount nodes { action message targetId details adminEmail } } }'
  const { body } = await app.graphql<{
    adminAudit: { nodes: { action: string; message: string }[] }
  }>(audit, {}, { token })
  t.same(
    body.data?.adminAudit.nodes.map(entry => entry.action),
    ['delete_user', 'create_password_reset', 'create_password_reset', 'update_user'],
  )
  t.equal(body.data?.adminAudit.nodes[0]?.message, 'delete user')
  t.notMatch(JSON.stringify(body), /Lovelace|ada@/, 'the log keeps no name of an erased person')
})

t.test('topics are added, changed, archived and deleted', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const { body: topic, status } = await app.call<AdminTopic>('POST', '/api/admin/topics', {
    token,
    body: {
      topic_text_en: 'Libraries should lend tools',
      topic_text_zh: '',
      is_recommended: false,
    },
  })
  t.equal(status, 201)
  t.match(topic, {
    topic_text_en: 'Libraries should lend tools',
    topic_text_zh: null,
    status: 'approved',
  })
  for (const topic_text_en of ['Too short', 'x'.repeat(501)])
    t.match(await app.call('POST', '/api/admin/topics', { token, body: { topic_text_en } }), {
      status: 400,
      body: { error: 'Invalid topic. Please ensure it is between 10 and 500 characters.' },
    })
  const path = `/api/admin/topics/${topic.topic_id}`
  const changed = await app.call('PUT', path, {
    token,
    body: { topic_text_zh: '图书馆应当出借工具', is_recommended: true },
  })
  t.match(changed.body, { topic_text_zh: '图书馆应当出借工具', is_recommended: true })
  const { token: user } = await registerUser(app)
  await beginDebate(app, { token: user }, { topic_id: topic.topic_id })
  t.equal((await app.call('DELETE', path, { token })).status, 204)
  const archived = await app.call<AdminPage<AdminTopic>>(
    'GET',
    '/api/admin/topics?status=archived',
    { token },
  )
  t.same(
    archived.body.data.map(row => row.topic_id),
    [topic.topic_id],
    'a debated topic is archived',
  )
  const start = { topic_id: topic.topic_id, stance: 'for', mode: 'text' }
  t.equal(
    (await app.call('POST', '/api/debates/start', { token: user, body: start })).status,
    404,
    'and offered no more',
  )
  const unused = await app.call<AdminTopic>('POST', '/api/admin/topics', {
    token,
    body: { topic_text_en: 'Nobody argues about this' },
  })
  t.equal(
    (await app.call('DELETE', `/api/admin/topics/${unused.body.topic_id}`, { token })).status,
    204,
  )
  t.equal(
    (await app.call('DELETE', `/api/admin/topics/${unused.body.topic_id}`, { token })).status,
    404,
  )
  t.match(
    (await app.call('PUT', '/api/admin/profile', { token, body: { full_name: ' Grace ' } })).body,
    {
      full_name: 'Grace',
    },
  )
  t.equal(
    (await app.call('PUT', '/api/admin/profile', { token, body: { full_name: ' ' } })).status,
    400,
  )
})
