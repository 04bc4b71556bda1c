import t from 'tap'
import type { ErrorBody } from '#schema/errors.ts'
import { beginDebate, firstTopic, logInAdmin, registerUser, SPEECH } from './factories.ts'
import { openUserSockets, untilEnded } from './sessions/open-sockets.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t)
const { call } = app

type Exported = {
  account: { email: string }
  motions: { topic_text_en: string }[]
  logins: object[]
  debates: { debate_id: string; turns: { message_text: string; withdrawn_at: string | null }[] }[]
}

t.test('the export has all that is stored of a person, and nothing of anybody else', async t => {
  const [ada, bob] = [await registerUser(app), await registerUser(app)]
  const said: string[] = []
  for (let nth = 0; nth < 21; nth += 1) {
    const { debate_id } = await beginDebate(
      app,
      { token: ada.token },
      { topic_id: 'custom', custom_topic: `Tea number ${nth} is better` },
    )
    const message = `Adas argument ${nth}. ${SPEECH}`
    if (nth === 20) {
      said.push(message)
      await call('POST', `/api/debates/${debate_id}/turn`, { token: ada.token, body: { message } })
    }
  }
  await beginDebate(app, { token: bob.token }, { topic_id: 'custom', custom_topic: 'Bobs motion' })
  const { status, body, headers } = await call<Exported>('GET', '/api/auth/me/export', {
    token: ada.token,
  })
  t.equal(status, 200)
  t.match(headers['content-disposition'], /attachment; filename="my-debates.json"/)
  t.equal(headers['cache-control'], 'no-store')
  t.equal(body.account.email, ada.email)
  t.equal(body.debates.length, 21)
  t.equal(body.motions.length, 21)
  t.equal(body.logins.length, 1)
  const texts = body.debates.flatMap(({ turns }) => turns.map(turn => turn.message_text))
  for (const message of said) t.ok(texts.includes(message))
  const whole = JSON.stringify(body)
  for (const secret of [bob.email, 'Bobs motion', 'password_hash', 'argon2', 'token'])
    t.notOk(whole.includes(secret), secret)
  const over = await app.graphql<{ viewerExport: string }>(
    '{ viewerExport }',
    {},
    { token: ada.token },
  )
  const again: Exported = JSON.parse(over.body.data?.viewerExport ?? '')
  t.same(again.debates, body.debates, 'the same by GraphQL')
})

t.test('whoever deletes their account says the password, and then nothing is theirs', async t => {
  const ada = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token: ada.token })
  const shared = await call<{ path: string }>('POST', `/api/debates/${debate_id}/share`, {
    token: ada.token,
  })
  const link = `/api/shared/${shared.body.path.split('/').at(-1)}`
  t.equal((await call('GET', link)).status, 200)
  const sockets = await openUserSockets(t, app, ada.token)
  for (const password of ['wrong-one', undefined]) {
    const { status, body } = await call<ErrorBody>('POST', '/api/auth/me/delete', {
      token: ada.token,
      body: { password },
    })
    t.equal(status, 400)
    t.match(body.errors, [{ field: 'password', code: 'CURRENT_PASSWORD_WRONG' }])
  }
  const gone = await call('POST', '/api/auth/me/delete', {
    token: ada.token,
    body: { password: ada.password },
  })
  t.equal(gone.status, 204)
  await untilEnded(sockets)
  t.equal((await call('GET', '/api/auth/me', { token: ada.token })).status, 401)
  t.equal((await call('GET', link)).status, 404, 'the link died with the account')
  const { db } = app.app.composed.deps
  const left = await db
    .selectFrom('debates')
    .select('user_id')
    .where('debate_id', '=', debate_id)
    .executeTakeFirstOrThrow()
  t.equal(left.user_id, null, 'the debate stays in the totals')
  await registerUser(app, { username: ada.user.username })
})

t.test('an administrator’s deletion takes the links too; GraphQL deletes one’s own', async t => {
  const [ada, bob] = [await registerUser(app), await registerUser(app)]
  const { debate_id } = await beginDebate(app, { token: ada.token })
  await call('POST', `/api/debates/${debate_id}/share`, { token: ada.token })
  const admin = await logInAdmin(app)
  await call('DELETE', `/api/admin/users/${ada.user.user_id}`, { token: admin })
  const { db } = app.app.composed.deps
  const links = await db
    .selectFrom('share_links')
    .selectAll()
    .where('debate_id', '=', debate_id)
    .execute()
  t.same(links, [])
  const mutation = (password: string) =>
    `mutation { deleteViewer(input: { password: "${password}" }) {
      deletedUserId userErrors { messageCode } } }`
  t.match((await app.graphql(mutation('no'), {}, { token: bob.token })).body.data, {
    deleteViewer: { userErrors: [{ messageCode: 'CURRENT_PASSWORD_WRONG' }] },
  })
  t.match((await app.graphql(mutation(bob.password), {}, { token: bob.token })).body.data, {
    deleteViewer: { deletedUserId: bob.user.user_id, userErrors: [] },
  })
})

t.test('an account without a password is deleted by its username', async t => {
  const ada = await registerUser(app)
  const { db } = app.app.composed.deps
  await db
    .updateTable('users')
    .set({ password_hash: null })
    .where('user_id', '=', ada.user.user_id)
    .execute()
  const say = (username: string) =>
    call('POST', '/api/auth/me/delete', { token: ada.token, body: { username } })
  t.equal((await say('somebody')).status, 400)
  t.equal((await say(ada.user.username)).status, 204)
})

t.test('a new address needs the password', async t => {
  const ada = await registerUser(app)
  const change = (more: object) =>
    call<ErrorBody>('PUT', '/api/auth/me', {
      token: ada.token,
      body: { email: 'new-ada@example.org', ...more },
    })
  for (const more of [{}, { current_password: 'wrong-one' }])
    t.match(await change(more), {
      status: 400,
      body: { errors: [{ field: 'current_password', code: 'CURRENT_PASSWORD_WRONG' }] },
    })
  t.match(await change({ current_password: ada.password }), {
    status: 200,
    body: { email: 'new-ada@example.org' },
  })
  t.equal((await change({})).status, 200, 'the same one is no change')
})

t.test('a link for a new password dies when the password changes', async t => {
  const ada = await registerUser(app)
  const admin = await logInAdmin(app)
  const { body } = await call<{ path: string }>(
    'POST',
    `/api/admin/users/${ada.user.user_id}/password-reset`,
    { token: admin },
  )
  const token = body.path.split('/').at(-1)
  const check = async () =>
    (await call('POST', '/api/auth/reset-password/check', { body: { token } })).body
  t.same(await check(), { works: true })
  await call('PUT', '/api/auth/me', {
    token: ada.token,
    body: { password: 'secret-2', current_password: ada.password },
  })
  t.same(await check(), { works: false })
})

t.test('an address that looks like another one is refused, at every door', async t => {
  const ada = await registerUser(app)
  const admin = await logInAdmin(app)
  for (const email of [
    'аda@example.org', // a Cyrillic letter
    'ａda@example.org', // full-width
    'ada\u200B@example.org', // with nothing to see
    'ada@exаmple.org', // in the domain
    'adá@example.org',
  ]) {
    const refused = {
      status: 400,
      body: { errors: [{ field: 'email', code: 'EMAIL_LOOK_ALIKE' }] },
    }
    const registered = { email, password: 'secret-1', username: 'Lookalike' }
    t.match(await call('POST', '/api/auth/register', { body: registered }), refused, email)
    const own = { email, current_password: ada.password }
    t.match(await call('PUT', '/api/auth/me', { token: ada.token, body: own }), refused)
    const path = `/api/admin/users/${ada.user.user_id}`
    t.match(await call('PUT', path, { token: admin, body: { email } }), refused)
    t.match(
      await call('POST', '/api/admin/administrators', { token: admin, body: { email } }),
      refused,
    )
  }
})

t.test('personal answers are kept by no browser, shared ones may be', async t => {
  const ada = await registerUser(app)
  for (const path of [
    '/api/auth/me',
    '/api/users/profile',
    '/api/auth/sessions',
    '/api/users/debates',
  ])
    t.equal(
      (await call('GET', path, { token: ada.token })).headers['cache-control'],
      'no-store',
      path,
    )
  const { headers } = await app.graphql('{ viewer { email } }', {}, { token: ada.token })
  t.equal(headers['cache-control'], 'no-store')
})

t.test('a self-written motion is public only when an administrator said so', async t => {
  const ada = await registerUser(app)
  const admin = await logInAdmin(app)
  const custom_topic = 'My neighbour should be quiet'
  const { topic } = await beginDebate(
    app,
    { token: ada.token },
    { topic_id: 'custom', custom_topic },
  )
  const path = `/api/admin/topics/${topic.topic_id}`
  const isPublic = async () => {
    const { body } = await call<object[]>('GET', '/api/topics?search=neighbour')
    return body.length > 0
  }
  const change = (body: object) => call<ErrorBody>('PUT', path, { token: admin, body })
  const refused = {
    status: 400,
    body: { errors: [{ field: 'confirm_public', code: 'PUBLISH_NOT_CONFIRMED' }] },
  }
  t.match(await change({ status: 'approved' }), refused)
  t.equal((await change({ status: 'archived' })).status, 200)
  t.match(await change({ status: 'approved' }), refused, 'nor by way of the archive')
  t.match(await change({ status: 'approved', confirm_public: false }), refused)
  t.equal(await isPublic(), false)
  t.equal((await change({ status: 'approved', confirm_public: true })).status, 200)
  t.equal(await isPublic(), true)
  const curated = await firstTopic(app)
  const theirs = `/api/admin/topics/${curated.topic_id}`
  for (const status of ['archived', 'approved'])
    t.equal((await call('PUT', theirs, { token: admin, body: { status } })).status, 200, status)
})
